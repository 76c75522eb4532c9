import { FeatureGate } from '@/features/access/components/feature-gate';
import { AnalysisCenter } from '@/features/analysis/components/analysis-center';

export function AnalysisPage() {
  return (
    <FeatureGate feature="central-analise">
      <AnalysisCenter />
    </FeatureGate>
  );
}
