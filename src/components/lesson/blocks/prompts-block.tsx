import type { BlockOf } from '../block.types';
import { PromptCard } from '../prompt-card';

export function PromptsBlock({ prompts }: BlockOf<'prompts'>) {
  return (
    <div className="space-y-5">
      {prompts.map((prompt) => (
        <PromptCard key={prompt.title} {...prompt} />
      ))}
    </div>
  );
}
