import { useAccess } from '@/features/access/api/use-access';
import { useUpgradeDialog } from '@/features/access/components/use-upgrade-dialog';
import { FeatureCards } from '@/features/home/components/feature-cards';
import { FreeOffer } from '@/features/home/components/free-offer';
import { ProHero } from '@/features/home/components/pro-hero';
import { ReadyBlock } from '@/features/home/components/ready-block';
import { MissionDashboard } from '@/features/missions/components/mission-dashboard';
import { usePageTitle } from '@/lib/use-page-title';
import { prefetchPage } from '.';

export function HomePage() {
  const { isPro, isFree } = useAccess();
  const { openUpgrade, upgradeDialog } = useUpgradeDialog();
  const heading = usePageTitle('Home');

  return (
    <div className="flex flex-col gap-10 md:gap-14">
      {/* The dashboard's panel is what is seen first; a screen reader still hears the menu's name for it. */}
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        Home
      </h1>
      <MissionDashboard onIntent={prefetchPage} />
      {isPro && <ProHero />}
      {isFree && <FreeOffer onUpgrade={openUpgrade} />}
      <FeatureCards isFree={isFree} onLocked={openUpgrade} onIntent={prefetchPage} />
      <ReadyBlock />
      {upgradeDialog}
    </div>
  );
}
