type Row = { id: string };
type Change<T> = { id: string; patch: Partial<T> };

/** Rows with `changes` laid over them, later ones last; rows without a change keep their identity. */
export function applyChanges<T extends Row>(
  rows: readonly T[],
  changes: readonly Change<NoInfer<T>>[],
): T[] {
  const patches = new Map<string, Partial<T>>();
  for (const { id, patch } of changes) patches.set(id, { ...patches.get(id), ...patch });
  return rows.map((row) => {
    const patch = patches.get(row.id);
    return patch ? { ...row, ...patch } : row;
  });
}

export function withoutRows<T extends Row>(rows: readonly T[], ids: readonly string[]): T[] {
  if (ids.length === 0) return [...rows];
  const gone = new Set(ids);
  return rows.filter((row) => !gone.has(row.id));
}
