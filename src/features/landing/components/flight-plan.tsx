import { clsx } from 'clsx';
import { MISSION_IDS, missions } from '@/content/missions';

/** The seven missions as a route: the first node is lit, as it is for whoever starts today. */
export function FlightPlan() {
  return (
    <figure className="rounded-2xl border border-line bg-surface p-6 md:p-8">
      <figcaption className="mb-6 flex items-baseline justify-between gap-4 text-sm text-muted">
        <span className="font-display font-semibold text-ink">Plano de voo</span>
        <span>7 missões</span>
      </figcaption>
      <ol>
        {MISSION_IDS.map((id, index) => (
          <li key={id} className="relative flex gap-4 pb-5 last:pb-0">
            {index < MISSION_IDS.length - 1 && (
              <span
                aria-hidden
                className="absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-line"
              />
            )}
            <span
              aria-hidden
              className={clsx(
                'relative mt-1 size-4 shrink-0 rounded-full border-2',
                index === 0
                  ? 'border-accent bg-accent ring-4 ring-accent/25'
                  : 'border-line-strong bg-surface',
              )}
            />
            <span className="min-w-0">
              <span className="block leading-tight font-semibold">{missions[id].title}</span>
              <span className="text-sm text-muted">{missions[id].subtitle}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
