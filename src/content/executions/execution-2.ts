import type { ExecutionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { headline } from './execution-2/headline';
import { productName } from './execution-2/name';
import { pricing } from './execution-2/pricing';

export const lesson: Lesson<ExecutionLessonKey<2>> = {
  heading: 'EXECUÇÃO 2: CRIAÇÃO DA ARMA SECRETA',
  lead: 'Uma hora e meia para transformar a dor em uma oferta com nome, frase, promessa e preço.',
  objective:
    'Montar a oferta inicial: nome, headline, promessa e um upsell, com os preços definidos.',
  duration: '1 hora e 30 minutos',
  outcomes: [
    'Um nome que se entende ao telefone e que ninguém do ramo usa',
    'Uma headline de até 14 palavras, escolhida por outras pessoas',
    'Uma promessa que o produto cumpre sozinho',
    'Preço principal, order bump e upsell em uma ficha',
  ],
  sections: [productName, headline, pricing],
  checklistTitle: 'Checklist da execução',
  checklist: {
    nome: 'Escolhi o nome e conferi que ninguém do ramo usa',
    headline: 'Escolhi a headline com o voto de cinco pessoas',
    promessa: 'Escrevi a promessa e o produto cumpre sozinho',
    upsell: 'Defini o upsell, o order bump e os três preços',
  },
  finish: {
    label: 'EXECUÇÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a execução',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Execução Concluída!',
      description:
        'Execução 2 concluída com sucesso! A Execução 3, Construção da Base, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a execução.' },
  },
};
