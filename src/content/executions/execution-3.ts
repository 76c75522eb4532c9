import type { ExecutionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { page } from './execution-3/page';
import { texts } from './execution-3/texts';
import { vsl } from './execution-3/vsl';

export const lesson: Lesson<ExecutionLessonKey<3>> = {
  heading: 'EXECUÇÃO 3: CONSTRUÇÃO DA BASE',
  lead: 'Três horas para ter no ar a menor página que consegue vender: headline, bullets, CTA e um vídeo curto.',
  objective:
    'Escrever, gravar e publicar uma página de vendas mínima que abra em menos de 3 segundos no celular.',
  duration: '3 horas',
  outcomes: [
    'Uma headline e cinco bullets que falam do que a pessoa vai ter nas mãos',
    'Um CTA que diz o que acontece depois do toque',
    'Uma VSL de 90 segundos gravada no celular',
    'Uma página publicada, com endereço que você pode mandar a qualquer pessoa',
  ],
  sections: [texts, vsl, page],
  checklistTitle: 'Checklist da execução',
  checklist: {
    headline: 'Coloquei a headline no topo, visível sem rolar a tela',
    bullets: 'Escrevi cinco bullets com entregável e benefício',
    cta: 'Liguei o botão de CTA ao checkout (ou ao WhatsApp, por enquanto) e testei no celular',
    vsl: 'Gravei a VSL e coloquei na página, que abre em menos de 3 segundos',
  },
  finish: {
    label: 'EXECUÇÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a execução',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Execução Concluída!',
      description:
        'Execução 3 concluída com sucesso! A Execução 4, Disparo de Recrutamento, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a execução.' },
  },
};
