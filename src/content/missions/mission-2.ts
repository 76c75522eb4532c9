import type { MissionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { copy } from './mission-2/copy';
import { design } from './mission-2/design';
import { hosting, speed } from './mission-2/publish';

export const lesson: Lesson<MissionLessonKey<2>> = {
  heading: 'MISSÃO 2: LANDING PAGE',
  lead: 'Em 1 hora, o seu produto ganha uma página no ar, com endereço próprio e botão de compra.',
  objective:
    'Escrever o texto, gerar a página com um dos três designs, publicar de graça e conferir se ela abre em menos de 3 segundos.',
  duration: '1 hora',
  outcomes: [
    'O texto da página revisado, da promessa às perguntas frequentes',
    'Uma página em um arquivo só, no design Clean, Premium ou Futurista',
    'Um endereço público e gratuito para colocar na bio e no WhatsApp',
    'A certeza de que o botão leva ao pagamento e a página abre rápido no celular',
  ],
  sections: [copy, design, hosting, speed],
  checklistTitle: 'Checklist da missão',
  checklist: {
    copy: 'Revisei o texto, o preço e o botão de compra',
    design: 'Escolhi o design e gerei a página',
    publicada: 'Publiquei a página na hospedagem gratuita',
    testada: 'Testei no celular: abre em menos de 3 segundos e o botão leva ao pagamento',
  },
  finish: {
    label: 'MISSÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a missão',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Missão Concluída!',
      description:
        'Missão 2 concluída: a sua página está no ar. A Missão 3, Criativos, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a missão.' },
  },
};
