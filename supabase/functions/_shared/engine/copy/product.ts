import { cutAtBoundary, findAudience } from './slots.ts';
import { CALLED } from './lexicon/signals.ts';
import { type CopyText, fold, lowerFirst, readText } from './text.ts';
import { looksInfinitive, verbOf } from './verbs.ts';

export type Product = {
  /** 'curso de confeitaria', without an article. */
  name: string;
  isFeminine: boolean;
  isPlural: boolean;
  /** What one does with it to begin. */
  verb: 'baixar' | 'entrar' | 'testar' | 'agendar' | 'receber';
};

const HEADS: Record<Product['verb'], { m: string; f: string }> = {
  baixar: {
    m: 'guia ebook e-book checklist modelo template script roteiro planner pdf manual livro calendario devocional',
    f: 'planilha apostila cartilha',
  },
  entrar: {
    m: 'curso minicurso treinamento desafio workshop clube grupo programa metodo plano bootcamp webinar evento intensivo',
    f: 'mentoria comunidade formacao oficina aula imersao jornada trilha',
  },
  testar: {
    m: 'app aplicativo sistema software saas microsaas crm erp plugin robo bot chatbot agente assistente painel gerador',
    f: 'plataforma ferramenta extensao calculadora',
  },
  agendar: {
    m: 'diagnostico',
    f: 'consultoria consulta sessao avaliacao terapia',
  },
  receber: { m: 'produto box kit pacote pack', f: 'caixa cesta assinatura' },
};

const GENDER = new Map(
  (Object.keys(HEADS) as Product['verb'][]).flatMap((verb) =>
    (['m', 'f'] as const).flatMap((gender) =>
      HEADS[verb][gender]
        .split(' ')
        .map((head) => [head, { verb, isFeminine: gender === 'f' }] as const),
    ),
  ),
);

const MAX_TAIL = 7;
const TAIL_START = /^(d[eao]s?|com|em|sobre|contra|anti)$/;
const ADJECTIVE =
  /(al|ais|ic[oa]s?|iv[oa]s?|eir[oa]s?|ari[oa]s?|ori[oa]s?|ad[oa]s?|id[oa]s?|antes?|entes?|vel|veis|oes|il|[iu]lar(es)?)$/;

const EMPTY_ADJECTIVES =
  /^(complet[oa]s?|nov[oa]s?|online|melhor|exclusiv[oa]s?|unic[oa]s?|incrivel|simples|pratic[oa]s?|definitiv[oa]s?|gratuit[oa]s?|bo[am]s?|barat[oa]s?|otim[oa]s?|top)$/;

/** The thing on sale, when the text names its kind: a course, a spreadsheet, an app. */
export function findProduct(text: CopyText, action: string | null): Product | null {
  const found = text.plain.split(/[.,;:!?\n—–()|"“”]+/).flatMap((clause, at, clauses) => {
    const words = clause.trim().split(/\s+/).filter(Boolean);
    return words.flatMap((word, index): Product[] => {
      const head = headOf(word);
      if (!head || isNotOnSale(words, index)) return [];
      // 'Curso' loses its capital, 'MicroSaaS' keeps it.
      const kind = /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLocaleLowerCase('pt-BR') : word;
      // 'monte um cardápio': what the buyer makes is not what the seller sells.
      if (action && fold(action).includes(fold(kind))) return [];
      const tail = cutTail(words.slice(index + 1), index === 0);
      const theme =
        index === 0 && !/^d[eao]s? \D/.test(tail.join(' ')) && themeBefore(clauses, at, text);
      return [{ ...head, name: theme ? `${kind} de ${theme}` : [kind, ...tail].join(' ') }];
    });
  });
  // 'Ebook: guia de compostagem': the kind stands before the name.
  const kind = fold(/^(\p{L}+):/u.exec(text.plain)?.[1] ?? '');
  const named = found.filter(({ name }) => fold(name) !== kind);
  const offered = named.length > 0 ? named : found;
  return offered.find(({ isPlural }) => !isPlural) ?? offered[0] ?? null;
}

