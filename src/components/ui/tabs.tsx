import * as RadixTabs from '@radix-ui/react-tabs';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; icon: LucideIcon; content: ReactNode };

type TabsProps = {
  /** Name of the set for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
};

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange}>
      <RadixTabs.List
        aria-label={label}
        className="mb-6 flex flex-wrap border-b border-line md:mb-8"
      >
        {tabs.map(({ value, label, icon: Icon }) => (
          <RadixTabs.Trigger
            key={value}
            value={value}
            className="-mb-px flex min-h-12 grow items-center justify-center gap-2 border-b-2 border-transparent px-3 font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink sm:grow-0 sm:px-5"
          >
            <Icon aria-hidden className="size-4" />
            {label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ value, content }) => (
        <RadixTabs.Content key={value} value={value}>
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
