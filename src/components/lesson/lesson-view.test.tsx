import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Lesson } from '@/content/lesson.types';
import { renderApp } from '@/testing/render';
import { LessonView } from './lesson-view';

const lesson: Lesson = {
  heading: 'MISSÃO 9: TESTE',
  lead: 'Uma frase.',
  objective: 'O objetivo.',
  duration: '1 hora',
  outcomes: ['Uma página no ar'],
  sections: [
    {
      id: 'primeira',
      title: 'Primeira seção',
      navLabel: 'Primeira',
      blocks: [{ type: 'text', paragraphs: ['Texto.'] }],
    },
  ],
  checklistTitle: 'Checklist final',
  checklist: { um: 'Fiz um', dois: 'Fiz dois' },
  finish: {
    label: 'MISSÃO CONCLUÍDA',
    incompleteLabel: 'Complete todos os itens para finalizar',
    incompleteHint: 'Falta marcar',
    pendingLabel: 'Concluindo...',
    success: { title: 'Feito', description: 'Pronto' },
  },
};

type Overrides = { lesson?: Lesson; isPending?: boolean; isError?: boolean; isCompleted?: boolean };

function setup({
  isPending = false,
  isError = false,
  isCompleted = false,
  ...rest
}: Overrides = {}) {
  const onFinish = vi.fn();
  const view = renderApp(
    <LessonView
      lesson={rest.lesson ?? lesson}
      backTo="/execucoes"
      isCompleted={isCompleted}
      finishing={{ isPending, isError, onFinish }}
    />,
  );
  return { ...view, onFinish };
}

const progress = () => screen.getByRole('list', { name: 'Progresso do checklist' });

describe('LessonView', () => {
  it('opens with heading, objective, outcomes, duration and the way back', () => {
    setup();
    expect(screen.getByRole('heading', { level: 1, name: 'MISSÃO 9: TESTE' })).toBeInTheDocument();
    for (const text of ['O objetivo.', 'Uma página no ar', /1 hora/]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/execucoes');
  });

  it('keeps the finish button shut until every item is ticked', async () => {
    const { user, onFinish } = setup();
    const shut = screen.getByRole('button', { name: 'Complete todos os itens para finalizar' });
    expect(shut).toBeDisabled();
    expect(shut).toHaveAccessibleDescription('Falta marcar');

    await user.click(screen.getByLabelText('Fiz um'));
    expect(shut).toBeDisabled();
    expect(progress()).toHaveTextContent('Fiz um, concluída');
    expect(progress()).toHaveTextContent('Fiz dois, a fazer');

    await user.click(screen.getByLabelText('Fiz dois'));
    const open = screen.getByRole('button', { name: 'MISSÃO CONCLUÍDA' });
    expect(open).toBeEnabled();
    expect(screen.queryByText('Falta marcar')).not.toBeInTheDocument();
    await user.click(open);
    expect(onFinish).toHaveBeenCalledOnce();
  });

  it('shuts again when a tick is taken back', async () => {
    const { user } = setup();
    await user.click(screen.getByLabelText('Fiz um'));
    await user.click(screen.getByLabelText('Fiz dois'));
    await user.click(screen.getByLabelText('Fiz um'));
    expect(screen.getByRole('button', { name: /Complete todos/ })).toBeDisabled();
  });

  it('cannot be pressed while it is finishing', () => {
    setup({ isPending: true });
    expect(screen.getByRole('button', { name: 'Concluindo...' })).toBeDisabled();
  });

  it('shows a failure beside the button only when no toast does', () => {
    const { unmount } = setup({ isError: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível concluir');
    unmount();

    const failure = { title: 'Erro', description: 'Falhou' };
    setup({ isError: true, lesson: { ...lesson, finish: { ...lesson.finish, failure } } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads from the anchors to the section and moves focus there', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { user } = setup();
    const nav = screen.getByRole('navigation', { name: 'Seções da aula' });
    await user.click(within(nav).getByRole('link', { name: 'Primeira' }));
    expect(scrollIntoView).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Primeira seção' })).toHaveFocus();
  });

  it('marks a lesson that was completed before', () => {
    setup({ isCompleted: true });
    expect(screen.getByText('Concluída')).toBeInTheDocument();
  });
});
