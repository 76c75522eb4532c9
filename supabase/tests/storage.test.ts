import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anon,
  createUser,
  openDatabase,
  run,
  service,
  type Caller,
  type TestDatabase,
  user,
} from './support/database.ts';

let database: TestDatabase;
let owner: string;
let other: string;
beforeAll(async () => {
  database = await openDatabase('all');
  owner = await createUser(database.admin);
  other = await createUser(database.admin);
});
afterAll(() => database.close());

const put = (caller: Caller, name: string, bucket = 'visual-creator') =>
  run(database.admin, caller, 'insert into storage.objects (bucket_id, name) values ($1, $2)', [
    bucket,
    name,
  ]);
const list = async (caller: Caller) =>
  (await run<{ name: string }>(database.admin, caller, 'select name from storage.objects')).rows;

test('the bucket is private and takes three kinds of image up to 6 MB', async () => {
  const { rows } = await database.admin.query(
    `select public, file_size_limit, allowed_mime_types from storage.buckets
    where id = 'visual-creator'`,
  );
  expect(rows).toEqual([
    {
      public: false,
      file_size_limit: '6291456',
      allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp'],
    },
  ]);
});

test('a person reads their own folder only, which the function fills', async () => {
  await put(service, `${owner}/foto.png`);
  await put(service, `${owner}/resultado.png`);
  expect(await list(user(owner))).toHaveLength(2);
  expect(await list(user(other))).toEqual([]);
  expect(await list(anon)).toEqual([]);
});

test('nobody sends from a browser, to no folder and no bucket', async () => {
  await database.admin.query(`insert into storage.buckets (id, name) values ('outro', 'outro')`);
  for (const [name, bucket] of [
    [`${owner}/foto.png`],
    [`${other}/foto.png`],
    ['foto.png'],
    [`${owner}/foto.png`, 'outro'],
  ] as const) {
    await expect(put(user(owner), name, bucket)).rejects.toMatchObject({ code: '42501' });
  }
  await expect(put(anon, `${owner}/foto.png`)).rejects.toMatchObject({ code: '42501' });
});

test('what is there stays: no change and no removal from the browser', async () => {
  await put(service, `${owner}/fica.png`);
  for (const sql of [
    `update storage.objects set name = '${owner}/x.png'`,
    'delete from storage.objects',
  ]) {
    expect((await run(database.admin, user(owner), sql)).rowCount).toBe(0);
  }
});
