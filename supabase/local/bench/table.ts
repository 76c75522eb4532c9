export type Row = {
  what: string;
  value: string;
};

export function printTable(rows: Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, value } of rows) process.stdout.write(`${what.padEnd(width)}  ${value}\n`);
}

/** What many waits come down to: the usual one, and one that a user in twenty has to bear. */
export const percentileRows = (what: string, times: number[]): Row[] =>
  [0.5, 0.95].map((share) => ({
    what: `${what}, p${share * 100} of ${times.length}`,
    value: milliseconds(percentile(times, share)),
  }));

export const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
export const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
export const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}
