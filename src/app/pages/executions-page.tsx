import { PageHeader } from '@/components/page-header';
import { Executions } from '@/features/executions/components/executions';

export function ExecutionsPage() {
  return (
    <>
      <PageHeader
        title="Execuções"
        subtitle="Cinco execuções para levar o que você criou até a primeira validação."
      />
      <Executions />
    </>
  );
}
