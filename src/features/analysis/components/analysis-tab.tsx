import { JobWorkspace } from '@/components/ai-job/job-workspace';
import { progressPhases } from '@/content/progress-phases';
import { useDraftForm } from '@/lib/use-draft-form';
import { analysisSchema, emptyAnalysis, toAnalysisRequest } from '../analysis.schema';
import { useAnalysisJob } from '../api/submit-analysis';
import { AnalysisForm } from './analysis-form';
import { AnalysisResults } from './analysis-results';

const texts = {
  progress: 'Progresso da análise',
  idle: 'Os resultados da análise aparecerão aqui após o processamento.',
  waiting: 'Aguardando análise...',
  timedOut:
    'A análise demorou mais do que o esperado. Seu texto está guardado: é só tentar de novo.',
  loadError: 'Não foi possível carregar a sua última análise.',
};

export function AnalysisTab() {
  const job = useAnalysisJob();
  const form = useDraftForm('analise', analysisSchema, emptyAnalysis);
  const submit = form.handleSubmit((input) => job.submit(toAnalysisRequest(input)));
  const retry = () => {
    // On another device the form is empty, but the row knows what was asked.
    const isEmpty = form.getValues('texto').trim() === '';
    if (isEmpty && job.latest) job.submit(toAnalysisRequest(job.latest));
    else void submit();
  };

  return (
    <JobWorkspace
      job={job}
      script={progressPhases.analysis}
      texts={texts}
      onRetry={retry}
      form={<AnalysisForm form={form} isBusy={job.isBusy} onSubmit={() => void submit()} />}
    >
      {(row) => <AnalysisResults row={row} />}
    </JobWorkspace>
  );
}
