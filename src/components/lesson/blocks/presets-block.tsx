import { CopyButton } from '@/components/ui/copy-button';
import type { DesignPreset } from '@/content/lesson.types';
import type { BlockOf } from '../block.types';
import { BulletList } from '../bullet-list';
import { promptCopyTexts } from '../copy-texts';
import { Inline } from '../inline';
import { PresetPreview } from '../preset-preview';
import { PromptText } from '../prompt-text';

function Preset({ preset }: { preset: DesignPreset }) {
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-surface">
      <PresetPreview colors={preset.swatches} />
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
