import { clsx } from 'clsx';
import { lazy, Suspense, useEffect } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PageSkeleton } from '@/components/feedback/page-skeleton';
import { useUpgradeDialog } from '@/features/access/components/use-upgrade-dialog';
import { useUserId } from '@/lib/session';
import { useMediaQuery } from '@/lib/use-media-query';
import { whenLoaded } from '@/lib/when-loaded';
import { ErrorBoundary } from '../error-boundary';
import { useLiveQueries } from '../live-queries';
import { OfflineNotice } from './offline-notice';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useDrawer } from './use-drawer';
import { useSidebar } from './use-sidebar';
import { useSidebarShortcut } from './use-sidebar-shortcut';

const loadDrawer = () => import('./drawer');
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));

export function AppLayout() {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const sidebar = useSidebar();
  const { openUpgrade, upgradeDialog } = useUpgradeDialog();
  const { pathname } = useLocation();
  const drawer = useDrawer();
  const isDrawerOpen = isPhone && drawer.isOpen;
  const toggleMenu = () => {
    if (!isPhone) sidebar.toggle();
    else if (isDrawerOpen) drawer.close();
    else void whenLoaded(loadDrawer, drawer.open);
  };

  useLiveQueries(useUserId());
  useSidebarShortcut(toggleMenu);
  useScrollToTop(pathname);

  const onLocked = () => {
    drawer.close();
    openUpgrade();
  };

  return (
    <div className="flex min-h-dvh">
      <a
        href="#conteudo"
        className="sr-only z-50 rounded-lg bg-accent font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        Pular para o conteúdo
      </a>
      {isPhone ? (
        <Suspense fallback={null}>
          {isDrawerOpen && (
            <Drawer onClose={drawer.close}>
              <Sidebar onLocked={onLocked} />
            </Drawer>
          )}
        </Suspense>
      ) : (
        <aside
          aria-label="Menu lateral"
          className={clsx(
            'sticky top-0 h-dvh shrink-0 border-r border-line transition-[width] duration-150',
            sidebar.isOpen ? 'w-[16rem]' : 'w-[3rem]',
          )}
        >
          <Sidebar isCollapsed={!sidebar.isOpen} onLocked={onLocked} />
        </aside>
      )}
      <div className="flex min-w-0 grow flex-col">
        <TopBar
          isPhone={isPhone}
          isMenuOpen={isPhone ? isDrawerOpen : sidebar.isOpen}
          onToggleMenu={toggleMenu}
          onMenuIntent={() => void loadDrawer().catch(() => undefined)}
        />
        <main
          id="conteudo"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl grow px-4 py-6 md:px-8 md:py-10"
        >
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <OfflineNotice />
      </div>
      {upgradeDialog}
    </div>
  );
}

/** A new page starts at its top; back and forward keep the place, which the browser restores. */
function useScrollToTop(pathname: string) {
  const navigationType = useNavigationType();

  useEffect(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, navigationType]);
}
