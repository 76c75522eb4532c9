import { EVERYBODY } from '../lexicon/signals.ts';
import { fold, lowerFirst } from '../text.ts';

const COLLECTIVE =
  /^(publico|classe|galera|pessoal|gente|turma|geral|todos?|todas?|todo mundo|qualquer|nicho|mercado|area|ambos)\b/;
const MAX_WORDS = 14;

/** What was typed as the public, made to fit after 'para'; null when it names nobody. */
export function audienceFrom(publico: string): string | null {
  const first = publico.split(/[.;\n]+/)[0]?.trim() ?? '';
  const bare = lowerFirst(
    first.replace(/^(público( -?alvo)?\s*:|para|pra|as|os)\s+/i, '').replace(/,\s*$/, ''),
  );
  const words = bare.split(/\s+/).filter(Boolean);
  const folded = fold(bare);
  if (words.length === 0 || COLLECTIVE.test(folded) || EVERYBODY.test(`para ${folded}`))
    return null;
  const short = words.length <= MAX_WORDS ? bare : (bare.split(',')[0] ?? '');
  if (short.split(/\s+/).length > MAX_WORDS || !/\p{L}{2}/u.test(short)) return null;
  return /^(quem|gente|aqueles?)\b/i.test(short) ? short : pluralizeHead(short);
}

/** 'confeiteira iniciante de bairro' → 'confeiteiras iniciantes de bairro' */
function pluralizeHead(phrase: string): string {
  const words = phrase.split(' ');
  if (/s$/i.test(words[0] ?? '')) return phrase;
  const end = words.findIndex(
    (word, index) =>
      index > 0 && /^(de|da|do|das|dos|que|com|em|sem|e|a|entre|acima|ou|na|no|para)$/i.test(word),
  );
  const head = end < 0 ? words.length : end;
  const verbAt =
    words[head] === 'que'
      ? words.findIndex((word, index) => index > head && !/^(não|já|se|só|ainda|nunca)$/.test(word))
      : -1;
  return words
    .map((word, index) =>
      index < head ? plural(word) : index === verbAt ? pluralVerb(word) : word,
    )
    .join(' ');
}

const PLURAL_VERBS: Record<string, string> = {
  é: 'são',
  está: 'estão',
  tem: 'têm',
  quer: 'querem',
  faz: 'fazem',
  vai: 'vão',
  dá: 'dão',
};

const pluralVerb = (verb: string) => PLURAL_VERBS[verb] ?? (/[ae]$/.test(verb) ? `${verb}m` : verb);

function plural(word: string): string {
  if (/[sx\d]$/i.test(word) || /^[A-Z]{2,}$/.test(word)) return word;
  if (/ão$/.test(word)) return word.replace(/ão$/, 'ões');
  if (/m$/.test(word)) return word.replace(/m$/, 'ns');
  if (/[aeou]l$/.test(word)) return word.replace(/l$/, 'is');
  if (/[rz]$/.test(word)) return `${word}es`;
  return /[aeiouáéíóúâêôã]$/.test(word) ? `${word}s` : word;
}
