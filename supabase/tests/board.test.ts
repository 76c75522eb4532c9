import { randomUUID } from 'node:crypto';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from './support/connection.ts';
import { createUser, openDatabase, run, type TestDatabase, user } from './support/database.ts';

type Card = { id: string; titulo: string; status: string; posicao: string; usuario_id: string };

const CHECK_VIOLATION = { code: '23514' };
const FOREIGN_KEY_VIOLATION = { code: '23503' };
const DENIED = { code: '42501' };

let database: TestDatabase;
let learner: string;
let other: string;

beforeAll(async () => {
  database = await openDatabase('all');
});
beforeEach(async () => {
  learner = await createUser(database.admin);
  other = await createUser(database.admin);
});
afterAll(() => database.close());

const query = async (id: string, sql: string, values: unknown[] = []) =>
  (await run<Card>(database.admin, user(id), sql, values)).rows;

async function addCard(id: string, values: Record<string, string> = {}): Promise<Card> {
  const row = { titulo: 'Gravar o vídeo', ...values };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const sql = `insert into public.tarefas (${columns.join(', ')}) values (${places}) returning *`;
  const [card] = await query(id, sql, Object.values(row));
  if (!card) throw new Error('no card came back');
  return card;
}

const addItem = (id: string, card: Card, text = 'Escrever o roteiro') =>
  query(id, 'insert into public.subtarefas (tarefa_id, texto) values ($1, $2) returning *', [
    card.id,
    text,
  ]);

describe('cards', () => {
  test('a title is enough: owner, column and place have defaults', async () => {
    const card = await addCard(learner);
    expect(card).toMatchObject({ usuario_id: learner, status: 'a_fazer' });
    expect(generateKeyBetween(card.posicao, null)).toBe('a1');
  });

  test('the browser may choose the id', async () => {
    const id = randomUUID();
    expect(await addCard(learner, { id, usuario_id: learner })).toMatchObject({ id });
  });

  test.each([
    ['an empty title', { titulo: '' }],
    ['a blank title', { titulo: ' \n\t ' }],
    ['a title of 201 characters', { titulo: 'x'.repeat(201) }],
    ['a description of 5001 characters', { descricao: 'x'.repeat(5001) }],
    ['a fourth column', { status: 'arquivado' }],
  ])('%s is refused', async (_, values) => {
    await expect(addCard(learner, values)).rejects.toMatchObject(CHECK_VIOLATION);
  });

  test('owner and creation date cannot be changed', async () => {
    const card = await addCard(learner);
    for (const change of [`usuario_id = '${other}'`, 'criado_em = now()', `id = '${other}'`]) {
      await expect(
        query(learner, `update public.tarefas set ${change} where id = $1`, [card.id]),
      ).rejects.toMatchObject(DENIED);
    }
  });
});

