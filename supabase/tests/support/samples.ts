import { randomUUID } from 'node:crypto';
import type { Queryable } from './database.ts';

type Row = Record<string, unknown>;

const job = () => ({ job_id: randomUUID() });

/** A valid row of each table for the person `id`; `tarefas` before `subtarefas`, which hang on it. */
const SAMPLES: Record<string, (id: string) => Row> = {
  usuarios: (id) => ({ auth_id: id, email: 'alguem@exemplo.com.br' }),
  platform_stats: () => ({ prompts: 1, analises: 1, saas: 1 }),
  user_credits: (id) => ({ auth_id: id }),
  credit_transactions: (id) => ({
    auth_id: id,
    tipo: 'uso',
    feature: 'visual_creator',
    credits_used: 1,
    credits_remaining: 29,
    request_id: randomUUID(),
  }),
  user_missions: (id) => ({ auth_id: id, mission_id: 1, status: 'active' }),
  user_executions: (id) => ({ auth_id: id, execution_id: 1, status: 'active' }),
  tarefas: (id) => ({ id, usuario_id: id, titulo: 'Escrever a oferta' }),
  subtarefas: (id) => ({ tarefa_id: id, usuario_id: id, texto: 'Definir o preço' }),
  analises_usuario: (id) => ({ ...job(), auth_id: id, texto: 'Venda mais em 7 dias' }),
  geracoes_usuario: (id) => ({
    ...job(),
    auth_id: id,
    produto: 'Curso',
    publico: 'Mães',
    gerar: 'Títulos',
  }),
  analises_landing_pages: (id) => ({ ...job(), auth_id: id, url: 'https://exemplo.com.br' }),
  prompt_gerados: (id) => ({ ...job(), auth_id: id, formulario: {} }),
  microsaas_prompts: (id) => ({ ...job(), auth_id: id, formulario: {} }),
  ideias: (id) => ({ ...job(), usuario_id: id, tema: 'Aleatório' }),
  visual_transformations: (id) => ({
    ...job(),
    auth_id: id,
    image_original_url: `${id}/foto.png`,
    prompt: 'Mesa de café',
  }),
  chat_agente_pro: (id) => ({ session_id: id, message: { type: 'human', content: 'Oi' } }),
};

export function sampleOf(table: string, id: string): Row {
  const sample = SAMPLES[table];
  if (!sample) throw new Error(`Add a sample row of ${table} to samples.ts.`);
  return sample(id);
}

export async function insertRow(client: Queryable, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await client.query(
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

/** One row of `id` in every table; the one in usuarios is there since the account was made. */
export async function insertSamples(client: Queryable, id: string): Promise<void> {
  for (const table of Object.keys(SAMPLES)) {
    if (table !== 'usuarios') await insertRow(client, table, sampleOf(table, id));
  }
}
