import { Menu, PanelLeft } from 'lucide-react';
import { FlightPathMark } from '@/components/flight-path-mark';
import { Button } from '@/components/ui/button';
import { ThemeToggle } from '@/components/theme-toggle';

type TopBarProps = {
  isPhone: boolean;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  /** The pointer or focus reached the button: a press may follow. */
  onMenuIntent: () => void;
};

export function TopBar({ isPhone, isMenuOpen, onToggleMenu, onMenuIntent }: TopBarProps) {
  const Icon = isPhone ? Menu : PanelLeft;
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-canvas px-2 md:px-4">
      <Button
        variant="ghost"
        size="icon"
        aria-label={isMenuOpen ? 'Recolher menu' : 'Abrir menu'}
        aria-expanded={isMenuOpen}
        title="Ctrl + B"
        onPointerEnter={onMenuIntent}
        onFocus={onMenuIntent}
        onClick={onToggleMenu}
      >
        <Icon aria-hidden className="size-5" />
      </Button>
      {isPhone && (
        <p className="flex min-w-0 items-center gap-2 font-display font-bold">
          <FlightPathMark className="w-7" />
          <span className="truncate">Missão MicroSaaS</span>
        </p>
      )}
      <div className="ml-auto">
        <ThemeToggle />
      </div>
    </header>
  );
}
