/**
 * src/types/database.types.ts from what the migrations make, in the shape of `supabase gen types`
 * (which needs Docker or a hosted project).
 *
 *   generateTypes(client)   → the file's text, from a database that has the migrations
 */
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { format, resolveConfig } from 'prettier';
import { type Catalog, type Column, readCatalog, type Routine } from './db-catalog.ts';

export const TYPES_FILE = fileURLToPath(
  new URL('../../src/types/database.types.ts', import.meta.url),
);

const SCALARS: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  text: 'string',
  'character varying': 'string',
  uuid: 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  jsonb: 'Json',
  json: 'Json',
  void: 'undefined',
};

export async function generateTypes(client: pg.Client): Promise<string> {
  const text = render(await readCatalog(client));
  const config = await resolveConfig(TYPES_FILE);
  return format(text, { ...config, filepath: TYPES_FILE });
}

function render({ columns, relationships, routines }: Catalog): string {
  const tables = [...new Set(columns.map((column) => column.relation))].map((table) => {
    const own = columns.filter((column) => column.relation === table);
    const links = relationships
      .filter((link) => link.relation === table)
      .map(
        (link) => `{
          foreignKeyName: ${JSON.stringify(link.name)};
          columns: ${JSON.stringify(link.columns)};
          isOneToOne: ${link.oneToOne};
          referencedRelation: ${JSON.stringify(link.target)};
          referencedColumns: ${JSON.stringify(link.targetColumns)};
        }`,
      );
    return `${table}: {
      Row: { ${own.map((column) => `${column.name}: ${typeOf(column)};`).join('\n')} };
      Insert: { ${own.map((column) => writable(column, column.optional)).join('\n')} };
      Update: { ${own.map((column) => writable(column, true)).join('\n')} };
      Relationships: [${links.join(', ')}];
    };`;
  });

  return `// Generated from the migrations by \`npm run db:types\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: { ${tables.join('\n')} };
    Views: { [_ in never]: never };
    Functions: { ${routines.map(renderRoutine).join('\n')} };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicTables = Database['public']['Tables'];

export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
`;
}

function renderRoutine({ name, args, returns, returnsSet }: Routine): string {
  const fields = args.map((arg) => `${arg.name}${arg.optional ? '?' : ''}: ${scalar(arg.type)};`);
  const row = /^public\.(\w+)$/.exec(returns)?.[1];
  const type = row ? `Database['public']['Tables']['${row}']['Row']` : scalar(returns);
  return `${name}: {
    Args: ${fields.length > 0 ? `{ ${fields.join(' ')} }` : 'never'};
    Returns: ${type}${returnsSet ? '[]' : ''};
  };`;
}

function writable(column: Column, optional: boolean): string {
  if (column.readonly) return `${column.name}?: never;`;
  return `${column.name}${optional ? '?' : ''}: ${typeOf(column)};`;
}

const typeOf = (column: Column) => scalar(column.type) + (column.nullable ? ' | null' : '');

function scalar(type: string): string {
  if (type.endsWith('[]')) return `${scalar(type.slice(0, -2))}[]`;
  const known = SCALARS[type];
  if (!known) throw new Error(`No TypeScript type for ${type}: add it to SCALARS in db-types.ts.`);
  return known;
}
