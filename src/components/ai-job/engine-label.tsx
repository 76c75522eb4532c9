import { Cpu, Sparkles } from 'lucide-react';

const engines = {
  regras: { Icon: Cpu, text: 'pelo nosso motor de regras' },
  ia: { Icon: Sparkles, text: 'por IA' },
} as const;

/** Says honestly who made a result: "Analisado por IA". */
export function EngineLabel({ motor, verb }: { motor: string | null; verb: string }) {
  if (motor !== 'regras' && motor !== 'ia') return null;
  const { Icon, text } = engines[motor];
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Icon aria-hidden className="size-4 shrink-0" />
      {verb} {text}
    </p>
  );
}
