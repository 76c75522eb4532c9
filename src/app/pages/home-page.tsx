import { useState } from 'react';
import { LazyUpgradeDialog } from '@/features/access/components/lazy-upgrade-dialog';
import { useAccess } from '@/features/access/api/use-access';
import { FeatureCards } from '@/features/home/components/feature-cards';
import { FreeOffer } from '@/features/home/components/free-offer';
import { ProHero } from '@/features/home/components/pro-hero';
import { ReadyBlock } from '@/features/home/components/ready-block';
import { MissionDashboard } from '@/features/missions/components/mission-dashboard';
import { usePageTitle } from '@/lib/use-page-title';
import { prefetchPage } from '.';

export function HomePage() {
  const { isPro, isFree } = useAccess();
  const [isUpgradeOpen, setIsUpgradeOpen] = useState(false);
  const heading = usePageTitle('Home');
  const openUpgrade = () => setIsUpgradeOpen(true);

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
      <LazyUpgradeDialog isOpen={isUpgradeOpen} onOpenChange={setIsUpgradeOpen} />
    </div>
  );
}
