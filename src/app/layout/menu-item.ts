import { clsx } from 'clsx';

/** One look for everything that stands in the menu: links, locked entries, Suporte, Sair. */
export function menuItemClass(isCollapsed: boolean) {
  return clsx(
    'relative flex min-h-11 w-full items-center gap-3 rounded-lg text-left text-sm transition-colors hover:bg-raised hover:text-ink disabled:opacity-50',
    isCollapsed ? 'justify-center' : 'px-3',
  );
}
