import type { AnalysisRow } from '../api/get-analysis';
import type { GenerationRow } from '../api/get-generation';

const job = {
  auth_id: '00000000-0000-4000-8000-000000000001',
  job_id: '10000000-0000-4000-8000-000000000001',
  status: 'concluido',
  erro: null,
  motor: 'regras',
  solicitado_em: '2026-11-20T12:00:00Z',
  concluido_em: '2026-11-20T12:00:01Z',
};

export const analysisRow: AnalysisRow = {
  ...job,
  tipo: 'promessa',
  texto: 'Monte a festa do seu filho em 7 noites gastando até R$ 500',
  score: 82,
  pontos_fortes: [
    {
      titulo: 'Promessa com prazo',
      texto: 'O prazo torna a promessa concreta.',
      trecho: '7 noites',
    },
  ],
  pontos_fracos: ['Falta dizer para quem é.'],
  variacoes_sugeridas: [
    { angulo: 'Economia', texto: 'A festa completa por até R$ 500, sem buffet', score: 88 },
    { conteudo: '7 noites de 40 minutos e a festa está pronta' },
  ],
};

export const generationRow: GenerationRow = {
  ...job,
  produto: 'Festa Pronta',
  publico: 'mães de crianças pequenas',
  gerar: 'headlines',
  resultados_gerados: [{ titulo: 'Dor', texto: 'O buffet cobra R$ 3.500?' }, 'Festa em 7 noites'],
};
