import { PageHeader } from '@/components/page-header';
import { MissionDashboard } from '@/features/missions/components/mission-dashboard';
import { prefetchPage } from '.';

export function MissionsPage() {
  return (
    <>
      <PageHeader
        title="Missões"
        subtitle="Sete missões em ordem. Cada uma termina com algo pronto nas suas mãos."
      />
      <MissionDashboard onIntent={prefetchPage} />
    </>
  );
}
