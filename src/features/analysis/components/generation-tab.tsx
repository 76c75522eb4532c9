import { JobWorkspace } from '@/components/ai-job/job-workspace';
import { progressPhases } from '@/content/progress-phases';
import { useDraftForm } from '@/lib/use-draft-form';
import { emptyGeneration, generationSchema, toGenerationRequest } from '../analysis.schema';
import { useGenerationJob } from '../api/submit-generation';
import { GenerationForm } from './generation-form';
import { GenerationResults } from './generation-results';

const texts = {
  progress: 'Progresso da geração',
  idle: 'Os textos gerados aparecerão aqui após o processamento.',
  waiting: 'Aguardando geração...',
  timedOut:
    'A geração demorou mais do que o esperado. Seu pedido está guardado: é só tentar de novo.',
  loadError: 'Não foi possível carregar a sua última geração.',
};

export function GenerationTab() {
  const job = useGenerationJob();
  const form = useDraftForm('geracao', generationSchema, emptyGeneration);
  const submit = form.handleSubmit(job.submit);
  const retry = () => {
    // On another device the form is empty, but the row knows what was asked.
    const isEmpty = Object.values(form.getValues()).every((value) => value.trim() === '');
    if (isEmpty && job.latest) job.submit(toGenerationRequest(job.latest));
    else void submit();
  };

  return (
    <JobWorkspace
      job={job}
      script={progressPhases.generation}
      texts={texts}
      onRetry={retry}
      form={<GenerationForm form={form} isBusy={job.isBusy} onSubmit={() => void submit()} />}
    >
      {(row) => <GenerationResults row={row} />}
    </JobWorkspace>
  );
}
