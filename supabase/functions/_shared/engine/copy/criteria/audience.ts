import { ADDRESSES_READER, AUDIENCE, EVERYBODY, SCENE_QUESTION } from '../lexicon/signals.ts';
import { type CopyText, findAll, openingWords } from '../text.ts';
import { calledGroup } from '../slots.ts';
import { verbOf, verbOfThird } from '../verbs.ts';
import type { VirtueRule } from './types.ts';

export const audienceRule: VirtueRule = ({ text }) => {
  const everybody = findAll(text, EVERYBODY)[0];
  if (everybody) {
    return {
      value: 0.1,
      weakness: {
        titulo: 'Fala com todo mundo',
        texto: `Quem lê “${everybody.quote}” não se reconhece. Escolha um grupo e a situação dele: “para quem vende doces e não sabe cobrar”.`,
        trecho: everybody.quote,
      },
    };
  }
  const named = findAll(text, AUDIENCE)[0]?.quote;
  const audience = (named && wholeGroup(named)) ?? calledGroup(text) ?? actingGroup(text);
  if (audience) {
    return {
      value: 1,
      strength: {
        titulo: 'Diz para quem é',
        texto: `“${audience}” faz a pessoa certa parar de rolar a tela. Use as mesmas palavras na segmentação e na imagem do anúncio.`,
        trecho: audience,
      },
    };
  }
  const scene = findAll(text, SCENE_QUESTION)[0]?.quote;
  if (scene) {
    return {
      value: 0.85,
      strength: {
        titulo: 'Abre com a situação de quem lê',
        texto: `“${scene}” separa quem vive isso de quem não vive. Mostre a mesma cena na imagem do anúncio e responda à pergunta logo em seguida.`,
        trecho: scene,
      },
    };
  }
  const reader = findAll(text, ADDRESSES_READER)[0];
  const words = text.plain.split(/\s+/);
  const commands = words.some((word, index) => verbOf(word, words[index - 1]) !== null);
  return {
    value: reader ? 0.5 : commands ? 0.35 : 0,
    weakness: {
      titulo: 'Não diz para quem é',
      texto: `Acrescente para quem é e em que momento: “para quem está começando”, “para mães com pouco tempo”. Quem se reconhece lê até o fim.`,
      trecho: reader?.quote ?? openingWords(text),
    },
  };
};

/** 'Para petshops que lembra o tutor': the group ends where another verb or thought begins. */
const wholeGroup = (quote: string) =>
  quote
    .replace(/(?<=\p{L}s) que (?!não|nao|já|só|se|ainda|nunca|sempre)\S*[^ms\s] .*$/iu, '')
    .replace(/\s*\p{Extended_Pictographic}.*$| (?:em|por) \d.*$/u, '')
    .replace(/(?<=^\S+ \S.*) (voc[eê]|vc)\b.*$/iu, '')
    .replace(/(?<=\s)(?:e|ou|com|sem|que)$/iu, '')
    .trim();

const MAX_GROUP = 7;

/** 'Igrejas com até 300 membros controlam…': the buyers are who does it. */
function actingGroup({ sentences: [first = ''] }: CopyText): string | null {
  const words = first.split(/[,:;]/)[0]?.split(/\s+/) ?? [];
  if (!/^(\p{Lu}\p{Ll}+s|Seu|Sua|Seus|Suas)$/u.test(words[0] ?? '')) return null;
  const isOwn = /^Su?eu?/.test(words[0] ?? '');
  if (
    isOwn &&
    !/^(time|equipe|loja|empresa|clínica|escola|igreja|restaurante)s?$/.test(words[1] ?? '')
  )
    return null;
  const verb = words.findIndex(
    (word, at) => at > 0 && verbOfThird(word, words[at - 1] ?? '', words[at + 1] ?? '') !== null,
  );
  return verb > 0 && verb <= MAX_GROUP ? words.slice(0, verb).join(' ') : null;
}
