import type { ExecutionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { adjust } from './execution-5/adjust';
import { clock } from './execution-5/clock';
import { messages } from './execution-5/messages';

export const lesson: Lesson<ExecutionLessonKey<5>> = {
  heading: 'EXECUÇÃO 5: OPERAÇÃO RELÂMPAGO',
  lead: 'Um dia para colocar a oferta na frente de gente real e ouvir a resposta do mercado.',
  objective: 'Publicar tudo, anunciar e conseguir 1 lead qualificado ou 1 venda em 24 horas.',
  duration: '24 horas',
  outcomes: [
    'Página, checkout e WhatsApp no ar, testados',
    'Um anúncio rodando com limite de gasto, e o orgânico trabalhando junto',
    'Pelo menos dez pessoas do nicho que ouviram a sua oferta',
    '1 lead qualificado ou 1 venda, com as palavras da pessoa anotadas',
  ],
  sections: [clock, messages, adjust],
  checklistTitle: 'Checklist da execução',
  checklist: {
    publicar: 'Publiquei página, checkout e WhatsApp e anotei a hora zero',
    anuncio: 'Coloquei no ar o anúncio com limite de gasto, ou a oferta em três lugares permitidos',
    resultado: 'Consegui 1 lead qualificado ou 1 venda em 24 horas e anotei as palavras da pessoa',
  },
  finish: {
    label: 'EXECUÇÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a execução',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Execução Concluída!',
      description:
        'Execução 5 concluída com sucesso! Produto validado: gente real respondeu à sua oferta.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a execução.' },
  },
};
