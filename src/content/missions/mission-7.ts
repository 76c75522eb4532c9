import type { MissionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { analysis } from './mission-7/analysis';
import { decisions } from './mission-7/decisions';
import { metrics } from './mission-7/metrics';
import { nextCycle } from './mission-7/next-cycle';
import { spreadsheet } from './mission-7/spreadsheet';

export const lesson: Lesson<MissionLessonKey<7>> = {
  heading: 'MISSÃO 7: RELATÓRIOS',
  lead: 'Em 2 horas, o seu dashboard de resultados fica pronto e diz qual é a próxima decisão.',
  objective:
    'Calcular seis métricas, ler o que elas dizem com três regras e escolher uma única mudança para o próximo ciclo.',
  duration: '2 horas',
  outcomes: [
    'Seis métricas calculadas com os seus números reais, mesmo que sejam pequenos',
    'Uma planilha que calcula tudo sozinha quando você preenche o dia',
    'Uma análise feita com IA e conferida por você',
    'Uma decisão tomada por regra',
    'O próximo ciclo marcado: uma mudança, um orçamento e uma data para olhar de novo',
  ],
  sections: [metrics, spreadsheet, decisions, analysis, nextCycle],
  checklistTitle: 'Checklist da missão',
  checklist: {
    metricas: 'Calculei as seis métricas do meu ciclo',
    planilha: 'Montei a planilha e preenchi pelo menos um dia',
    analise: 'Rodei o prompt de análise e conferi as contas',
    decisao: 'Escolhi uma decisão com base nas três regras',
    'proximo-ciclo': 'Marquei o próximo ciclo com uma mudança, um orçamento e uma data',
  },
  finish: {
    label: 'MISSÃO CONCLUÍDA',
    incompleteLabel: 'Complete todos os itens para finalizar',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Missão Concluída!',
      description:
        'Missão 7 concluída: o seu dashboard de resultados está pronto. Você completou todas as missões.',
    },
  },
};
