import { clsx } from 'clsx';
import { MISSION_IDS, type MissionId } from '@/content/missions';
import type { PathStep } from '@/lib/learning-path';
import { MissionMapNode } from './mission-map-node';

/** Missions in the first row on a wide screen; the rest share the second. */
const FIRST_ROW = 4;

type MissionMapProps = {
  steps: readonly PathStep<MissionId>[] | undefined;
  onIntent: (id: MissionId) => void;
};

export function MissionMap({ steps, onIntent }: MissionMapProps) {
  return (
    <section aria-labelledby="mapa-das-missoes" className="@container">
      <h2 id="mapa-das-missoes" className="mb-6 text-2xl font-bold">
        Mapa das Missões
      </h2>
      <ol className="grid grid-cols-1 @3xl:grid-cols-12 @3xl:gap-y-8">
        {MISSION_IDS.map((id, index) => (
          <li key={id} className={clsx(index < FIRST_ROW ? '@3xl:col-span-3' : '@3xl:col-span-4')}>
            <MissionMapNode
              id={id}
              status={steps?.find((step) => step.id === id)?.status}
              isLast={index === MISSION_IDS.length - 1}
              onIntent={onIntent}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
