import type { Change } from './changes.ts';

/** What a channel asks for in `.on('postgres_changes', …)`, with the id that we answer. */
export type Binding = {
  id: number;
  event: string;
  schema?: string;
  table?: string;
  filter?: string;
};

const FILTER = /^([\w-]+)=eq\.(.*)$/s;

/** Why a binding cannot be served, or null. Only `eq` is: the app uses no other filter. */
export function refusal({ event, filter }: Binding): string | null {
  if (!['*', 'INSERT', 'UPDATE', 'DELETE'].includes(event)) return `unknown event ${event}`;
  if (filter && !FILTER.test(filter)) return `unsupported filter ${filter}: only column=eq.value`;
  return null;
}

export function matches(binding: Binding, change: Change): boolean {
  const { event, schema = '*', table, filter } = binding;
  if (event !== '*' && event !== change.type) return false;
  if (schema !== '*' && schema !== change.schema) return false;
  if (table && table !== '*' && table !== change.table) return false;
  if (!filter) return true;
  const [, column = '', value = ''] = FILTER.exec(filter) ?? [];
  return String(change.record[column]) === value.replace(/^"(.*)"$/s, '$1');
}
