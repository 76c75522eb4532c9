import { clsx } from 'clsx';
import {
  ChartNoAxesColumn,
  Columns3,
  House,
  Lock,
  MessageCircle,
  Rocket,
  Target,
  type LucideIcon,
} from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import type { NavigationEntry, NavigationIcon } from '@/content/navigation';
import { prefetchPage } from '../pages';
import { menuItemClass } from './menu-item';

const icons: Record<NavigationIcon, LucideIcon> = {
  home: House,
  missions: Rocket,
  executions: Target,
  board: Columns3,
  analysis: ChartNoAxesColumn,
  whatsapp: MessageCircle,
};

type NavigationLinkProps = {
  entry: NavigationEntry;
  isFree: boolean;
  /** Icons only: the label stays for assistive technology and as the native tooltip. */
  isCollapsed: boolean;
  onLocked: () => void;
};

export function NavigationLink({ entry, isFree, isCollapsed, onLocked }: NavigationLinkProps) {
  const Icon = icons[entry.icon];
  const isLocked = entry.feature !== undefined && isFree;
  const className = menuItemClass(isCollapsed);
  const content = (
    <>
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={isCollapsed ? 'sr-only' : 'grow truncate'}>{entry.label}</span>
      {entry.feature && (
        <Badge tone="accent-soft" className={isCollapsed ? 'sr-only' : ''}>
          {isLocked && <Lock aria-hidden className="size-3" />} PRO
        </Badge>
      )}
      {isLocked && isCollapsed && (
        <Lock aria-hidden className="absolute top-1.5 right-1 size-3 text-accent-text" />
      )}
    </>
  );

  if (isLocked) {
    return (
      <button
        type="button"
        title={isCollapsed ? entry.label : undefined}
        className={clsx(className, 'text-muted')}
        onClick={onLocked}
      >
        {content}
      </button>
    );
  }
  const prefetch = () => prefetchPage(entry.path);
  return (
    <NavLink
      to={entry.path}
      end={entry.path === '/'}
      title={isCollapsed ? entry.label : undefined}
      className={({ isActive }) =>
        clsx(className, isActive ? 'bg-raised font-semibold text-ink' : 'text-muted')
      }
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {content}
    </NavLink>
  );
}
