import type { MissionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { adStandards } from './mission-5/ad-standards';
import { budget } from './mission-5/budget';
import { channels } from './mission-5/channels';
import { funnel } from './mission-5/funnel';
import { launch } from './mission-5/launch';
import { prompts } from './mission-5/prompts';

export const lesson: Lesson<MissionLessonKey<5>> = {
  heading: 'MISSÃO 5: TRÁFEGO',
  lead: 'Leve as pessoas certas até a sua página, com orçamento curto e anúncios dentro das regras das plataformas.',
  objective:
    'Escolher um canal, escrever anúncios dentro das regras, montar um mini funil de quatro passos e publicar, com um limite de gasto decidido antes de começar.',
  outcomes: [
    'Um canal escolhido para começar, orgânico ou pago, e o motivo da escolha',
    'Um público descrito em uma frase e traduzido em localização, idade e interesses',
    'Três versões de anúncio que respeitam as regras das plataformas',
    'Um mini funil de quatro passos testado: anúncio, página, WhatsApp e checkout',
    'Uma campanha no ar, ou uma semana de posts programada, com orçamento diário e meta de cliques',
  ],
  sections: [channels, budget, adStandards, prompts, funnel, launch],
  checklistTitle: 'Checklist da missão',
  checklist: {
    canal: 'Escolhi um canal para começar e escrevi o motivo',
    publico: 'Descrevi o público em uma frase e defini localização, idade e interesses',
    orcamento: 'Defini o orçamento por dia e o máximo que aceito gastar no teste',
    anuncio: 'Escrevi três versões do anúncio e conferi cada uma com os padrões',
    funil:
      'Testei os quatro passos do mini funil no celular, com a página abrindo em menos de 3 segundos',
    publicado: 'Publiquei o anúncio ou os primeiros posts e anotei data e hora',
  },
  finish: {
    label: 'MISSÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a missão',
    pendingLabel: 'Concluindo...',
    success: {
      title: 'Missão 5 concluída!',
      description: 'Parabéns! Você dominou o tráfego com IA.',
    },
    failure: { title: 'Erro', description: 'Não foi possível finalizar a missão.' },
  },
};
