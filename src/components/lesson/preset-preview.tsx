/** A page in miniature in the preset's colours: background, panel, accent, then text. */
export function PresetPreview({ colors }: { colors: readonly string[] }) {
  const [background, panel = background, accent = panel, text = accent] = colors;
  const line = (width: string) => (
    <span className={`block h-2 rounded-full ${width}`} style={{ backgroundColor: text }} />
  );
  return (
    <div
      aria-hidden
      className="flex items-center gap-6 border-b border-line p-6"
      style={{ backgroundColor: background }}
    >
      <div className="grow space-y-2.5">
        {line('w-4/5')}
        {line('w-3/5')}
        <span className="mt-4 block h-6 w-24 rounded-md" style={{ backgroundColor: accent }} />
      </div>
      <span
        className="h-20 w-1/3 rounded-lg border"
        style={{ backgroundColor: panel, borderColor: accent }}
      />
    </div>
  );
}
