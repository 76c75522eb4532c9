import { progressPhases } from '@/content/progress-phases';
import { invokeFunction } from '@/lib/invoke-function';
import { useUserId } from '@/lib/session';
import { useAiJob } from '@/lib/use-ai-job';
import { POLL_MS, type GenerationRequest } from '../analysis.schema';
import { generationQueryOptions } from './get-generation';

function submitGeneration(request: GenerationRequest) {
  return invokeFunction('submit-analysis', request, 'Erro ao enviar geração');
}

export function useGenerationJob() {
  return useAiJob({
    submit: submitGeneration,
    latest: generationQueryOptions(useUserId()),
    script: progressPhases.generation,
    success: {
      title: 'Geração enviada!',
      description: 'Seus textos estão sendo escritos. Os resultados aparecerão em breve.',
    },
    error: {
      title: 'Erro',
      description: 'Não foi possível enviar a geração. Tente novamente.',
    },
    pollMs: POLL_MS,
  });
}
