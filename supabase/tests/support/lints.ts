/** Rules of the house, asked of the catalog. Each query answers with what breaks the rule. */

const OURS = `relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;

export const LINTS: Record<string, string> = {
  'a table without row level security': `
    select relname::text as culprit from pg_class
    where ${OURS} and relkind in ('r', 'p') and not relrowsecurity`,

  'a rule of a policy without auth.uid(), or calling it for every row': `
    select distinct format('%s: %s', tablename, policyname) as culprit
    from pg_policies, unnest(array[qual, with_check]) as rule
    where schemaname in ('public', 'storage')
      and (rule !~ 'SELECT auth\\.uid\\(\\)'
        or replace(rule, 'SELECT auth.uid()', '') ~ 'auth\\.(uid|jwt|role)\\(')`,

  'a policy for anyone but signed-in people': `
    select format('%s: %s', tablename, policyname) as culprit from pg_policies
    where schemaname in ('public', 'storage') and roles <> '{authenticated}'`,

  'a foreign key without an index that begins with its columns': `
    select format('%s.%s', conrelid::regclass, conname) as culprit from pg_constraint k
    where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select from pg_index where indrelid = k.conrelid and indpred is null
          and (indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
      )`,

  'a definer function without an empty search_path': `
    select oid::regprocedure::text as culprit from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosecdef and not coalesce(proconfig @> array['search_path=""'], false)`,

  'a function that visitors may call': `
    select oid::regprocedure::text as culprit from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege('anon', oid, 'execute')`,

  'an internal function that clients may call': `
    select oid::regprocedure::text as culprit from pg_proc
    where pronamespace = 'private'::regnamespace
      and (has_function_privilege('authenticated', oid, 'execute')
        or has_function_privilege('service_role', oid, 'execute'))`,

  'a text or JSON column that takes any length': `
    select format('%s.%s', relname, attname) as culprit
    from pg_attribute a join pg_class c on c.oid = attrelid
    where ${OURS} and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and atttypid in ('text'::regtype, 'json'::regtype, 'jsonb'::regtype)
      and not exists (
        select from pg_constraint where conrelid = c.oid and contype = 'c' and attnum = any (conkey)
          and pg_get_constraintdef(oid) ~ 'length\\(|= ANY'
      )`,

  'a table or column without a comment': `
    select format('%s.%s', relname, coalesce(attname, '(tabela)')) as culprit
    from pg_class c, lateral (
      select attname, attnum from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped
      union all select null, 0
    ) a
    where ${OURS} and relkind in ('r', 'p') and col_description(c.oid, attnum) is null
      and (attnum > 0 or obj_description(c.oid, 'pg_class') is null)`,
};
