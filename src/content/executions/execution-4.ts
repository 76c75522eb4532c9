import type { ExecutionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { checkout } from './execution-4/checkout';
import { creatives } from './execution-4/creatives';
import { whatsapp } from './execution-4/whatsapp';

export const lesson: Lesson<ExecutionLessonKey<4>> = {
  heading: 'EXECUÇÃO 4: DISPARO DE RECRUTAMENTO',
  lead: 'Duas horas e meia para montar o funil de aquisição: o que chama, quem atende e onde se paga.',
  objective:
    'Deixar prontos três criativos, um WhatsApp que responde e um checkout que cobra e entrega sozinho.',
  duration: '2 horas e 30 minutos',
  outcomes: [
    'Três criativos no formato certo: duas imagens e um vídeo curto',
    'WhatsApp Business com saudação, ausência e quatro respostas rápidas',
    'Checkout com order bump, upsell e entrega automática',
    'Uma compra de teste, do anúncio ao acesso',
  ],
  sections: [checkout, creatives, whatsapp],
  checklistTitle: 'Checklist da execução',
  checklist: {
    criativos: 'Fiz duas imagens e um vídeo de 15 a 30 segundos, com até 7 palavras na imagem',
    whatsapp: 'Ativei saudação e ausência e salvei quatro respostas rápidas',
    checkout: 'Vi outra pessoa fazer a compra de teste e receber o acesso sem a minha ajuda',
  },
  finish: {
    label: 'EXECUÇÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a execução',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Execução Concluída!',
      description:
        'Execução 4 concluída com sucesso! A Execução 5, Operação Relâmpago, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a execução.' },
  },
};
