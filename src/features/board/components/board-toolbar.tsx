import { Search } from 'lucide-react';
import { Input, Select } from '@/components/ui/controls';
import type { Sort } from '../board.view';

const sorts: { value: Sort; label: string }[] = [
  { value: 'manual', label: 'Ordem manual' },
  { value: 'recentes', label: 'Mais recentes' },
  { value: 'titulo', label: 'Título (A a Z)' },
];

type BoardToolbarProps = {
  search: string;
  onSearch: (search: string) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

export function BoardToolbar({ search, onSearch, sort, onSort }: BoardToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <div role="search" className="relative grow basis-42">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label="Buscar tarefas"
          placeholder="Buscar tarefas"
          className="pr-2 pl-10"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <Select
        aria-label="Ordenar tarefas"
        className="grow basis-40 sm:grow-0 sm:basis-56"
        value={sort}
        onChange={(event) => {
          const chosen = sorts.find(({ value }) => value === event.target.value);
          if (chosen) onSort(chosen.value);
        }}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
