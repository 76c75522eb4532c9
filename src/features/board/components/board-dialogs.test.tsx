import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { subtask, task } from '../testing/factories';
import { fakeBoard } from '../testing/fake-board';
import { BoardScreen } from './board-screen';

const tasks = [
  task({ id: '1', titulo: 'Um', posicao: 'a0' }),
  task({ id: '2', titulo: 'Dois', posicao: 'a1' }),
];
const loaded = () => screen.findByRole('region', { name: 'A FAZER' });
const titles = (name: string) =>
  within(screen.getByRole('region', { name, hidden: true }))
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);
const titleField = () => screen.getByLabelText('Título *');

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe("'Nova Tarefa'", () => {
  const open = async (column = 'A FAZER') => {
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    await user.click(screen.getByRole('button', { name: `Adicionar tarefa em ${column}` }));
    return user;
  };
  const create = () => screen.getByRole('button', { name: 'Criar Tarefa' });

  it('creates on top of A FAZER, clears and closes, with focus back on the plus', async () => {
    const board = fakeBoard({ tasks });
    const user = await open();
    expect(screen.getByRole('dialog', { name: 'Nova Tarefa' })).toBeInTheDocument();
    expect(titleField()).toHaveFocus();
    await user.type(titleField(), '  Três ');
    await user.type(screen.getByLabelText('Descrição'), 'Detalhe');
    await user.click(create());
    expect(await screen.findByText('Tarefa criada com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(titles('A FAZER')).toEqual(['Três', 'Um', 'Dois']);
    expect(board.tasks()[2]).toMatchObject({ descricao: 'Detalhe', status: 'a_fazer' });
    const plus = screen.getByRole('button', { name: 'Adicionar tarefa em A FAZER' });
    await waitFor(() => expect(plus).toHaveFocus());
    await user.click(plus);
    expect(titleField()).toHaveValue('');
  });

  it('refuses a blank title, also on Enter', async () => {
    const board = fakeBoard();
    const user = await open();
    expect(create()).toBeDisabled();
    await user.type(titleField(), '   {Enter}');
    expect(create()).toBeDisabled();
    expect(board.sent('POST tarefas')).toHaveLength(0);
  });

  it('creates one card for a double click, and leaves out what the database cannot store', async () => {
    const board = fakeBoard();
    await open();
    fireEvent.change(titleField(), { target: { value: ' Co\0lado\ud83d ' } });
    const button = create();
    // Both clicks before React has rendered anything.
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Tarefa criada com sucesso!')).toBeInTheDocument();
    expect(board.tasks().map(({ titulo }) => titulo)).toEqual(['Colado']);
  });

  it('says where a task starts when opened from another column', async () => {
    const board = fakeBoard();
    const user = await open('PRONTO');
    expect(screen.getByText(/Toda tarefa nova começa em A FAZER/)).toBeInTheDocument();
    await user.type(titleField(), 'Nova{Enter}');
    await waitFor(() => expect(board.tasks()[0]).toMatchObject({ status: 'a_fazer' }));
  });

  it('keeps what was typed over a failure and an accidental close', async () => {
    const board = fakeBoard();
    board.fail('POST tarefas');
    const user = await open();
    await user.type(titleField(), 'Importante{Enter}');
    expect(await screen.findByText('Erro ao criar tarefa')).toBeInTheDocument();
    expect(titleField()).toHaveValue('Importante');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Adicionar tarefa em FAZENDO' }));
    expect(titleField()).toHaveValue('Importante');
  });

  it("'Cancelar' throws the draft away", async () => {
    fakeBoard();
    const user = await open();
    await user.type(titleField(), 'Mudei de ideia');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Adicionar tarefa em A FAZER' }));
    expect(titleField()).toHaveValue('');
  });

  it('sends once, however often it is pressed', async () => {
    const board = fakeBoard();
    const release = board.hold('POST tarefas');
    const user = await open();
    await user.type(titleField(), 'Uma{Enter}{Enter}');
    expect(create()).toBeDisabled();
    release();
    await screen.findByText('Tarefa criada com sucesso!');
    expect(board.sent('POST tarefas')).toHaveLength(1);
  });

  it('leaves alone what was opened while it was being sent', async () => {
    const board = fakeBoard({ tasks });
    const release = board.hold('POST tarefas');
    const user = await open();
    await user.type(titleField(), 'Três{Enter}{Escape}');
    await user.click(screen.getByRole('button', { name: 'Um' }));
    release();
    expect(await screen.findByText('Tarefa criada com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(titles('A FAZER')).toContain('Três'));
    expect(screen.getByRole('dialog', { name: 'Detalhes da Tarefa' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Adicionar tarefa em A FAZER' }));
    expect(titleField()).toHaveValue('');
  });
});

describe("'Detalhes da Tarefa'", () => {
  const open = async () => {
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Um' }));
    return user;
  };
  const save = () => screen.getByRole('button', { name: 'Salvar Alterações' });

  it('saves only what changed, puts the card on top of its new column and returns focus', async () => {
    const board = fakeBoard({ tasks });
    const user = await open();
    expect(screen.getByRole('dialog', { name: 'Detalhes da Tarefa' })).toHaveClass('max-h-[90dvh]');
    await user.type(titleField(), ' novo');
    await user.click(screen.getByRole('radio', { name: 'PRONTO' }));
    await user.click(save());
    expect(await screen.findByText('Tarefa atualizada!')).toBeInTheDocument();
    const [request] = board.sent('PATCH tarefas');
    expect(await request?.clone().json()).toEqual({
      titulo: 'Um novo',
      status: 'pronto',
      posicao: 'a0',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Um novo' })).toHaveFocus());
    expect(titles('PRONTO')).toEqual(['Um novo']);
  });

  it('opens by the edit button as well', async () => {
    fakeBoard({ tasks });
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Editar "Dois"' }));
    expect(titleField()).toHaveValue('Dois');
  });

  it('cannot be saved with a blank title', async () => {
    fakeBoard({ tasks });
    const user = await open();
    await user.clear(titleField());
    await user.type(titleField(), '  ');
    expect(save()).toBeDisabled();
  });

  it('rolls back the card and keeps the text when saving fails', async () => {
    const board = fakeBoard({ tasks });
    board.fail('PATCH tarefas');
    const user = await open();
    await user.type(titleField(), ' novo{Enter}');
    expect(await screen.findByText('Erro ao atualizar tarefa')).toBeInTheDocument();
    expect(titleField()).toHaveValue('Um novo');
    await waitFor(() => expect(titles('A FAZER')).toEqual(['Um', 'Dois']));
  });

  it('offers a draft again after an accidental close, and can discard it', async () => {
    fakeBoard({ tasks });
    const user = await open();
    await user.type(titleField(), ' rascunho');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Um' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(titleField()).toHaveValue('Um rascunho');
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(titleField()).toHaveValue('Um');
  });
});

describe('subtasks', () => {
  const subtasks = [
    subtask({ id: 'a', tarefa_id: '1', texto: 'Roteiro' }),
    subtask({ id: 'b', tarefa_id: '1', texto: 'Edição', concluida: true }),
    subtask({ id: 'c', tarefa_id: '2', texto: 'De outra' }),
  ];
  const open = async () => {
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Um' }));
    return user;
  };
  const dialog = () => within(screen.getByRole('dialog'));
  const newText = () => screen.getByRole('textbox', { name: 'Nova subtarefa' });

  it('adds one and clears the field', async () => {
    const board = fakeBoard({ tasks, subtasks });
    const user = await open();
    expect(dialog().queryByDisplayValue('De outra')).not.toBeInTheDocument();
    await user.type(newText(), ' Publicar {Enter}');
    expect(await screen.findByText('Subtarefa criada!')).toBeInTheDocument();
    expect(await dialog().findByDisplayValue('Publicar')).toBeInTheDocument();
    await waitFor(() => expect(newText()).toHaveValue(''));
    const [request] = board.sent('POST subtarefas');
    expect(await request?.clone().json()).toEqual({ tarefa_id: '1', texto: 'Publicar' });
  });

  it('keeps the text when adding fails', async () => {
    const board = fakeBoard({ tasks });
    board.fail('POST subtarefas');
    const user = await open();
    await user.type(newText(), 'Publicar{Enter}');
    expect(await screen.findByText('Erro ao criar subtarefa')).toBeInTheDocument();
    expect(newText()).toHaveValue('Publicar');
  });

  it('ticks at once, without a toast, and takes it back on failure', async () => {
    const board = fakeBoard({ tasks, subtasks });
    const user = await open();
    const box = await screen.findByRole('checkbox', { name: 'Concluir "Roteiro"' });
    await user.click(box);
    expect(box).toBeChecked();
    expect(dialog().getByText('2/2')).toBeInTheDocument();
    await waitFor(() => expect(board.subtasks()[0]?.concluida).toBe(true));
    expect(screen.queryByText(/Subtarefa/)).toHaveTextContent('Subtarefas');
    board.fail('PATCH subtarefas');
    await user.click(box);
    expect(await screen.findByText('Erro ao atualizar subtarefa')).toBeInTheDocument();
    await waitFor(() => expect(box).toBeChecked());
  });

  it('renames in place, and keeps a text that failed to save', async () => {
    const board = fakeBoard({ tasks, subtasks });
    const user = await open();
    const field = await dialog().findByDisplayValue('Roteiro');
    await user.type(field, ' curto{Enter}');
    await waitFor(() => expect(board.subtasks()[0]?.texto).toBe('Roteiro curto'));
    board.fail('PATCH subtarefas');
    await user.type(field, ' e bom{Enter}');
    expect(await screen.findByText(/Não foi salvo/)).toBeInTheDocument();
    expect(field).toHaveValue('Roteiro curto e bom');
  });

  it('saves the name on Escape too, which closes the dialog', async () => {
    const board = fakeBoard({ tasks, subtasks });
    const user = await open();
    await user.type(await dialog().findByDisplayValue('Roteiro'), ' curto{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(board.subtasks()[0]?.texto).toBe('Roteiro curto'));
  });

  it('still marks a name that failed to save when the card is opened again', async () => {
    const board = fakeBoard({ tasks, subtasks });
    board.fail('PATCH subtarefas');
    const user = await open();
    await user.type(await dialog().findByDisplayValue('Roteiro'), '!{Enter}');
    expect(await screen.findByText(/Não foi salvo/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getByRole('button', { name: 'Um' }));
    expect(await screen.findByText(/Não foi salvo/)).toBeInTheDocument();
    await user.type(dialog().getByDisplayValue('Roteiro!'), '{Backspace}');
    expect(screen.queryByText(/Não foi salvo/)).not.toBeInTheDocument();
  });

  it('goes back to the saved text when emptied', async () => {
    const board = fakeBoard({ tasks, subtasks });
    const user = await open();
    const field = await dialog().findByDisplayValue('Roteiro');
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('Roteiro');
    expect(board.sent('PATCH subtarefas')).toHaveLength(0);
  });

  it('deletes one, and brings it back on failure', async () => {
    const board = fakeBoard({ tasks, subtasks });
    const user = await open();
    await dialog().findByDisplayValue('Roteiro');
    await user.click(screen.getByRole('button', { name: 'Excluir subtarefa "Roteiro"' }));
    expect(dialog().queryByDisplayValue('Roteiro')).not.toBeInTheDocument();
    expect(await screen.findByText('Subtarefa excluída!')).toBeInTheDocument();
    board.fail('DELETE subtarefas');
    await user.click(screen.getByRole('button', { name: 'Excluir subtarefa "Edição"' }));
    expect(await screen.findByText('Erro ao deletar subtarefa')).toBeInTheDocument();
    expect(await dialog().findByDisplayValue('Edição')).toBeInTheDocument();
  });
});

it('says that the open card was deleted elsewhere, and keeps what was typed', async () => {
  const board = fakeBoard({ tasks });
  const { user, queryClient } = renderApp(<BoardScreen />);
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Um' }));
  await user.type(titleField(), ' texto meu');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  board.drop('1');
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('alert')).toHaveTextContent('excluída em outra janela');
  expect(titleField()).toHaveValue('Um texto meu');
  expect(screen.getByRole('button', { name: 'Salvar Alterações' })).toBeDisabled();
});

describe("'Confirmar exclusão'", () => {
  const open = async () => {
    const { user } = renderApp(<BoardScreen />);
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Excluir "Um"' }));
    return user;
  };

  it('asks in the words of the spec; cancelling keeps the card', async () => {
    const board = fakeBoard({ tasks });
    const user = await open();
    expect(screen.getByRole('dialog', { name: 'Confirmar exclusão' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'Tem certeza que deseja excluir a tarefa "Um"? Esta ação não pode ser desfeita.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Um' })).toHaveFocus());
    expect(board.sent('DELETE tarefas')).toHaveLength(0);
  });

  it('deletes at once and moves focus to the plus of the column', async () => {
    const board = fakeBoard({ tasks });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(titles('A FAZER')).toEqual(['Dois']);
    expect(await screen.findByText('Tarefa excluída!')).toBeInTheDocument();
    expect(board.tasks()).toHaveLength(1);
    const plus = screen.getByRole('button', { name: 'Adicionar tarefa em A FAZER' });
    await waitFor(() => expect(plus).toHaveFocus());
  });

  it('brings the card back when the write fails', async () => {
    const board = fakeBoard({ tasks });
    board.fail('DELETE tarefas');
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Erro ao deletar tarefa')).toBeInTheDocument();
    await waitFor(() => expect(titles('A FAZER')).toEqual(['Um', 'Dois']));
  });
});
