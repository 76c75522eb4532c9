import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { vi } from 'vitest';
import { missionLessons, type MissionId } from '@/content/missions';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp } from '@/testing/render';
import { MissionLesson } from './mission-lesson';

function rows(completed: number) {
  return Array.from({ length: 7 }, (_, index) => ({
    mission_id: index + 1,
    status: index < completed ? 'completed' : index === completed ? 'active' : 'locked',
  }));
}

function Page() {
  return (
    <>
      <Link to="/quadro">Ir ao quadro</Link>
      <MissionLesson id={Number(useParams().id)} />
    </>
  );
}

type Setup = { id: string; completed?: number; onComplete?: () => Response | Promise<Response> };

function setup({ id, completed = 0, onComplete }: Setup) {
  const calls = stubFetch({
    'rpc/complete_mission': onComplete ?? (() => json(rows(completed + 1))),
    'rpc/initialize_user_missions': () => json(rows(completed)),
    'GET http': () => json(rows(completed)),
  });
  const view = renderApp(
    <Routes>
      <Route path="/" element={<p>Início</p>} />
      <Route path="/quadro" element={<p>Quadro</p>} />
      <Route path="/missao/:id" element={<Page />} />
    </Routes>,
    { path: `/missao/${id}` },
  );
  const completions = () => calls.filter((call) => call.url.includes('complete_mission'));
  const tickAll = async () => {
    await screen.findByRole('heading', { level: 1 });
    for (const box of screen.getAllByRole('checkbox')) await view.user.click(box);
  };
  return { ...view, completions, tickAll };
}

const finishButton = () => screen.getByRole('button', { name: 'MISSÃO CONCLUÍDA' });

describe('MissionLesson', () => {
  it.each(['2', '8', '0', 'abc', '1.5'])(
    'leads home from a locked or unknown id (%s)',
    async (id) => {
      setup({ id });
      expect(await screen.findByText('Início')).toBeInTheDocument();
      expect(
        await screen.findByText('Complete a missão anterior para desbloquear'),
      ).toBeInTheDocument();
    },
  );

  it.each([
    [1, 5],
    [2, 4],
    [3, 5],
    [4, 7],
    [5, 6],
    [6, 5],
    [7, 5],
  ] as [MissionId, number][])(
    'opens mission %i with %i items and finishes it',
    async (id, count) => {
      const { user, completions, tickAll } = setup({ id: String(id), completed: id - 1 });
      await tickAll();
      expect(screen.getAllByRole('checkbox')).toHaveLength(count);

      await user.click(finishButton());

      expect(await screen.findByText('Início')).toBeInTheDocument();
      const { finish } = await missionLessons[id]();
      expect(await screen.findByText(finish.success.title)).toBeInTheDocument();
      expect(screen.getByText(finish.success.description)).toBeInTheDocument();
      const [call] = completions();
      expect(await call?.json()).toEqual({ p_mission_id: id });
    },
  );

  it.each([
    [1, 'Não foi possível concluir a missão.'],
    [4, 'Não foi possível finalizar a missão. Tente novamente.'],
    [5, 'Não foi possível finalizar a missão.'],
  ])('mission %i keeps the ticks and shows its own toast on failure', async (id, text) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const onComplete = () => json({ message: 'caiu' }, 500);
    const { user, tickAll } = setup({ id: String(id), completed: id - 1, onComplete });
    await tickAll();
    await user.click(finishButton());

    expect(await screen.findByText(text)).toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await waitFor(() => expect(finishButton()).toBeEnabled());
  });

  it('mission 7 only logs a failure, and says it beside the button', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const onComplete = () => json({ message: 'caiu' }, 500);
    const { user, tickAll } = setup({ id: '7', completed: 6, onComplete });
    await tickAll();
    await user.click(finishButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível concluir');
    expect(screen.queryByText('Erro')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalled();
  });

  it('sends one request for two quick presses', async () => {
    let answer: (response: Response) => void = () => undefined;
    const onComplete = () => new Promise<Response>((resolve) => (answer = resolve));
    const { completions, tickAll } = setup({ id: '1', onComplete });
    await tickAll();
    const button = finishButton();
    button.click();
    button.click();

    expect(await screen.findByRole('button', { name: 'Concluindo...' })).toBeDisabled();
    answer(json(rows(1)));
    expect(await screen.findByText('Início')).toBeInTheDocument();
    expect(completions()).toHaveLength(1);
  });

  it('leaves alone who went elsewhere before the answer', async () => {
    let answer: (response: Response) => void = () => undefined;
    const onComplete = () => new Promise<Response>((resolve) => (answer = resolve));
    const { user, tickAll } = setup({ id: '1', onComplete });
    await tickAll();
    await user.click(finishButton());
    await user.click(screen.getByRole('link', { name: 'Ir ao quadro' }));
    answer(json(rows(1)));
    const { finish } = await missionLessons[1]();
    expect(await screen.findByText(finish.success.title)).toBeInTheDocument();
    expect(screen.getByText('Quadro')).toBeInTheDocument();
  });

  it('lets a completed mission be seen and finished again', async () => {
    const { user, tickAll } = setup({ id: '1', completed: 3 });
    await tickAll();
    expect(screen.getByText('Concluída')).toBeInTheDocument();
    await user.click(finishButton());
    expect(await screen.findByText('Início')).toBeInTheDocument();
  });

  it('offers to try again when the progress cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    stubFetch({ http: () => json({ message: 'não', code: '42501' }, 403) });
    renderApp(<MissionLesson id={1} />);
    expect(
      await screen.findByText('Não foi possível carregar o progresso das missões.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });
});
