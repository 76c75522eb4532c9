import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateTypes, TYPES_FILE } from '../local/db-catalog-types.ts';
import { openDatabase } from './support/database.ts';

test('src/types/database.types.ts is what the migrations give (else: npm run db:types)', async () => {
  const database = await openDatabase('all');
  const generated = await generateTypes(database.admin);
  await database.close();
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(generated);
});
