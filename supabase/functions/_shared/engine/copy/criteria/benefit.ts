import { BENEFIT_PHRASES, FEATURES, PAIN_QUESTION } from '../lexicon/signals.ts';
import { type CopyText, endWell, findAll, fold, openingWords } from '../text.ts';
import { isProductHead } from '../product.ts';
import { isNounBeforeDe, verbInStory, verbInThirdPerson, verbOf, verbOfThird } from '../verbs.ts';
import { isUndone, unknownCommand } from '../verb-phrase.ts';
import { clamp01, isShort, quoteList, type VirtueRule, withoutOverlap } from './types.ts';

export const benefitRule: VirtueRule = ({ text, sound, kind }) => {
  const phrases = findAll(sound, BENEFIT_PHRASES).map(({ quote }) => quote);
  const verbs = benefitVerbs(sound);
  const features = findAll(text, FEATURES).map(({ quote }) => quote);
  const wanted = kind === 'cta' ? 1 : isShort(kind) ? 2 : kind === 'copy-curta' ? 4 : 8;
  const answers = phrases.filter((quote) => /^mesmo\b/i.test(quote)).length;
  const told = verbs.length + 1.2 * (phrases.length - answers);
  // 'Mesmo que…' answers a doubt about a gain: where none is told it hangs in the air.
  const gains = told + (told > 0 ? 1.2 : 0.3) * answers;
  const value = clamp01(gains / wanted - (features.length > gains ? 0.25 : 0));

  if (value >= 0.6) {
    const gained = withoutOverlap([...phrases, ...verbs]);
    return {
      value,
      strength: {
        titulo: 'Mostra o ganho',
        texto: `${quoteList(gained, 2)} ${gained.length > 1 ? 'falam' : 'fala'} do que muda para a pessoa, não do produto. Deixe esse ganho logo nas primeiras palavras.`,
        trecho: gained[0] ?? '',
      },
    };
  }
  if (features.length > 0) {
    return {
      value,
      weakness: {
        titulo: 'Característica sem ganho',
        texto: `${quoteList(features)} ${features.length === 1 ? 'descreve' : 'descrevem'} o produto. Complete com “para que você…” e diga o que a pessoa passa a conseguir com isso.`,
        trecho: features[0] ?? '',
      },
    };
  }
  const gain = phrases[0] ?? verbs[0];
  const missing = [
    verbs.length === 0 && 'o que a pessoa passa a fazer (vender, organizar, tocar)',
    !phrases.some((quote) => /^sem/i.test(quote)) && 'o que a pessoa deixa de sofrer (“sem…”)',
    answers === 0 && 'a dificuldade que não atrapalha (“mesmo com…”)',
  ]
    .filter(Boolean)
    .slice(0, 2)
    .join(' ou com ');
  if (gain) {
    return {
      value,
      weakness: {
        titulo: 'Dá para mostrar mais o ganho',
        texto: `“${gain}” é um bom começo. Complete com ${missing}.`,
        trecho: gain,
      },
    };
  }
  if (kind === 'cta') {
    return {
      value,
      weakness: {
        titulo: 'O botão não diz o que a pessoa ganha',
        texto: `Depois do verbo, diga o que ela leva ou passa a fazer: “Quero organizar minhas contas” pede mais clique que “${openingWords(text)}”.`,
        trecho: openingWords(text),
      },
    };
  }
  return {
    value,
    weakness: {
      titulo: 'O ganho não aparece',
      texto: `Falta dizer o que a pessoa consegue depois de comprar. Use um verbo de resultado (vender, organizar, economizar) e, se couber, o que ela deixa de sofrer: “sem…”.`,
      trecho: openingWords(text),
    },
  };
};

/** Result verbs with the words after them, so that the quote makes sense. */
function benefitVerbs({ sentences }: CopyText): string[] {
  const told = sentences
    .filter((sentence) => !PAIN_QUESTION.test(fold(sentence)))
    // 'Mesmo que você já tenha tentado' says no gain.
    .map((sentence) => sentence.replace(/(?<!\p{L})mesmo (que|se|quem) [^.,;:!?]*/giu, '|'));
  return told
    .flatMap((sentence) => sentence.split(/[.,;:!?—–|]+/))
    .flatMap((clause) => {
      const words = clause.trim().split(/\s+/);
      return words.flatMap((_word, index) =>
        isGain(words, index)
          ? [endWell(words.slice(index, index + 6).join(' ')).replace(/ (em|de|por|até) \d+$/, '')]
          : [],
      );
    });
}

function isGain(words: string[], index: number): boolean {
  const [previous = '', word = '', next = ''] = [words[index - 1], words[index], words[index + 1]];
  const rest = words.slice(index + 1).join(' ');
  // 'perca o medo' is a gain, 'perder a cliente' is not.
  if (/^(ver|conhecer|enviar)$/.test(verbOf(word) ?? '')) return false;
  if (index === 0 && verbOf(word) === 'responder') return false;
  if (/^(falar|conversar)$/.test(verbOf(word) ?? '') && /^com$/i.test(next)) return false;
  if (verbOf(word) === 'perder')
    return (
      /^(o|a|peso|medo)$/i.test(next) &&
      /medo|vergonha|timidez|peso/i.test(words.slice(index).join(' '))
    );
  const verb = verbOf(word, previous, 'benefit');
  // 'Corte e costura', 'controle de validade': trades, not commands.
  if (/^(que|e)$/i.test(next) || (verb && isNounBeforeDe(word, verb, next))) return false;
  if (isUndone(words, index) || CALL_OBJECT.test(fold(rest))) return false;
  if (verbOf(word) === 'receber' && /^(em|no|na|por|até)$/i.test(next)) return false;
  // 'Como emagrecer' says it all; 'corte + barba' is no verb.
  const isWhole = next === '' && /^(como|para|pra|e|a)$/i.test(previous);
  if (!isWhole && !/^[\p{L}\d“"[]/u.test(next)) return false;
  return (
    verb !== null ||
    (index === 0 && unknownCommand(word, next) !== null) ||
    doesForReader(words, index) ||
    (/^(que|vocês?)$/i.test(previous) &&
      verbInThirdPerson(word.replace(/m$/, '')) !== null &&
      !EMPTY.test(word)) ||
    verbInStory(word, previous, next) !== null ||
    verbOfThird(word, previous, next) !== null
  );
}

/** 'O app que divide as contas': whatever the verb, it is done for the reader. */
const doesForReader = (words: string[], index: number) =>
  /^que$/i.test(words[index - 1] ?? '') &&
  isProductHead(words[index - 2] ?? '') &&
  /^\p{L}{3,}[aez]$/u.test(words[index] ?? '') &&
  /^(o|a|os|as|seu|sua|seus|suas)$/i.test(words[index + 1] ?? '');

const EMPTY = /^(quer|tem|pede|vê|faz|usa|vende|paga|fica|perde)$/i;

/** 'Faça seu orçamento', 'enviar mensagem': steps of a purchase, no gain. */
const CALL_OBJECT =
  /^((o |a |um |uma |seu |sua |meu |minha )?(orcamento|pedido|cadastro|inscricao|contato|reserva|mensagem|encomenda|compra)s?\b|esse\b|noss[ao]s?\b|tudo\b|(ainda )?(hoje|agora)\b|ja\b)/;
