/**
 * Reads `public/_headers`, so that the app is tried under the very headers of its static host.
 * Format: a path, `*` at its end allowed, then indented `Name: value` lines.
 */
type Rule = {
  path: string;
  headers: [name: string, value: string][];
};

export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s*([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name) rules.at(-1)?.headers.push([name, value.trim()]);
    }
  }
  return rules;
}

/** The headers of a path; the policy for hosted Supabase is turned to the local address. */
export function headersFor(rules: Rule[], path: string, apiUrl: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  const local = (value: string) =>
    value
      .replaceAll('https://*.supabase.co', apiUrl)
      .replaceAll('wss://*.supabase.co', apiUrl.replace(/^http/, 'ws'));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(([name, value]) => [name, local(value)])),
  );
}
