import { useDeferredValue, useMemo, useState } from 'react';
import type { Task } from './board.types';
import { arrange, toColumns, type Columns, type Sort } from './board.view';

/** The columns, whole and as searched and sorted. */
export function useColumns(tasks: Task[]) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>('manual');
  const wanted = useDeferredValue(search);
  const columns = useMemo(() => toColumns(tasks), [tasks]);
  const visible = useMemo<Columns>(
    () => ({
      a_fazer: arrange(columns.a_fazer, wanted, sort),
      fazendo: arrange(columns.fazendo, wanted, sort),
      pronto: arrange(columns.pronto, wanted, sort),
    }),
    [columns, wanted, sort],
  );
  return {
    columns,
    visible,
    isManual: sort === 'manual',
    isFiltered: wanted.trim() !== '',
    toolbar: { search, onSearch: setSearch, sort, onSort: setSort },
  };
}
