/** A variable that `npm run test:e2e` sets. */
export function required(name: string) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm run test:e2e`);
  return value;
}
