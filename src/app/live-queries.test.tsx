import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { analysisKeys } from '@/features/analysis/api/keys';
import { boardKeys } from '@/features/board/api/keys';
import { useLiveConnection, type LiveTable } from '@/lib/realtime';
import { useLiveQueries } from './live-queries';

vi.mock('@/lib/realtime');

describe('useLiveQueries', () => {
  it.each([
    ['tarefas', boardKeys.tasks('ana')],
    ['subtarefas', boardKeys.subtasks('ana')],
    ['analises_usuario', analysisKeys.analysis('ana')],
    ['geracoes_usuario', analysisKeys.generation('ana')],
  ] as const)('a change in %s makes stale what shows it, and no more', async (table, shown) => {
    let change: (table: LiveTable) => void = () => undefined;
    vi.mocked(useLiveConnection).mockImplementation((_userId, onStale) => {
      change = onStale;
    });
    const client = new QueryClient();
    const all = [
      boardKeys.tasks('ana'),
      boardKeys.subtasks('ana'),
      analysisKeys.analysis('ana'),
      analysisKeys.generation('ana'),
    ];
    for (const key of all) client.setQueryData(key, []);
    renderHook(() => useLiveQueries('ana'), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });

    change(table);
    const stale = () => all.filter((key) => client.getQueryState(key)?.isInvalidated);
    await waitFor(() => expect(stale()).not.toEqual([]));
    expect(stale()).toEqual([shown]);
  });
});
