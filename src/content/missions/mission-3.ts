import type { MissionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { images } from './mission-3/images';
import { rules, texts } from './mission-3/texts';
import { organize, video } from './mission-3/video';

export const lesson: Lesson<MissionLessonKey<3>> = {
  heading: 'MISSÃO 3: CRIATIVOS',
  lead: 'Em 3 horas, você monta as imagens, os textos e o vídeo que vão levar gente para a sua página.',
  objective:
    'Criar um conjunto pequeno e variado de criativos, dentro das regras das plataformas, pronto para publicar e para anunciar.',
  duration: '3 horas',
  outcomes: [
    'Cinco frases de até 7 palavras, com legenda, título e descrição',
    'Cinco imagens, uma de cada tipo, nos tamanhos certos',
    'Um vídeo de 15 a 30 segundos, com legenda, e a versão de até 20 segundos para o Reels',
    'Uma pasta organizada, com os três primeiros testes escolhidos',
  ],
  sections: [rules, texts, images, video, organize],
  checklistTitle: 'Checklist da missão',
  checklist: {
    textos: 'Escrevi cinco frases de até 7 palavras, com legenda',
    imagens: 'Criei uma imagem de cada um dos cinco tipos',
    prompts: 'Salvei os prompts preenchidos junto das imagens',
    video: 'Gravei e legendei um vídeo de 15 a 30 segundos',
    organizados: 'Organizei os arquivos e escolhi os três primeiros testes',
  },
  finish: {
    label: 'MISSÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a missão',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Missão Concluída!',
      description:
        'Missão 3 concluída: os seus criativos estão prontos. A Missão 4, Automação, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a missão.' },
  },
};
