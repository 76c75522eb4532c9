import type { ExecutionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { niche } from './execution-1/niche';
import { pain } from './execution-1/pain';
import { positioning } from './execution-1/positioning';

export const lesson: Lesson<ExecutionLessonKey<1>> = {
  heading: 'EXECUÇÃO 1: INFILTRAÇÃO NO MERCADO',
  lead: 'Uma hora para descobrir de quem é o problema, o que dói e o que você vai prometer resolver.',
  objective:
    'Definir nicho, dor, transformação e posicionamento com frases de gente real, antes de criar qualquer coisa.',
  duration: '1 hora',
  outcomes: [
    'Um nicho em uma frase, com gente que você consegue encontrar hoje',
    'Dez frases reais sobre o problema, copiadas palavra por palavra',
    'Uma dor, uma transformação e um posicionamento escritos',
  ],
  sections: [niche, pain, positioning],
  checklistTitle: 'Checklist da execução',
  checklist: {
    nicho: 'Defini o nicho em uma frase',
    dor: 'Copiei dez frases reais e escolhi uma dor',
    transformacao: 'Escrevi a transformação com começo, fim e prazo',
    posicionamento: 'Escrevi o posicionamento e alguém de fora entendeu de primeira',
  },
  finish: {
    label: 'EXECUÇÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a execução',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Execução Concluída!',
      description:
        'Execução 1 concluída com sucesso! A Execução 2, Criação da Arma Secreta, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a execução.' },
  },
};
