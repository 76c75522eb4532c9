import { once } from 'node:events';
import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type SupabaseClient,
} from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ANA, BIA, startTestProject, type TestProject } from '../testing/project.ts';
import { commitIn } from './visibility.ts';

const SCHEMA = `
create table public.flags (
  owner uuid primary key references auth.users,
  is_on boolean not null default false,
  hits int not null default 0,
  tags text[] not null default '{}',
  seen_at timestamptz not null default '2026-01-02 03:04:05.678901+00'
);
alter table public.flags enable row level security;
revoke all on public.flags from anon, authenticated;
grant select on public.flags to authenticated;
create policy own on public.flags to authenticated using (owner = (select auth.uid()));
insert into public.flags (owner) values ('${ANA}'), ('${BIA}');
alter publication supabase_realtime set (publish = 'insert, update');
alter publication supabase_realtime add table public.flags;
`;

type Heard = {
  eventType: string;
  new: Record<string, unknown>;
};

let project: TestProject;
let ana: SupabaseClient;
let bia: SupabaseClient;

beforeAll(async () => {
  project = await startTestProject(SCHEMA);
  ana = await project.signedIn('ana@demo.com.br');
  bia = await project.signedIn('bia@demo.com.br');
});
afterAll(async () => {
  await Promise.all([ana.removeAllChannels(), bia.removeAllChannels()]);
  await project.stop();
});

/** Subscribes, and resolves once the server has confirmed. */
async function listen(client: SupabaseClient, owner: string) {
  const heard: Heard[] = [];
  const waiting: (() => void)[] = [];
  const channel = client.channel(`flags-${crypto.randomUUID()}`);
  await new Promise<void>((resolve, reject) => {
    channel
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'flags', filter: `owner=eq.${owner}` },
        (payload) => {
          heard.push({ eventType: payload.eventType, new: payload.new });
          waiting.splice(0).forEach((wake) => wake());
        },
      )
      .subscribe((status, error) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
        if (status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR) reject(error ?? new Error(status));
      });
  });
  const until = async (count: number) => {
    while (heard.length < count) await new Promise<void>((wake) => waiting.push(wake));
    return heard;
  };
  return { channel, heard, until };
}

test('a transaction that the log tells of counts only once readers see it', async () => {
  const { databaseUrl, sql } = project;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A commit that waits for a standby stands in the log already, but no reader sees it yet.
  await sql.query("alter system set synchronous_standby_names = 'ninguem'");
  await sql.query('select pg_reload_conf()');
  const release = async () => {
    await sql.query('alter system reset synchronous_standby_names');
    await sql.query('select pg_reload_conf()');
  };
  const written = pool.query('update flags set hits = 41 where owner = $1', [ANA]);
  const waiting = async () => {
    const { rows } = await sql.query<{ xid: number }>(
      "select backend_xid::text::int as xid from pg_stat_activity where wait_event = 'SyncRep'",
    );
    return rows[0]?.xid;
  };
  try {
    await expect.poll(waiting).toBeTypeOf('number');
    let isVisible = false;
    void commitIn(pool)((await waiting()) ?? 0).then(() => (isVisible = true));
    // These stand behind its question, on the one connection that is left.
    for (let turn = 0; turn < 3; turn += 1) await pool.query('select 1');
    expect(isVisible).toBe(false);
    await release();
    await expect.poll(() => isVisible).toBe(true);
  } finally {
    await release();
    await written;
    await pool.end();
  }
});

test('an update typed into psql reaches the owner, typed as REST would type it', async () => {
  const { until, channel } = await listen(ana, ANA);
  await project.sql.query(
    'update flags set is_on = true, hits = 7, tags = \'{"a b",c}\' where owner = $1',
    [ANA],
  );
  const [event] = await until(1);
  expect(event).toEqual({
    eventType: 'UPDATE',
    new: {
      owner: ANA,
      is_on: true,
      hits: 7,
      tags: ['a b', 'c'],
      seen_at: '2026-01-02T03:04:05.678901+00:00',
    },
  });
  await ana.removeChannel(channel);
});

