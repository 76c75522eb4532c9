/** What the types generator needs to know about the schema `public`, asked of the catalog. */
import type pg from 'pg';

export type Column = {
  relation: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  readonly: boolean;
};

type Relationship = {
  relation: string;
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  oneToOne: boolean;
};

export type Routine = {
  name: string;
  args: { name: string; type: string; optional: boolean }[];
  returns: string;
  returnsSet: boolean;
};

export type Catalog = { columns: Column[]; relationships: Relationship[]; routines: Routine[] };

const COLUMNS = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable,
    not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional,
    a.attidentity = 'a' or a.attgenerated <> '' as readonly
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

/** One to one: the referring columns are unique by themselves. */
const RELATIONSHIPS = `
  select c.relname as relation, k.conname as name, t.relname as target,
    array(select attname::text from unnest(k.conkey) with ordinality u(num, pos)
      join pg_attribute on attrelid = k.conrelid and attnum = num order by pos) as columns,
    array(select attname::text from unnest(k.confkey) with ordinality u(num, pos)
      join pg_attribute on attrelid = k.confrelid and attnum = num order by pos) as "targetColumns",
    exists (select from pg_constraint where conrelid = k.conrelid and contype in ('p', 'u')
      and conkey <@ k.conkey) as "oneToOne"
  from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    and t.relnamespace = 'public'::regnamespace
  order by c.relname, k.conname`;

const ROUTINES = `
  select p.proname as name, format_type(p.prorettype, null) as returns, p.proretset as "returnsSet",
    coalesce((select json_agg(json_build_object(
        'name', p.proargnames[pos], 'type', format_type(arg, null),
        'optional', pos > p.pronargs - p.pronargdefaults) order by p.proargnames[pos])
      from unnest(p.proargtypes) with ordinality u(arg, pos)), '[]') as args
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
  order by p.proname`;

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  // Without a search_path, format_type names every type of ours with its schema.
  await client.query(`set search_path = ''`);
  const columns = await client.query<Column>(COLUMNS);
  const relationships = await client.query<Relationship>(RELATIONSHIPS);
  const routines = await client.query<Routine>(ROUTINES);
  return { columns: columns.rows, relationships: relationships.rows, routines: routines.rows };
}
