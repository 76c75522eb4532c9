import { act, render, screen } from '@testing-library/react';
import { progressPhases } from '@/content/progress-phases';
import type { AiJobState } from '@/lib/use-ai-job';
import type { AiJobRow } from '@/types/ai-job';
import { JobProgress } from './job-progress';

const script = progressPhases.analysis;
const row: AiJobRow = {
  job_id: 'a',
  status: 'concluido',
  erro: null,
  motor: 'regras',
  solicitado_em: '2026-11-20T12:00:00Z',
};

const view = (state: AiJobState<AiJobRow>) => (
  <JobProgress state={state} script={script} label="Progresso" />
);
const waiting = { status: 'waiting', progress: 33.3, message: script.phases[30] } as const;
const bar = () => screen.queryByRole('progressbar', { name: 'Progresso' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('JobProgress', () => {
  it('shows how far it is, and announces the phase', () => {
    render(view(waiting));
    expect(bar()).toHaveAttribute('aria-valuenow', '33');
    expect(screen.getByRole('status')).toHaveTextContent(script.phases[30]);
  });

  it('runs full with the result, says so, and hides after 1.5 seconds', () => {
    const { rerender } = render(view(waiting));
    rerender(view({ status: 'succeeded', row }));
    expect(bar()).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByRole('status')).toHaveTextContent('Análise concluída!');

    act(() => void vi.advanceTimersByTime(1499));
    expect(bar()).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays hidden for a result that was already there', () => {
    render(view({ status: 'succeeded', row }));
    expect(bar()).not.toBeInTheDocument();
  });

  it.each([{ status: 'timed-out' }, { status: 'failed', message: 'x' }] as const)(
    'celebrates nothing when the job $status',
    (state) => {
      const { rerender } = render(view(waiting));
      rerender(view(state));
      expect(bar()).not.toBeInTheDocument();
    },
  );
});
