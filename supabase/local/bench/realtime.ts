import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import pg from 'pg';
import type { Stack } from '../test/stack.ts';
import { percentileRows, type Row } from './table.ts';

const SAMPLES = 200;
const PRO = { email: 'pro@demo.com.br', password: '11144477735' };

/** From a row written as psql would to the event in a signed-in client. */
export async function realtimeBench({ supabase }: Stack): Promise<Row[]> {
  const client = createClient(supabase.url, supabase.keys.publishable);
  const { data } = await client.auth.signInWithPassword(PRO);
  const id = data.user?.id;
  if (!id) throw new Error('the PRO demo account cannot sign in');
  const sql = new pg.Client(supabase.databaseUrl);
  await sql.connect();

  let heard: () => void = () => undefined;
  await new Promise<void>((resolve, reject) => {
    client
      .channel('bench')
      .on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'usuarios', filter: `auth_id=eq.${id}` },
        () => heard(),
      )
      .subscribe((status, error) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
        else if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) reject(error ?? new Error(status));
      });
  });

  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const event = new Promise<void>((resolve) => (heard = resolve));
    const begin = performance.now();
    await sql.query(
      'update public.usuarios set mostrar_botao_wpp = not mostrar_botao_wpp where auth_id = $1',
      [id],
    );
    await event;
    samples.push(performance.now() - begin);
  }
  await client.removeAllChannels();
  await client.auth.signOut();
  await sql.end();
  return percentileRows('row written → event in a client', samples);
}
