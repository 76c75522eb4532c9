import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { subtask, task } from '../testing/factories';
import { fakeBoard } from '../testing/fake-board';
import { BoardScreen } from './board-screen';

const column = (name: string) => screen.getByRole('region', { name });
const titles = (name: string) =>
  within(column(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const loaded = () => screen.findByRole('region', { name: 'A FAZER' });

const tasks = [
  task({ id: '1', titulo: 'Gravar vídeo', posicao: 'a0', descricao: 'Gancho e convite' }),
  task({ id: '2', titulo: 'Configurar checkout', posicao: 'a1' }),
  task({ id: '3', titulo: 'Escrever página', status: 'fazendo' }),
];

describe('without a session', () => {
  it('asks to sign in and requests nothing', () => {
    const board = fakeBoard();
    renderApp(<BoardScreen />, { session: { status: 'signed-out' } });
    expect(screen.getByRole('heading', { name: 'Quadro Estratégico' })).toBeInTheDocument();
    expect(screen.getByText('Login Necessário')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth');
    expect(board.sent('GET tarefas')).toHaveLength(0);
  });
});

describe('loading', () => {
  it('shows skeletons until the tasks are there', async () => {
    const release = fakeBoard({ tasks }).hold('GET tarefas');
    renderApp(<BoardScreen />);
    expect(screen.getByText('Carregando tarefas...')).toBeInTheDocument();
    release();
    await loaded();
    expect(screen.queryByText('Carregando tarefas...')).not.toBeInTheDocument();
  });

  it("asks once for the owner's tasks and once for the owner's subtasks", async () => {
    const board = fakeBoard({ tasks });
    renderApp(<BoardScreen />);
    await loaded();
    for (const line of ['GET tarefas', 'GET subtarefas']) {
      const requests = board.sent(line);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.url).toContain('usuario_id=eq.00000000-0000-4000-8000-000000000001');
    }
  });

  it('says so when it fails, and loads on the next try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const board = fakeBoard({ tasks });
    board.fail('GET tarefas');
    const { user } = renderApp(<BoardScreen />);
    expect(await screen.findByText('Erro ao carregar tarefas')).toBeInTheDocument();
    board.heal();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await loaded();
    expect(titles('FAZENDO')).toEqual(['Escrever página']);
  });

  it("'Atualizar' reads again; a failure keeps the cards and says so", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const board = fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    board.fail('GET tarefas');
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByText('Erro ao carregar tarefas')).toBeInTheDocument();
    expect(titles('A FAZER')).toEqual(['Gravar vídeo', 'Configurar checkout']);
    expect(board.sent('GET tarefas')).toHaveLength(2);
  });
});

describe('columns and cards', () => {
  it('shows three columns with counts, and texts where one is empty', async () => {
    fakeBoard({ tasks });
    renderApp(<BoardScreen />);
    await loaded();
    expect(within(column('A FAZER')).getByText('2')).toBeInTheDocument();
    expect(within(column('PRONTO')).getByText('0')).toBeInTheDocument();
    expect(within(column('PRONTO')).getByText('Nenhuma tarefa aqui')).toBeInTheDocument();
    expect(within(column('PRONTO')).getByText('Clique no + para adicionar')).toBeInTheDocument();
    expect(within(column('FAZENDO')).queryByText('Nenhuma tarefa aqui')).not.toBeInTheDocument();
  });

  it('shows description, date and subtask count on a card', async () => {
    fakeBoard({
      tasks,
      subtasks: [
        subtask({ id: 'a', tarefa_id: '1', concluida: true }),
        subtask({ id: 'b', tarefa_id: '1' }),
      ],
    });
    renderApp(<BoardScreen />);
    await loaded();
    const [card] = within(column('A FAZER')).getAllByRole('article');
    if (!card) throw new Error('a card expected');
    expect(within(card).getByText('Gancho e convite')).toHaveClass('line-clamp-2');
    expect(within(card).getByText('20 de nov, 2026')).toBeInTheDocument();
    expect(await within(card).findByText('1/2')).toBeInTheDocument();
  });

  it('searches without accents and counts what is found', async () => {
    fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar tarefas' }), 'pagina');
    await waitFor(() => expect(titles('A FAZER')).toEqual([]));
    expect(titles('FAZENDO')).toEqual(['Escrever página']);
    expect(within(column('A FAZER')).getByText('0 de 2')).toBeInTheDocument();
    expect(within(column('A FAZER')).getByText('Nenhuma tarefa encontrada')).toBeInTheDocument();
  });

  it('sorts by title and back to the manual order', async () => {
    fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    const sort = screen.getByRole('combobox', { name: 'Ordenar tarefas' });
    await user.selectOptions(sort, 'Título (A a Z)');
    expect(titles('A FAZER')).toEqual(['Configurar checkout', 'Gravar vídeo']);
    await user.selectOptions(sort, 'Ordem manual');
    expect(titles('A FAZER')).toEqual(['Gravar vídeo', 'Configurar checkout']);
  });
});
