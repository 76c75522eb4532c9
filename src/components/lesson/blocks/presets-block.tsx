import { CopyButton } from '@/components/ui/copy-button';
import type { DesignPreset } from '@/content/lesson.types';
import type { BlockOf } from '../block.types';
import { BulletList } from '../bullet-list';
import { promptCopyTexts } from '../copy-texts';
import { Inline } from '../inline';
import { PromptText } from '../prompt-text';

function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <div aria-hidden className="flex h-20 overflow-hidden rounded-t-2xl border-b border-line">
      {colors.map((color, index) => (
        <span
          key={color}
          className={index === 0 ? 'grow-[3]' : 'grow'}
          style={{ backgroundColor: color }}
        />
      ))}
    </div>
  );
}

function Preset({ preset }: { preset: DesignPreset }) {
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-surface">
      <Swatches colors={preset.swatches} />
      <div className="space-y-4 p-4 md:p-5">
        <div>
          <h3 className="text-xl font-semibold">{preset.name}</h3>
          <p className="mt-1 max-w-prose text-muted">
            <Inline text={preset.description} />
          </p>
        </div>
        <p className="text-sm">
          <span className="font-semibold">Tipografia: </span>
          <Inline text={preset.typography} />
        </p>
        <BulletList items={preset.traits} className="text-sm" />
        <PromptText label={`Prompt: ${preset.name}`} text={preset.prompt} />
        <CopyButton
          text={preset.prompt}
          label="Copiar prompt"
          context={preset.name}
          texts={promptCopyTexts}
          size="md"
          className="w-full sm:w-auto"
        />
      </div>
    </article>
  );
}

export function PresetsBlock({ presets }: BlockOf<'presets'>) {
  return (
    <div className="space-y-6">
      {presets.map((preset) => (
        <Preset key={preset.name} preset={preset} />
      ))}
    </div>
  );
}
