import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from '@supabase/supabase-js';
import { useEffect, useEffectEvent } from 'react';
import { supabase } from './supabase';

/** Tables that are followed live, with the column that holds their owner. */
const OWNER_COLUMN = {
  usuarios: 'auth_id',
  user_credits: 'auth_id',
  user_missions: 'auth_id',
  user_executions: 'auth_id',
  tarefas: 'usuario_id',
  subtarefas: 'usuario_id',
  analises_usuario: 'auth_id',
  geracoes_usuario: 'auth_id',
} as const;

export type LiveTable = keyof typeof OWNER_COLUMN;
export const LIVE_TABLES = Object.keys(OWNER_COLUMN) as LiveTable[];

function openChannel(
  userId: string,
  onChange: (table: LiveTable) => void,
  onSubscribed: () => void,
): RealtimeChannel {
  const channel = supabase.channel(`user:${userId}`);
  for (const table of LIVE_TABLES) {
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table, filter: `${OWNER_COLUMN[table]}=eq.${userId}` },
      () => onChange(table),
    );
  }
  return channel.subscribe((status, error) => {
    if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) onSubscribed();
    else console.info('[tempo real]', status, error?.message ?? '');
  });
}

/** A browser or extension may forbid sockets: polling and focus then keep the screens fresh. */
function tryToOpen(open: () => RealtimeChannel) {
  try {
    return open();
  } catch (error) {
    console.info('[tempo real]', error);
    return undefined;
  }
}

/**
 * Opens the user's one channel, shared by every feature, and calls `onStale` with each table whose
 * rows changed. Hosted Supabase reads each change once per subscriber, so one channel per user is
 * the cheapest form; the day it must become Broadcast, only this file changes. A hidden tab loses
 * its socket and SUBSCRIBED can come before changes flow, so on both, and when the network returns,
 * every table counts as changed.
 */
export function useLiveConnection(userId: string, onStale: (table: LiveTable) => void) {
  const report = useEffectEvent(onStale);

  useEffect(() => {
    const reportAll = () => LIVE_TABLES.forEach((table) => report(table));
    const onVisible = () => {
      if (document.visibilityState === 'visible') reportAll();
    };
    let channel: RealtimeChannel | undefined;
    // A task of its own: the first page is being drawn.
    const timer = setTimeout(() => {
      channel = tryToOpen(() => openChannel(userId, (table) => report(table), reportAll));
    });
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', reportAll);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', reportAll);
      clearTimeout(timer);
      if (channel) void supabase.removeChannel(channel);
    };
  }, [userId]);
}
