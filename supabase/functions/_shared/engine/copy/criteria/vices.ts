import { CLAIM_RULES, CLICHES, SUPERLATIVES } from '../lexicon/vices.ts';
import { ENGLISH, PORTUGUESE } from '../lexicon/signals.ts';
import { type CopyText, findAll, fold, openingWords } from '../text.ts';
import { quoteList, type ViceRule } from './types.ts';

const perWords = (count: number, words: number) => count * Math.min(1, 60 / Math.max(60, words));

export const clichesRule: ViceRule = ({ text }) => {
  const quotes = findAll(text, CLICHES).map(({ quote }) => quote);
  if (quotes.length === 0) return [];
  return [
    {
      penalty: Math.min(20, 7 * Math.ceil(perWords(quotes.length, text.words.length))),
      weakness: {
        titulo: 'Frase feita',
        texto: `${quoteList(quotes)} ${quotes.length === 1 ? 'está' : 'estão'} em todo anúncio e já não ${quotes.length === 1 ? 'diz' : 'dizem'} nada. Troque por uma cena do dia da pessoa: o que ela faz na segunda-feira que antes não fazia?`,
        trecho: quotes[0] ?? '',
      },
    },
  ];
};

export const superlativesRule: ViceRule = ({ text }) => {
  const quotes = findAll(text, SUPERLATIVES).map(({ quote }) => quote);
  if (quotes.length === 0) return [];
  return [
    {
      penalty: Math.min(16, 6 * Math.ceil(perWords(quotes.length, text.words.length))),
      weakness: {
        titulo: 'Elogio sem prova',
        texto: `${quoteList(quotes)}: quem vende sempre diz isso de si. Corte o elogio e ponha no lugar o fato que o sustentaria.`,
        trecho: quotes[0] ?? '',
      },
    },
  ];
};

export const shoutingRule: ViceRule = ({ text }) => {
  const capitals = matches(text.plain, SHOUTED);
  const marks = [
    ...matches(text.plain, /[!?]{2,}/g),
    ...matches(text.plain, /(?:\p{Extended_Pictographic}\uFE0F?\s?){3,}/gu),
  ];
  const exclamations = text.plain.split('!').length - 1;
  const tooMany = exclamations > 1 + text.sentences.length / 4;
  const found = capitals.length + marks.length;
  if (found === 0 && !tooMany) return [];
  const quote = (capitals[0] ?? marks[0] ?? withMark(text)).slice(0, 60);
  const advice =
    capitals.length > 0
      ? `“${quote}”, em maiúsculas, soa como grito. Escreva em minúsculas: se a frase é boa, ela não precisa de força.`
      : `Em “${quote}” a pontuação faz força no lugar das palavras${tooMany ? ` (são ${exclamations} pontos de exclamação)` : ''}. Deixe um sinal só, no máximo um por texto, e ganhe a atenção com um fato.`;
  return [
    {
      penalty: Math.min(16, 6 * found + (tooMany ? 4 : 0)),
      weakness: { titulo: 'Está gritando', texto: advice, trecho: quote },
    },
  ];
};

/** Two words in capitals, one of them too long for an acronym, or one long word. */
const SHOUTED =
  /(?:\p{Lu}{5,}(?:[^\p{L}\n]{1,3}\p{Lu}{2,})+|\p{Lu}{2,}[^\p{L}\n]{1,3}\p{Lu}{5,}|\p{Lu}{6,})/gu;

const matches = (plain: string, pattern: RegExp) =>
  [...plain.matchAll(pattern)].map(([quote]) => quote.trim());

const withMark = ({ sentences }: CopyText) =>
  sentences.find((sentence) => sentence.includes('!')) ?? '!';

