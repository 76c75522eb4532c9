import type { CopyKind } from '../kinds.ts';
import type { Subject } from '../subject.ts';
import { draftCalls } from '../variations/calls.ts';
import { draftHeadlines } from '../variations/headlines.ts';
import { draftLongCopies } from '../variations/long-copies.ts';
import { draftShortCopies } from '../variations/short-copies.ts';
import type { Draft } from '../variations/types.ts';
import { draftBullets, draftEmails, draftOffers, draftPitch, draftScripts } from './blocks.ts';

export type Format = {
  label: string;
  /** How people ask for it, in folded text. */
  asked: RegExp;
  /** The rules that its drafts are judged by. */
  kind: CopyKind;
  draft: (subject: Subject) => Draft[];
};

export const FORMATS = {
  headline: {
    label: 'Headline',
    asked: /\b(headlines?|titulos?|manchetes?|ganchos?|hooks?|assuntos?)\b/,
    kind: 'Headline de Landing',
    draft: draftHeadlines,
  },
  promessa: {
    label: 'Promessa',
    asked: /\b(promessas?|proposta de valor|slogans?|taglines?|pitch|big idea)\b/,
    kind: 'promessa',
    draft: (subject) => [...draftPitch(subject), ...draftHeadlines(subject)],
  },
  bullets: {
    label: 'Bullet',
    asked: /\b(bullets?|topicos|beneficios|vantagens|lista)\b/,
    kind: 'titulo',
    draft: draftBullets,
  },
  curta: {
    label: 'Copy curta',
    asked:
      /\b(cop(y|ies) curtas?|anuncios?|ads?|legendas?|posts?|stor(y|ies)|whatsapp|mensage(m|ns)|criativos?|textos? curtos?|copy|copys|copies)\b/,
    kind: 'copy-curta',
    draft: draftShortCopies,
  },
  longa: {
    label: 'Copy longa',
    asked: /\b(cop(y|ies) longas?|paginas?|landing|carta|textos? de vendas?|textos? longos?|vsl)\b/,
    kind: 'copy-longa',
    draft: draftLongCopies,
  },
  oferta: {
    label: 'Oferta',
    asked: /\b(ofertas?|bonus|garantias?|precos?|pacotes?)\b/,
    kind: 'copy-curta',
    draft: draftOffers,
  },
  cta: {
    label: 'CTA',
    asked: /\b(ctas?|bota(o|oes)|chamadas?( para acao)?|call to action)\b/,
    kind: 'cta',
    draft: draftCalls,
  },
  email: {
    label: 'E-mail',
    asked: /\b(e-?mails?|newsletters?)\b/,
    kind: 'copy-curta',
    draft: draftEmails,
  },
  roteiro: {
    label: 'Roteiro de vídeo',
    asked: /\b(roteiros?|reels?|videos?|tiktoks?|scripts?|shorts)\b/,
    kind: 'copy-curta',
    draft: draftScripts,
  },
} satisfies Record<string, Format>;

type FormatName = keyof typeof FORMATS;

/** When nobody says what to write: one of each thing that a first sale needs. */
const MIX: FormatName[] = ['headline', 'promessa', 'bullets', 'curta', 'oferta', 'email', 'cta'];

const MAX_EACH = 10;
const DEFAULT_EACH = 5;

export type Order = {
  format: Format;
  count: number;
};

/** 'Headlines para a página de vendas': where a text goes is no text to write. */
function wantedIn(folded: string): string {
  const isNamed = (text: string) => Object.values(FORMATS).some(({ asked }) => asked.test(text));
  return folded
    .split(/[,;\n+]|\se\s/)
    .map((clause) => {
      const [what = ''] = clause.split(/\b(?:para|pra|d[ao]s?|n[ao]s?|em)\b/);
      return isNamed(what) ? what : clause;
    })
    .join(', ');
}

/** Reads what to write, and how many: '10 headlines', 'copy curta e CTA'. */
export function readOrder(request: string): Order[] {
  const folded = wantedIn(request);
  const isLong = FORMATS.longa.asked.test(folded) && !/\bcop(y|ies) curtas?\b/.test(folded);
  const names = (Object.keys(FORMATS) as FormatName[]).filter(
    // 'copy longa' also says 'copy'.
    (name) =>
      FORMATS[name].asked.test(folded) &&
      !(name === 'curta' && isLong && /\bcop(y|ies) longas?\b/.test(folded)),
  );
  if (names.length === 0)
    return MIX.map((name) => ({
      format: FORMATS[name],
      count: name === 'headline' || name === 'cta' ? 2 : 1,
    }));
  const each = Math.max(2, Math.ceil(DEFAULT_EACH / names.length));
  return names.map((name) => {
    const asked = new RegExp(
      `(\\d{1,2}) (?:[a-z]+ ){0,2}?${FORMATS[name].asked.source.replace(/^\\b/, '')}`,
    ).exec(folded)?.[1];
    return {
      format: FORMATS[name],
      count: asked ? Math.min(MAX_EACH, Math.max(1, Number(asked))) : each,
    };
  });
}
