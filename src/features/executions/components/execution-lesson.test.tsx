import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { executionLessons, type ExecutionId } from '@/content/executions';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp } from '@/testing/render';
import { ExecutionLesson } from './execution-lesson';

function rows(completed: number) {
  return Array.from({ length: 5 }, (_, index) => ({
    execution_id: index + 1,
    status: index < completed ? 'completed' : index === completed ? 'active' : 'locked',
  }));
}

function setup(id: number, completed: number, onComplete = () => json(rows(completed + 1))) {
  const calls = stubFetch({
    'rpc/complete_execution': onComplete,
    'rpc/initialize_user_executions': () => json(rows(completed)),
    'GET http': () => json(rows(completed)),
  });
  const view = renderApp(
    <Routes>
      <Route path="/execucoes" element={<p>Lista</p>} />
      <Route path="/aula" element={<ExecutionLesson id={id} />} />
    </Routes>,
    { path: '/aula' },
  );
  const tickAll = async () => {
    await screen.findByRole('heading', { level: 1 });
    for (const box of screen.getAllByRole('checkbox')) await view.user.click(box);
  };
  const finishButton = async () => {
    const { finish } = await executionLessons[id as ExecutionId]();
    return screen.getByRole('button', { name: finish.label });
  };
  return { ...view, calls, tickAll, finishButton };
}

describe('ExecutionLesson', () => {
  it.each([2, 6, NaN])('leads to the list from a locked or unknown id (%s)', async (id) => {
    setup(id, 0);
    expect(await screen.findByText('Lista')).toBeInTheDocument();
    expect(
      await screen.findByText('Complete a execução anterior para desbloquear'),
    ).toBeInTheDocument();
  });

  it.each([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 3],
    [5, 3],
  ])('opens execution %i with %i items and finishes it', async (id, count) => {
    const { user, calls, tickAll, finishButton } = setup(id, id - 1);
    await tickAll();
    expect(screen.getAllByRole('checkbox')).toHaveLength(count);

    await user.click(await finishButton());

    expect(await screen.findByText('Lista')).toBeInTheDocument();
    expect(await screen.findByText('🎉 Execução Concluída!')).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(`Execução ${id} concluída com sucesso!`)),
    ).toBeInTheDocument();
    const call = calls.find(({ url }) => url.includes('complete_execution'));
    expect(await call?.json()).toEqual({ p_execution_id: id });
  });

  it('keeps the ticks and shows the toast on failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user, tickAll, finishButton } = setup(1, 0, () => json({ message: 'caiu' }, 500));
    await tickAll();
    await user.click(await finishButton());

    expect(await screen.findByText('Não foi possível concluir a execução.')).toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  });
});