test('row security decides: another user hears nothing, even when asking for that very row', async () => {
  const intruder = await listen(bia, ANA);
  const own = await listen(bia, BIA);
  const owner = await listen(ana, ANA);
  await project.sql.query('update flags set hits = 8 where owner = $1', [ANA]);
  // The later change has arrived: had the earlier one been sent, it would be here by now.
  await project.sql.query('update flags set hits = 1 where owner = $1', [BIA]);
  await Promise.all([owner.until(1), own.until(1)]);
  expect(intruder.heard).toEqual([]);
});

test('a visitor hears nothing', async () => {
  const visitor = project.client();
  const silent = await listen(visitor, ANA);
  const owner = await listen(ana, ANA);
  await project.sql.query('update flags set hits = 9 where owner = $1', [ANA]);
  await owner.until(1);
  await project.sql.query('update flags set hits = 10 where owner = $1', [ANA]);
  await owner.until(2);
  expect(silent.heard).toEqual([]);
  await visitor.removeAllChannels();
});

test('hears inserts, in the order of the commits', async () => {
  await project.sql.query('delete from flags where owner = $1', [ANA]);
  const { until } = await listen(ana, ANA);
  await project.sql.query('insert into flags (owner) values ($1)', [ANA]);
  for (const hits of [1, 2, 3]) {
    await project.sql.query('update flags set hits = $2 where owner = $1', [ANA, hits]);
  }
  const heard = await until(4);
  expect(heard.map((event) => [event.eventType, event.new.hits])).toEqual([
    ['INSERT', 0],
    ['UPDATE', 1],
    ['UPDATE', 2],
    ['UPDATE', 3],
  ]);
});

test('answers heartbeats and takes a refreshed token', async () => {
  const user = await project.signedIn('ana@demo.com.br');
  const { until } = await listen(user, ANA);
  const beat = new Promise<string>((resolve) => {
    user.realtime.onHeartbeat((status) => status !== 'sent' && resolve(status));
  });
  await user.realtime.sendHeartbeat();
  expect(await beat).toBe('ok');

  await user.auth.refreshSession();
  await project.sql.query('update flags set hits = 100 where owner = $1', [ANA]);
  expect((await until(1))[0]?.new.hits).toBe(100);
  await user.removeAllChannels();
});

test('a forged token joins no channel', async () => {
  const forger = project.client();
  await forger.realtime.setAuth('a.b.c');
  await expect(listen(forger, ANA)).rejects.toThrow('InvalidJWTToken');
  await forger.removeAllChannels();
});

test('a filter that is not served is refused, not ignored', async () => {
  const channel: RealtimeChannel = ana.channel('strange');
  const status = await new Promise<string>((resolve) => {
    channel
      .on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'flags', filter: 'hits=gt.1' },
        () => undefined,
      )
      .subscribe(resolve);
  });
  expect(status).toBe('CHANNEL_ERROR');
  await ana.removeChannel(channel);
});

test.each([
  'null',
  '{"topic":5,"event":"phx_join","payload":{"config":{"postgres_changes":[{"event":"*"}]}}}',
  '{"topic":"a","event":"phx_join","payload":{"config":{"postgres_changes":5}}}',
])('the message %s costs its sender the connection, and nobody else', async (message) => {
  const { until } = await listen(bia, BIA);
  const address = `${project.url.replace('http', 'ws')}/realtime/v1/websocket`;
  const socket = new WebSocket(`${address}?apikey=${project.keys.publishable}&vsn=1.0.0`);
  await once(socket, 'open');
  socket.send(message);
  await once(socket, 'close');
  await project.sql.query('update flags set hits = hits + 1 where owner = $1', [BIA]);
  await until(1);
});
