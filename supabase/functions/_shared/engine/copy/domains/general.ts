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

/** The same for things that come in a box, of which we know nothing but the name. */
export const GOODS: Domain = {
  id: 'produto',
  isPurchase: true,
  words: /(?!)/,
  actions: [
    'acertar na primeira compra',
    'receber em casa e usar no mesmo dia',
    'tirar as suas dúvidas antes de pagar',
  ],
  pains: [
    'comprar por impulso e deixar na gaveta',
    'pagar duas vezes pela mesma coisa',
    'receber diferente da foto',
  ],
  objections: [
    'mesmo que seja a sua primeira vez',
    'sem letras miúdas',
    'mesmo comprando de longe',
  ],
  audiences: [
    'quem quer acertar na primeira compra',
    'quem prefere perguntar antes de pagar',
    'quem compra sem sair de casa',
  ],
  firstSteps: ['ver as fotos de perto', 'mandar a sua dúvida', 'escolher o tamanho do pedido'],
};