describe('place', () => {
  const place = (posicao: string) => addCard(learner, { posicao });

  test.each(['', 'a', 'b0', 'a00', 'a10', 'á0', '10', `A${'0'.repeat(26)}`])(
    'the key %j, which the library chokes on, is refused',
    async (key) => {
      expect(() => generateKeyBetween(key, null)).toThrow();
      await expect(place(key)).rejects.toMatchObject(CHECK_VIOLATION);
    },
  );

  test.each([
    ['of other characters', 'a-'],
    ['without end', `a0${'V'.repeat(199)}`],
  ])('a key %s is refused', async (_, key) => {
    await expect(place(key)).rejects.toMatchObject(CHECK_VIOLATION);
  });

  test('what the library makes is accepted, and sorts as the library means it', async () => {
    const keys = generateNKeysBetween(null, null, 200);
    keys.unshift(...generateNKeysBetween(null, keys[0] ?? null, 100));
    for (let turn = 0; turn < 40; turn++) {
      keys.splice(1, 0, generateKeyBetween(keys[0] ?? null, keys[1] ?? null));
    }
    await query(
      learner,
      'insert into public.tarefas (titulo, posicao) select key, key from unnest($1::text[]) key',
      [[...keys].reverse()],
    );
    const rows = await query(learner, 'select posicao from public.tarefas order by posicao, id');
    expect(rows.map((row) => row.posicao)).toEqual(keys);
  });

  test('the order does not depend on the language of the server', async () => {
    const { rows } = await database.admin.query(
      `select collation_name from information_schema.columns
      where table_name = 'tarefas' and column_name = 'posicao'`,
    );
    expect(rows).toEqual([{ collation_name: 'C' }]);
  });

  test('twenty moves at once leave every card there, in one clear order', async () => {
    const keys = generateNKeysBetween(null, null, 20);
    const cards: Card[] = [];
    for (const key of keys) cards.push(await place(key));
    const clients = await Promise.all(cards.map(() => connect(database.url)));

    // Everybody drops their card between the same two neighbours, as seen before anyone moved.
    const target = generateKeyBetween(keys[9] ?? null, keys[10] ?? null);
    await Promise.all(
      cards.map((card, index) =>
        run(
          clients[index] ?? database.admin,
          user(learner),
          'update public.tarefas set posicao = $2, status = $3 where id = $1',
          [card.id, target, ['a_fazer', 'fazendo', 'pronto'][index % 3]],
        ),
      ),
    );
    await Promise.all(clients.map((client) => client.end()));

    const sql = 'select id, posicao from public.tarefas order by posicao, id';
    const ids = (await query(learner, sql)).map((row) => row.id);
    expect(ids).toEqual(cards.map((card) => card.id).sort());
    expect((await query(learner, sql)).map((row) => row.id)).toEqual(ids);
  });

  test('the board query walks an index of the owner', async () => {
    const { admin } = database;
    await admin.query(
      `insert into public.tarefas (usuario_id, titulo)
      select $1, 'Cartão ' || n from generate_series(1, 5000) n`,
      [other],
    );
    await admin.query('analyze public.tarefas');
    const { rows } = await run<{ 'QUERY PLAN': string }>(
      admin,
      user(learner),
      `explain select * from public.tarefas where usuario_id = '${learner}' order by posicao, id`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('tarefas_ordem_idx');
  });
});

describe('subtasks', () => {
  test('belong to the owner of the card, and go with it', async () => {
    const card = await addCard(learner);
    expect(await addItem(learner, card)).toMatchObject([{ usuario_id: learner, concluida: false }]);
    await query(learner, 'delete from public.tarefas where id = $1', [card.id]);
    expect(await query(learner, 'select * from public.subtarefas')).toEqual([]);
  });

  test('cannot hang on another person’s card', async () => {
    const card = await addCard(other);
    await expect(addItem(learner, card)).rejects.toMatchObject(FOREIGN_KEY_VIOLATION);
  });

  test('cannot be moved to another card, or handed to another person', async () => {
    const [card, second] = [await addCard(learner), await addCard(learner)];
    await addItem(learner, card);
    for (const change of [`tarefa_id = '${second.id}'`, `usuario_id = '${other}'`]) {
      await expect(query(learner, `update public.subtarefas set ${change}`)).rejects.toMatchObject(
        DENIED,
      );
    }
  });

  test('can be renamed and ticked', async () => {
    await addItem(learner, await addCard(learner));
    const sql = `update public.subtarefas set texto = 'Gravar', concluida = true returning *`;
    expect(await query(learner, sql)).toMatchObject([{ texto: 'Gravar', concluida: true }]);
  });

  test.each([
    ['empty', ''],
    ['blank', ' \n '],
    ['501 characters long', 'x'.repeat(501)],
  ])('a text that is %s is refused', async (_, text) => {
    const card = await addCard(learner);
    await expect(addItem(learner, card, text)).rejects.toMatchObject(CHECK_VIOLATION);
  });
});
