import { Moon, Sun } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { setTheme, useTheme } from '@/lib/theme';

export function ThemeToggle() {
  const theme = useTheme();
  const next = theme === 'escuro' ? 'claro' : 'escuro';
  const Icon = theme === 'escuro' ? Sun : Moon;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Usar tema ${next}`}
      onClick={() => setTheme(next)}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
