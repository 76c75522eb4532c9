import { useParams } from 'react-router-dom';
import { ExecutionLesson } from '@/features/executions/components/execution-lesson';

export function ExecutionPage() {
  return <ExecutionLesson id={Number(useParams().id)} />;
}
