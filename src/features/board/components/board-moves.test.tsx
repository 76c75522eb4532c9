import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { task } from '../testing/factories';
import { fakeBoard } from '../testing/fake-board';
import { BoardScreen } from './board-screen';

const titles = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const loaded = () => screen.findByRole('region', { name: 'A FAZER' });
/** dnd-kit keeps a live region of its own, which stays silent. */
const spoken = () => {
  const [said, ...others] = screen.getAllByRole('status').filter((region) => region.textContent);
  if (!said || others.length > 0) throw new Error('one announcement expected');
  return said;
};

beforeEach(() => {
  // jsdom lays nothing out and scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

const tasks = [
  task({ id: '1', titulo: 'Um', posicao: 'a0' }),
  task({ id: '2', titulo: 'Dois', posicao: 'a1' }),
  task({ id: '3', titulo: 'Três', posicao: 'a2' }),
  task({ id: '4', titulo: 'Quatro', posicao: 'a0', status: 'fazendo' }),
];

async function choose(user: ReturnType<typeof renderApp>['user'], card: string, item: string) {
  await user.click(screen.getByRole('button', { name: `Mover "${card}" para` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  // A frame later; by then it would close the menu that comes next.
  await waitFor(() => expect(screen.getByRole('button', { name: card })).toHaveFocus());
}

describe("'Mover para'", () => {
  it('moves a card to the top of another column with one write', async () => {
    const board = fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    await choose(user, 'Dois', 'FAZENDO');
    expect(titles('FAZENDO')).toEqual(['Dois', 'Quatro']);
    expect(await screen.findByText('Tarefa atualizada!')).toBeInTheDocument();
    expect(board.sent('PATCH tarefas')).toHaveLength(1);
    expect(board.tasks().find(({ id }) => id === '2')).toMatchObject({
      status: 'fazendo',
      posicao: 'Zz',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dois' })).toHaveFocus());
  });

  it('moves a card within its column, without a toast', async () => {
    const board = fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    await choose(user, 'Três', 'Topo da coluna');
    expect(titles('A FAZER')).toEqual(['Três', 'Um', 'Dois']);
    await waitFor(() => expect(board.tasks().find(({ id }) => id === '3')?.posicao).toBe('Zz'));
    await choose(user, 'Três', 'Uma posição abaixo');
    await waitFor(() => expect(board.sent('PATCH tarefas')).toHaveLength(2));
    expect(titles('A FAZER')).toEqual(['Um', 'Três', 'Dois']);
    expect(screen.queryByText('Tarefa atualizada!')).not.toBeInTheDocument();
  });

  it('leaves focus on the card, however late the menu ends', async () => {
    fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    vi.stubGlobal('requestAnimationFrame', (onFrame: () => void) => {
      queueMicrotask(onFrame);
      return 0;
    });
    await choose(user, 'Três', 'Topo da coluna');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    // A menu gives focus back in a task of its own, after it is gone.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('button', { name: 'Três' })).toHaveFocus();
  });

  it('shows the move before the answer, and takes it back when the write fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const board = fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    board.fail('PATCH tarefas');
    const release = board.hold('PATCH tarefas');
    await choose(user, 'Um', 'PRONTO');
    expect(titles('PRONTO')).toEqual(['Um']);
    release();
    expect(await screen.findByText('Erro ao atualizar tarefa')).toBeInTheDocument();
    await waitFor(() => expect(titles('A FAZER')).toEqual(['Um', 'Dois', 'Três']));
    expect(titles('PRONTO')).toEqual([]);
  });

  it('keeps a move that succeeds when one made at the same time fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const board = fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    board.fail('PATCH tarefas 2');
    const release = board.hold('PATCH tarefas');
    await choose(user, 'Um', 'PRONTO');
    await choose(user, 'Dois', 'PRONTO');
    expect(titles('PRONTO')).toEqual(['Dois', 'Um']);
    release();
    await screen.findByText('Erro ao atualizar tarefa');
    await waitFor(() => expect(titles('PRONTO')).toEqual(['Um']));
    expect(titles('A FAZER')).toEqual(['Dois', 'Três']);
    expect(await screen.findByText('Tarefa atualizada!')).toBeInTheDocument();
  });

  it('sends two moves of one card in the order they were made', async () => {
    const board = fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    const release = board.hold('PATCH tarefas');
    await choose(user, 'Um', 'PRONTO');
    await choose(user, 'Um', 'FAZENDO');
    expect(titles('FAZENDO')).toEqual(['Um', 'Quatro']);
    expect(board.sent('PATCH tarefas')).toHaveLength(1);
    release();
    await waitFor(() => expect(board.sent('PATCH tarefas')).toHaveLength(2));
    await waitFor(() => expect(board.tasks()[0]).toMatchObject({ status: 'fazendo' }));
    expect(titles('FAZENDO')).toEqual(['Um', 'Quatro']);
  });
});

describe('dragging by keyboard', () => {
  const handle = (title: string) => screen.getByRole('button', { name: `Arrastar "${title}"` });

  it('lifts, moves across columns, drops, and says each step in Portuguese', async () => {
    const board = fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    handle('Dois').focus();
    await user.keyboard(' ');
    expect(spoken()).toHaveTextContent('Tarefa "Dois" levantada, posição 2 de 3 em A FAZER.');
    await waitFor(async () => {
      await user.keyboard('{ArrowRight}');
      expect(spoken()).toHaveTextContent('Posição 1 de 1 em PRONTO.');
    });
    await user.keyboard('{ArrowLeft}');
    expect(spoken()).toHaveTextContent('Posição 1 de 2 em FAZENDO.');
    await user.keyboard('{ArrowDown}');
    expect(spoken()).toHaveTextContent('Posição 2 de 2 em FAZENDO.');
    await user.keyboard(' ');
    expect(spoken()).toHaveTextContent('Tarefa "Dois" solta: posição 2 de 2 em FAZENDO.');
    expect(titles('FAZENDO')).toEqual(['Quatro', 'Dois']);
    await waitFor(() => expect(handle('Dois')).toHaveFocus());
    expect(board.sent('PATCH tarefas')).toHaveLength(1);
  });

  it('puts the card back on Escape and writes nothing', async () => {
    const board = fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    handle('Um').focus();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => {
      await user.keyboard('{Escape}');
      expect(spoken()).toHaveTextContent('Movimento cancelado. A tarefa "Um" continua em A FAZER.');
    });
    expect(titles('A FAZER')).toEqual(['Um', 'Dois', 'Três']);
    expect(board.sent('PATCH tarefas')).toHaveLength(0);
  });

  it('explains itself to a screen reader', async () => {
    fakeBoard({ tasks });
    renderApp(<BoardScreen />);
    await loaded();
    expect(handle('Um')).toHaveAccessibleDescription(/pressione espaço.*Esc para cancelar/);
  });
});

describe('a press on a card', () => {
  const touch = { clientX: 40, clientY: 40 };
  const press = (title: string, cancelable: boolean) =>
    fireEvent.touchStart(screen.getByRole('heading', { name: title }), {
      touches: [touch],
      changedTouches: [touch],
      cancelable,
    });
  const hold = () =>
    act(() => {
      vi.advanceTimersByTime(1000);
    });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('lifts it, unless it only stops a page that still rolls: such a touch cannot be cancelled', async () => {
    fakeBoard({ tasks });
    renderApp(<BoardScreen />);
    await loaded();
    vi.useFakeTimers();

    press('Dois', false);
    hold();
    expect(screen.queryByText(/levantada/)).not.toBeInTheDocument();

    press('Um', true);
    hold();
    expect(spoken()).toHaveTextContent('Tarefa "Um" levantada');
    await act(async () => {
      fireEvent.touchEnd(document, { changedTouches: [touch] });
      await vi.runAllTimersAsync();
    });
  });
});
