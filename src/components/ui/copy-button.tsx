import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCopy } from '@/lib/clipboard';
import { Button } from './button';
import { IconButton } from './icon-button';

type CopyButtonProps = {
  text: string;
  /** What is copied, for the icon's name and where the label alone would not say it. */
  label?: string;
  /** Names the text for a screen reader where several buttons share one label. */
  context?: string;
  isIconOnly?: boolean;
  texts?: Parameters<typeof useCopy>[0];
  onCopied?: () => void;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>;

/** Copies `text`; reads 'Copiado!' for two seconds afterwards. */
export function CopyButton({
  text,
  label = 'Copiar',
  context,
  isIconOnly = false,
  texts,
  onCopied,
  variant = 'secondary',
  size = 'sm',
  className,
}: CopyButtonProps) {
  const { copy, isCopied } = useCopy(texts);
  const Icon = isCopied ? Check : Copy;
  const shown = isCopied ? 'Copiado!' : label;
  const onClick = async () => {
    if (await copy(text)) onCopied?.();
  };
  if (isIconOnly) {
    return (
      <IconButton
        label={shown}
        context={context}
        onClick={() => void onClick()}
        {...(className ? { className } : {})}
      >
        <Icon aria-hidden className="size-4" />
      </IconButton>
    );
  }
  return (
    <Button
      aria-label={context ? `${shown}: ${context}` : undefined}
      variant={variant}
      size={size}
      onClick={() => void onClick()}
      {...(className ? { className } : {})}
    >
      <Icon aria-hidden className="size-4" />
      {shown}
    </Button>
  );
}
