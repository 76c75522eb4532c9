import { RefreshCw, ScanSearch, WandSparkles } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { AnalysisTab } from './analysis-tab';
import { GenerationTab } from './generation-tab';

const TAB = 'aba';

export function AnalysisCenter() {
  // In the address, so that 'Atualizar' and a reload come back to the same tab.
  const [search, setSearch] = useSearchParams();
  const value = search.get(TAB) === 'gerar' ? 'gerar' : 'analisar';
  const onValueChange = (next: string) =>
    setSearch(next === 'gerar' ? { [TAB]: next } : {}, { replace: true });

  return (
    <>
      <PageHeader
        title="Central de Análise"
        subtitle="Analise e otimize promessas, títulos de ofertas e estratégias de marketing."
        actions={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            <RefreshCw aria-hidden className="size-4" />
            Atualizar
          </Button>
        }
      />
      <Tabs
        label="O que fazer"
        value={value}
        onValueChange={onValueChange}
        tabs={[
          { value: 'analisar', label: 'Analisar', icon: ScanSearch, content: <AnalysisTab /> },
          { value: 'gerar', label: 'Gerar', icon: WandSparkles, content: <GenerationTab /> },
        ]}
      />
    </>
  );
}
