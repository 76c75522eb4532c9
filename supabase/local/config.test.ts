import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('config.toml leaves the token check to each function, and names no other', () => {
  const folders = readdirSync(at('../functions'), { withFileTypes: true });
  const functions = folders
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map(({ name }) => name);
  const config = readFileSync(at('../config.toml'), 'utf8');
  const declared = [...config.matchAll(/^\[functions\.([\w-]+)\]\nverify_jwt = false$/gm)];
  expect(declared.map(([, name]) => name).sort()).toEqual(functions.sort());
});
