import { clsx } from 'clsx';
import { FlightPathMark } from '@/components/flight-path-mark';
import { navigation } from '@/content/navigation';
import { useAccess } from '@/features/access/api/use-access';
import { useSession } from '@/lib/session';
import { NavigationLink } from './navigation-link';
import { SidebarFooter } from './sidebar-footer';

type SidebarProps = { isCollapsed?: boolean; onLocked: () => void };

/** The menu itself: beside the page on a wide screen, inside the drawer on a phone. */
export function Sidebar({ isCollapsed = false, onLocked }: SidebarProps) {
  const { isPro, isFree, showsWhatsApp, email } = useAccess();
  const session = useSession();
  const sessionEmail = session.status === 'signed-in' ? session.email : undefined;
  const entries = navigation.filter((entry) => entry.flag !== 'showsWhatsApp' || showsWhatsApp);

  return (
    <div className="flex h-full flex-col bg-surface">
      <p
        className={clsx(
          'flex h-16 shrink-0 items-center gap-3 font-display font-bold',
          isCollapsed ? 'justify-center' : 'px-4',
        )}
      >
        <FlightPathMark className="w-8" />
        <span className={clsx(isCollapsed && 'sr-only')}>Missão MicroSaaS</span>
      </p>
      <nav aria-label="Menu principal" className="min-h-0 grow overflow-y-auto p-1">
        <ul className="flex flex-col gap-0.5">
          {entries.map((entry) => (
            <li key={entry.path}>
              <NavigationLink {...{ entry, isFree, isCollapsed, onLocked }} />
            </li>
          ))}
        </ul>
      </nav>
      <SidebarFooter email={email ?? sessionEmail} {...{ isPro, isFree, isCollapsed }} />
    </div>
  );
}
