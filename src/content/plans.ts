/** Keys of the features that only PRO opens. */
export type ProFeature =
  | 'central-analise'
  | 'prompts-landing-pages'
  | 'prompts-microsaas'
  | 'gerar-ideias'
  | 'visual-creator'
  | 'agente-wpp';

/** Benefits on the upgrade screen and on Home's "SEJA PRO" card. */
export const proBenefits = [
  'Ideias ilimitadas de MicroSaaS',
  'Agente PRO no WhatsApp com voz',
  'Prompts de MicroSaaS prontos para usar',
  'Visual Creator UGC: anúncios com IA a partir da foto do produto',
] as const;

/** Rows of the comparison in the upgrade dialog, what FREE has first. */
export const planComparison: readonly { label: string; isFree: boolean }[] = [
  { label: 'Sete missões e cinco execuções guiadas', isFree: true },
  { label: 'Quadro Estratégico', isFree: true },
  { label: 'Central de Análise', isFree: false },
  { label: 'Gerador de ideias, sem limite', isFree: false },
  { label: 'Agente no WhatsApp com voz', isFree: false },
  { label: 'Prompts de MicroSaaS prontos', isFree: false },
  { label: 'Visual Creator UGC', isFree: false },
];