/** 'Aquarismo plantado: curso online' is a course of just that. */
function themeBefore(clauses: string[], at: number, { plain }: CopyText): string | null {
  const theme = clauses[at - 1]?.trim() ?? '';
  const words = theme.split(/\s+/);
  const isName = theme !== '' && words.length <= 4 && words.every((word) => verbOf(word) === null);
  const leads =
    plain.includes(`${theme}:`) || plain.includes(`${theme} –`) || plain.includes(`${theme} —`);
  return at === 1 &&
    isName &&
    leads &&
    !/\p{Lu}/u.test(theme.slice(1)) &&
    !CALLED.test(`${fold(theme)}:`)
    ? lowerFirst(theme)
    : null;
}

/** 'Está na planilha', 'você dá aula', 'fora da caixa', 'oficina mecânica': named, not offered. */
function isNotOnSale(words: string[], index: number): boolean {
  const around = [words[index - 1], words[index], words[index + 1]].map((word) => fold(word ?? ''));
  if (words.slice(Math.max(0, index - 3), index).some((word) => /^(sem|nunca|não)$/i.test(word)))
    return true;
  return /^(em|na|no|nas|nos|d[aeo]s?|sem|dar|dou|dando|financiamento) |oficina mecanica|caixa (?!de|com|surpresa)|^(nossos|meus) planos?/.test(
    around.join(' '),
  );
}

export const isProductHead = (word: string) => headOf(word) !== null;

function headOf(word: string) {
  const form = fold(word);
  const exact = GENDER.get(form);
  if (exact) return { ...exact, isPlural: false };
  const singular = GENDER.get(form.replace(/oes$/, 'ao').replace(/s$/, ''));
  return singular && form.endsWith('s') ? { ...singular, isPlural: true } : null;
}

/** What qualifies the head, up to six words: 'de controle financeiro'. */
function cutTail(words: string[], opens: boolean): string[] {
  const brand = brandOf(words);
  if (brand.length > 0) return brand;
  const useful = words.filter((word) => !EMPTY_ADJECTIVES.test(fold(word)));
  const verbAt = useful.findIndex(
    (word, index) =>
      /^(que|e|vai|voce|ensina|ajuda|mostra)$/.test(fold(word)) ||
      (looksInfinitive(word) && fold(useful[index - 1] ?? '') !== 'de'),
  );
  const part = verbAt < 0 ? useful : useful.slice(0, verbAt);
  const [first = ''] = part;
  if (/^(para|pra)$/i.test(first)) return purposeIn(part);
  // 'Apostila concurso agente de trânsito', as one types into a search.
  const isSearch =
    opens && part.length <= 5 && /^\p{Ll}{4,}$/u.test(first) && verbOf(first) === null;
  if (!(TAIL_START.test(fold(first)) || ADJECTIVE.test(fold(first)) || isSearch)) return [];
  const tail = cutAtBoundary(part.slice(0, 11).join(' '), 0)?.split(' ') ?? [];
  return tail.length <= MAX_TAIL ? [...tail, ...purposeIn(part.slice(tail.length))] : [];
}

/** 'para o concurso de agente', 'sem glúten': what it is for or made of, where it is not whom for. */
function purposeIn(words: string[]): string[] {
  const [link = '', ...rest] = words;
  const [first = ''] = rest.filter((word) => !/^(o|a|os|as)$/i.test(word));
  if (!/^(para|pra|sem)$/i.test(link) || first === '' || looksInfinitive(first)) return [];
  const isWithout = /^sem$/i.test(link);
  const isPeople =
    /^(quem|você|voce)$|s$/i.test(first) || findAudience(readText(`para ${rest.join(' ')}`));
  if (!isWithout && isPeople) return [];
  const said = cutAtBoundary(rest.slice(0, 8).join(' '), 1)?.split(' ') ?? [];
  return said.length > 0 && said.length <= (isWithout ? 2 : 6) ? [link.toLowerCase(), ...said] : [];
}

/** 'Mestre das Finanças', right after the kind of product, is its name. */
function brandOf(words: string[]): string[] {
  const isCapital = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '');
  if (!isCapital(words[0])) return [];
  const end = words.findIndex(
    (word, index) => !isCapital(word) && !(/^d[aeo]s?$/.test(word) && isCapital(words[index + 1])),
  );
  return words.slice(0, end < 0 ? words.length : end).slice(0, 6);
}

export const withThe = ({ name, isFeminine, isPlural }: Product) =>
  `${isFeminine ? 'a' : 'o'}${isPlural ? 's' : ''} ${name}`;

export const agree = ({ isFeminine, isPlural }: Product, stem: string) =>
  `${stem}${isFeminine ? 'a' : 'o'}${isPlural ? 's' : ''}`;
