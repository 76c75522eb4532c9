import type pg from 'pg';

/** Gives the user exactly `count` cards over the three columns, every third with two subtasks. */
export async function fillBoard(db: pg.Client, userId: string, count: number): Promise<void> {
  await db.query('delete from public.tarefas where usuario_id = $1', [userId]);
  await insertCards(db, [userId], count);
}

export async function insertCards(db: pg.Client, userIds: string[], each: number): Promise<void> {
  await db.query(
    `insert into public.tarefas (usuario_id, titulo, descricao, status, posicao)
     select dono, 'Cartão ' || i || repeat(' com título longo', i % 4),
       case when i % 3 = 0 then null else repeat('Descrição do cartão. ', 1 + i % 6) end,
       (array['a_fazer', 'fazendo', 'pronto'])[1 + i % 3], 'd' || lpad(i::text, 4, '0')
     from unnest($1::uuid[]) dono, generate_series(1, $2) i`,
    [userIds, each],
  );
  await db.query(
    `insert into public.subtarefas (tarefa_id, usuario_id, texto, concluida)
     select id, usuario_id, 'Passo ' || n, n = 1
     from public.tarefas, generate_series(1, 2) n
     where usuario_id = any ($1) and right(posicao, 1) in ('3', '6', '9')`,
    [userIds],
  );
}
