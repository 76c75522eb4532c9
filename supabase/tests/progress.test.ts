/** Missions and executions follow the same rules, so they pass the same tests. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from './support/connection.ts';
import {
  createUser,
  openDatabase,
  type Queryable,
  run,
  type TestDatabase,
  user,
} from './support/database.ts';

type Step = { status: string; progress: number };

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('all');
});
afterAll(() => database.close());

describe.each([
  {
    table: 'user_missions',
    key: 'mission_id',
    total: 7,
    start: 'initialize_user_missions()',
    complete: 'complete_mission($1)',
    name: 'mission',
    lockedMessage: 'Complete a missão anterior para desbloquear',
  },
  {
    table: 'user_executions',
    key: 'execution_id',
    total: 5,
    start: 'initialize_user_executions()',
    complete: 'complete_execution($1)',
    name: 'execution',
    lockedMessage: 'Complete a execução anterior para desbloquear',
  },
])('$table', ({ table, key, total, start, complete, name, lockedMessage }) => {
  let learner: string;
  beforeEach(async () => {
    learner = await createUser(database.admin);
  });

  const call = async (
    sql: string,
    values: (number | null)[] = [],
    client: Queryable = database.admin,
  ) => {
    const { rows } = await run<Step>(client, user(learner), `select * from public.${sql}`, values);
    return rows.map((row) => row.status);
  };
  const finish = (id: number, client?: Queryable) => call(complete, [id], client);
  const stored = async () => {
    const sql = `select * from public.${table} where auth_id = $1 order by ${key}`;
    return (await database.admin.query<Step>(sql, [learner])).rows;
  };
  /** n completed, one active if any is left, the rest locked. */
  const after = (n: number) =>
    Array.from({ length: total }, (_, i) => (i < n ? 'completed' : i === n ? 'active' : 'locked'));

  test('the first call makes the rows, the second changes nothing', async () => {
    expect(await call(start)).toEqual(after(0));
    await finish(1);
    expect(await call(start)).toEqual(after(1));
    expect(await stored()).toHaveLength(total);
  });

  test('completing without having opened the list works too', async () => {
    expect(await finish(1)).toEqual(after(1));
  });

  test('one after the other, to the last', async () => {
    for (let id = 1; id <= total; id++) expect(await finish(id)).toEqual(after(id));
    expect((await stored()).map((row) => row.progress)).toEqual(Array(total).fill(100));
  });

  test('out of order is refused and changes nothing', async () => {
    await call(start);
    const before = await stored();
    await expect(finish(3)).rejects.toMatchObject({
      code: 'PT409',
      hint: `${name}_locked`,
      message: lockedMessage,
    });
    expect(await stored()).toEqual(before);
  });

  test('twice is harmless', async () => {
    await finish(1);
    const before = await stored();
    expect(await finish(1)).toEqual(after(1));
    expect(await stored()).toEqual(before);
  });

  test('twenty clicks at once complete one step', async () => {
    await call(start);
    const clients = await Promise.all(Array.from({ length: 20 }, () => connect(database.url)));
    await Promise.all(clients.map((client) => finish(1, client)));
    await Promise.all(clients.map((client) => client.end()));
    expect((await stored()).map((row) => row.status)).toEqual(after(1));
  });

  test.each([0, total + 1, -1, null])('step %s does not exist', async (id) => {
    await expect(call(complete, [id])).rejects.toMatchObject({
      code: 'PT404',
      hint: `${name}_not_found`,
    });
  });

  test('nobody else moves with the learner', async () => {
    const neighbour = await createUser(database.admin);
    await run(database.admin, user(neighbour), `select public.${start}`);
    await finish(1);
    const { rows } = await run<Step>(
      database.admin,
      user(neighbour),
      `select status from public.${table} order by ${key}`,
    );
    expect(rows.map((row) => row.status)).toEqual(after(0));
  });

  test('a token without a person is refused', async () => {
    await expect(
      run(database.admin, { role: 'authenticated' }, `select public.${start}`),
    ).rejects.toMatchObject({ code: 'PT401' });
  });
});
