/** Checklist keys of every lesson, in order. Their number is part of the product's specification. */
export const missionChecklists = {
  1: ['tipo', 'prompt', 'teste', 'produto', 'entrega'],
  2: ['copy', 'design', 'publicada', 'testada'],
  3: ['textos', 'imagens', 'prompts', 'video', 'organizados'],
  4: ['boas-vindas', 'qualificacao', 'pre-venda', 'oferta', 'entrega', 'follow-up', 'teste'],
  5: ['canal', 'publico', 'orcamento', 'anuncio', 'funil', 'publicado'],
  6: ['scripts', 'upsell', 'pratica', 'objecoes', 'conversas'],
  7: ['metricas', 'planilha', 'analise', 'decisao', 'proximo-ciclo'],
} as const;

export const executionChecklists = {
  1: ['nicho', 'dor', 'transformacao', 'posicionamento'],
  2: ['nome', 'headline', 'promessa', 'upsell'],
  3: ['headline', 'bullets', 'cta', 'vsl'],
  4: ['criativos', 'whatsapp', 'checkout'],
  5: ['publicar', 'anuncio', 'resultado'],
} as const;

export type MissionLessonKey<Id extends keyof typeof missionChecklists> =
  (typeof missionChecklists)[Id][number];
export type ExecutionLessonKey<Id extends keyof typeof executionChecklists> =
  (typeof executionChecklists)[Id][number];
