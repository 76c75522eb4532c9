import { progressPhases } from '@/content/progress-phases';
import { invokeFunction } from '@/lib/invoke-function';
import { useUserId } from '@/lib/session';
import { useAiJob } from '@/lib/use-ai-job';
import { POLL_MS, type AnalysisRequest } from '../analysis.schema';
import { analysisQueryOptions } from './get-analysis';

function submitAnalysis(request: AnalysisRequest) {
  return invokeFunction('submit-analysis', request, 'Erro ao enviar análise');
}

export function useAnalysisJob() {
  return useAiJob({
    submit: submitAnalysis,
    latest: analysisQueryOptions(useUserId()),
    script: progressPhases.analysis,
    success: {
      title: 'Análise enviada!',
      description: 'Sua análise está sendo processada. Os resultados aparecerão em breve.',
    },
    error: {
      title: 'Erro',
      description: 'Não foi possível enviar a análise. Tente novamente.',
    },
    pollMs: POLL_MS,
  });
}
