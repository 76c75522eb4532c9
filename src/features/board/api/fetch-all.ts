import { unwrap } from '@/lib/errors';

/** What a hosted Supabase project returns at most for one request. */
export const PAGE_SIZE = 1000;

type Page<T> = PromiseLike<{ data: T[] | null; error: unknown; status: number }>;

/** Reads every row: one request, and one more for each page that came back full. */
export async function fetchAll<T>(readPage: (from: number, to: number) => Page<T>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = unwrap(await readPage(rows.length, rows.length + PAGE_SIZE - 1));
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
