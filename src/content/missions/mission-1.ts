import type { MissionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { build, delivery, example } from './mission-1/deliver';
import { payment } from './mission-1/payment';
import { answers, choice, test } from './mission-1/prepare';

export const lesson: Lesson<MissionLessonKey<1>> = {
  heading: 'MISSÃO 1: CRIAR PRODUTO',
  lead: 'Saia daqui com um produto digital pronto para vender, feito com o que você já sabe.',
  objective:
    'Escolher um formato, gerar o conteúdo com um prompt testado, montar o arquivo, preparar a cobrança e definir como ele chega a quem comprou.',
  outcomes: [
    'Seis respostas que definem o seu produto, prontas para colar em qualquer prompt',
    'Um prompt completo, salvo e testado em uma IA',
    'O produto montado: PDF, mensagens ou vídeos que abrem no celular',
    'O checkout cadastrado e a entrega escolhida, com link e mensagem prontos',
  ],
  sections: [answers, choice, test, build, payment, delivery, example],
  checklistTitle: 'Checklist final',
  checklist: {
    tipo: 'Escolhi o tipo de produto',
    prompt: 'Copiei e salvei o prompt',
    teste: 'Testei o prompt em uma IA',
    produto: 'Criei o produto',
    entrega: 'Defini a entrega',
  },
  finish: {
    label: 'MISSÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a missão',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Missão Concluída!',
      description:
        'Missão 1 concluída: o seu produto existe. A Missão 2, Landing Page, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a missão.' },
  },
};
