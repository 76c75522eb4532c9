import type { MissionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';
import { audiences } from './mission-4/audiences';
import { autoReplies } from './mission-4/auto-replies';
import { filledScript } from './mission-4/filled-script';
import { overview } from './mission-4/overview';
import { script } from './mission-4/script';
import { trial } from './mission-4/trial';

export const lesson: Lesson<MissionLessonKey<4>> = {
  heading: 'MISSÃO 4: AUTOMAÇÃO',
  lead: 'Um WhatsApp Bot que recebe, qualifica, vende e entrega sem você digitar tudo de novo a cada conversa.',
  objective:
    'Configurar no WhatsApp Business um roteiro de seis partes, com respostas automáticas, para que toda pessoa que chega seja atendida na hora e saiba qual é o próximo passo.',
  outcomes: [
    'Um perfil no WhatsApp Business com nome, descrição, horário e link da sua página',
    'Seis mensagens escritas para o seu produto: boas-vindas, qualificação, pré-venda, oferta, entrega e follow-up',
    'Saudação e ausência respondendo sozinhas, e as outras mensagens a um toque, em respostas rápidas',
    'Cinco etiquetas que mostram em que ponto está cada conversa',
    'Um teste completo, feito de outro celular, do primeiro "oi" até a entrega',
  ],
  sections: [overview, script, filledScript, autoReplies, audiences, trial],
  checklistTitle: 'Checklist da missão',
  checklist: {
    'boas-vindas': 'Ativei a mensagem de boas-vindas como saudação automática',
    qualificacao: 'Salvei a qualificação, com duas perguntas, como resposta rápida',
    'pre-venda': 'Escrevi a pré-venda com a dor do meu público e a transformação do meu produto',
    oferta: 'Salvei a oferta com preço, garantia e link do checkout funcionando',
    entrega: 'Salvei a entrega com o link de acesso testado',
    'follow-up': 'Deixei prontas 1 a 2 mensagens de follow-up para o dia seguinte',
    teste: 'Testei o roteiro inteiro de outro celular e corrigi o que travou',
  },
  finish: {
    label: 'MISSÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a missão',
    pendingLabel: 'Concluindo...',
    success: {
      title: 'Missão 4 Concluída!',
      description:
        'A automação do seu WhatsApp Bot está configurada. A Missão 5, Tráfego, está liberada.',
    },
    failure: {
      title: 'Erro',
      description: 'Não foi possível finalizar a missão. Tente novamente.',
    },
  },
};
