import type { Domain } from './types.ts';

/** True of most things that people buy in order to get something done. */
export const GENERAL: Domain = {
  id: 'geral',
  words: /(?!)/,
  actions: [
    'começar por uma tarefa pequena e terminar no mesmo dia',
    'resolver isso com um passo a passo claro',
    'sair da dúvida e dar o primeiro passo hoje',
  ],
  pains: [
    'adiar por não saber por onde começar',
    'juntar dicas soltas que não levam a nada',
    'tentar sem ajuda e voltar à estaca zero',
  ],
  objections: [
    'mesmo começando do zero',
    'mesmo com pouco tempo na semana',
    'sem depender de ninguém',
  ],
  audiences: ['quem está começando', 'quem já tentou e travou no meio', 'quem tem pouco tempo'],
  firstSteps: [
    'escolher uma tarefa de vinte minutos',
    'escrever em uma frase o que você quer resolver',
    'separar um horário nesta semana',
  ],
};
