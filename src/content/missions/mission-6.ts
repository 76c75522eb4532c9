import type { MissionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { arsenal } from './mission-6/arsenal';
import { basics } from './mission-6/basics';
import { conversations } from './mission-6/conversations';
import { followUp } from './mission-6/follow-up';
import { practice } from './mission-6/practice';
import { upsell } from './mission-6/upsell';

export const lesson: Lesson<MissionLessonKey<6>> = {
  heading: 'MISSÃO 6: VENDAS',
  lead: 'As frases que abrem, conduzem e fecham uma conversa, e o treino para usá-las sem parecer um robô.',
  objective:
    'Montar o seu arsenal de scripts, treinar as objeções com IA e conduzir conversas reais até um sim ou um não claro.',
  outcomes: [
    'Um arsenal com frases suas em cinco grupos: quebra-gelo, objeções, fechamento, follow-up e upsell',
    'Uma resposta pronta para cada uma das seis objeções mais comuns',
    'Uma sequência de follow-up de 3 dias, com data para terminar',
    'Order bump e upsell com preço definido e texto pronto',
    'Cinco conversas de venda começadas hoje, com o que você aprendeu anotado',
  ],
  sections: [basics, arsenal, followUp, upsell, practice, conversations],
  checklistTitle: 'Checklist da missão',
  checklist: {
    scripts: 'Adaptei pelo menos duas frases de cada grupo e salvei como respostas rápidas',
    upsell: 'Defini o preço do order bump e do upsell e cadastrei o que já tem arquivo pronto',
    pratica: 'Usei os três prompts e fechei uma venda simulada',
    objecoes: 'Escrevi a minha resposta para as seis objeções',
    conversas: 'Comecei cinco conversas reais e anotei o resultado de cada uma',
  },
  finish: {
    label: 'MISSÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a missão',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Missão Concluída!',
      description:
        'Missão 6 concluída: você sabe o que dizer em cada conversa. A Missão 7, Relatórios, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a missão.' },
  },
};
