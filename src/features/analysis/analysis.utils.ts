import type { AnalysisRow } from './api/get-analysis';

/** One finding, variation or generated text. */
export type ResultItem = {
  text: string;
  title?: string;
  /** The words of the original that it is about. */
  quote?: string;
  angle?: string;
  score?: number;
};

function textOf(value: unknown) {
  return typeof value === 'string' ? value.trim() : '';
}

function toItem(value: unknown): ResultItem[] {
  if (typeof value === 'string') return textOf(value) ? [{ text: textOf(value) }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const fields: Record<string, unknown> = { ...value };
  const title = textOf(fields.titulo);
  const text = textOf(fields.texto) || textOf(fields.descricao) || textOf(fields.conteudo);
  if (!text) return title ? [{ text: title }] : [];
  const quote = textOf(fields.trecho);
  const angle = textOf(fields.angulo);
  return [
    {
      text,
      ...(title && { title }),
      ...(quote && { quote }),
      ...(angle && { angle }),
      ...(typeof fields.score === 'number' && { score: clampScore(fields.score) }),
    },
  ];
}

/** Lists hold strings or objects; whatever else is in there is not shown. */
export function toItems(list: unknown): ResultItem[] {
  return Array.isArray(list) ? list.flatMap(toItem) : [];
}

export function clampScore(score: number) {
  return Math.round(Math.min(100, Math.max(0, score)));
}

export function scoreBand(score: number) {
  if (score >= 80) return { label: 'Excelente!', tone: 'green' } as const;
  if (score >= 60) return { label: 'Bom resultado', tone: 'yellow' } as const;
  return { label: 'Pode melhorar', tone: 'red' } as const;
}

/** What a copy button of a finding puts on the clipboard. */
export function findingText({ title, text, quote }: ResultItem) {
  return [title, quote && `“${quote}”`, text].filter(Boolean).join('\n');
}

function section(title: string, list: unknown) {
  const items = toItems(list).map((item) => `- ${findingText(item).replaceAll('\n', ': ')}`);
  return items.length > 0 ? [`${title}\n${items.join('\n')}`] : [];
}

/** The whole analysis as plain text. */
export function analysisReport(row: AnalysisRow) {
  return [
    ...(row.score === null ? [] : [`Pontuação: ${row.score}/100 (${scoreBand(row.score).label})`]),
    `Texto analisado\n${row.texto}`,
    ...section('Pontos fortes', row.pontos_fortes),
    ...section('Pontos a melhorar', row.pontos_fracos),
    ...section('Variações sugeridas', row.variacoes_sugeridas),
  ].join('\n\n');
}
