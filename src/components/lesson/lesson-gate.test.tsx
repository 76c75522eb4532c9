import { queryOptions, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Lesson } from '@/content/lesson.types';
import { missionLessons } from '@/content/missions';
import type { StepStatus } from '@/lib/learning-path';
import { renderApp } from '@/testing/render';
import { LessonGate } from './lesson-gate';
import { lessonQueryOptions } from './lesson-query';

const texts = { loading: 'Carregando aula...', pathError: 'Sem progresso' };
const locked = { to: '/fora', hint: 'Bloqueada' };

const pathQueryOptions = (status: StepStatus) =>
  queryOptions({ queryKey: ['path', status], queryFn: () => [{ id: 1, status }] });

function Gate({ load, status }: { load: () => Promise<Lesson>; status: StepStatus }) {
  const path = useQuery(pathQueryOptions(status));
  const lesson = useQuery(lessonQueryOptions(['lesson'], load));
  return (
    <LessonGate id={1} path={path} lesson={lesson} texts={texts} locked={locked}>
      {({ heading }, current) => <p>{`${heading} (${current})`}</p>}
    </LessonGate>
  );
}

describe('LessonGate', () => {
  it('shows a skeleton until both the progress and the lesson are here', async () => {
    renderApp(<Gate load={missionLessons[1]} status="active" />);
    expect(screen.getByRole('status')).toHaveTextContent('Carregando aula...');
    expect(await screen.findByText('MISSÃO 1: CRIAR PRODUTO (active)')).toBeInTheDocument();
  });

  it('offers to fetch again a lesson that did not arrive, even offline', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const load = vi
      .fn(missionLessons[1])
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderApp(<Gate load={load} status="completed" />);

    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível abrir esta aula.');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('MISSÃO 1: CRIAR PRODUTO (completed)')).toBeInTheDocument();
  });
});