export const claimsRule: ViceRule = ({ text }) => {
  const quoted: string[] = [];
  return CLAIM_RULES.flatMap(({ pattern, title, advice }) => {
    const quotes = findAll(text, pattern)
      .map(({ quote }) => quote)
      .filter((quote) => !quoted.some((earlier) => earlier.includes(quote)));
    quoted.push(...quotes);
    if (quotes.length === 0) return [];
    return [
      {
        penalty: 14 + 4 * Math.min(2, quotes.length - 1),
        ceiling: 45,
        weakness: {
          titulo: title,
          texto: `${quoteList(quotes)}: plataformas de anúncio costumam recusar, e o Procon trata como propaganda enganosa. ${advice}.`,
          trecho: quotes[0] ?? '',
        },
      },
    ];
  });
};

/** The same few words over and over: written for a robot, not for a buyer. */
export const repetitionRule: ViceRule = ({ text }) => {
  const content = text.words.map(fold).filter((word) => word.length > 3 && !PORTUGUESE.test(word));
  if (content.length < 6) return [];
  const counts = new Map<string, number>();
  for (const word of content) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [worst = '', times = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const share = times / content.length;
  const variety = counts.size / content.length;
  const stuffed = (times >= 4 && share > 0.16) || (variety < 0.5 && content.length < 120);
  if (!stuffed) return [];
  return [
    {
      penalty: Math.min(45, 15 + 100 * Math.max(0, share - 0.16) + 60 * Math.max(0, 0.5 - variety)),
      ceiling: 55,
      weakness: {
        titulo: 'Repetição',
        texto: `“${worst}” aparece ${times} vezes. Diga uma vez, com força, e use o espaço para o ganho, o prazo e a prova.`,
        trecho: worst,
      },
    },
  ];
};

export const languageRule: ViceRule = ({ text }) => {
  const words = text.words.map(fold);
  if (words.length < 4) return words.length === 0 ? [noWords(text.plain)] : [];
  const portuguese = words.filter((word) => PORTUGUESE.test(word)).length / words.length;
  const english = words.filter((word) => ENGLISH.test(word)).length / words.length;
  if (english > 0.2 && english > portuguese * 1.5) {
    return [
      {
        penalty: 40,
        ceiling: 25,
        weakness: {
          titulo: 'Não está em português',
          texto: `“${openingWords(text, 5)}” está em inglês, e nossas regras leem português. Traduza o texto para quem compra no Brasil e analise de novo.`,
          trecho: openingWords(text, 5),
        },
      },
    ];
  }
  if (words.length < 12 || portuguese > 0.08 || text.sentences.length > 1) return [];
  return [
    {
      penalty: 30,
      ceiling: 30,
      weakness: {
        titulo: 'Não forma frases',
        texto: `“${openingWords(text, 5)}” parece uma lista de palavras soltas. Escreva frases: quem faz o quê, para quem e com que resultado.`,
        trecho: openingWords(text, 5),
      },
    },
  ];
};

const noWords = (plain: string) => ({
  penalty: 60,
  ceiling: 5,
  weakness: {
    titulo: 'Não há palavras',
    texto: `“${plain.slice(0, 20)}” não diz o que você vende. Escreva ao menos o produto, para quem ele é e o que a pessoa ganha.`,
    trecho: plain.slice(0, 20),
  },
});

export const htmlRule: ViceRule = ({ text }) =>
  text.hasHtml
    ? [
        {
          penalty: 4,
          weakness: {
            titulo: 'Código no texto',
            texto: `O texto veio com marcações de HTML, que aqui contam como ruído: avaliamos só as palavras. Cole o texto sem as marcações antes de publicar.`,
            trecho: openingWords(text),
          },
        },
      ]
    : [];

/** A model pasted as it came: it says what is missing, and is no text yet. */
export const gapsRule: ViceRule = ({ text }) => {
  const gaps = text.plain.match(/\[[^\]\n]{2,}\]/g) ?? [];
  const [first = ''] = gaps;
  return first === ''
    ? []
    : [
        {
          penalty: 0,
          weakness: {
            titulo: 'Falta completar',
            texto: `${quoteList(gaps)} ${gaps.length === 1 ? 'ainda está em aberto' : 'ainda estão em aberto'}. Troque pelo que é verdade no seu caso antes de publicar; a nota vale para o texto como está.`,
            trecho: first,
          },
        },
      ];
};
