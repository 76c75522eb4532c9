import { MISSION_IDS, type MissionId } from '@/content/missions';
import type { PathStep } from '@/lib/learning-path';
import { MissionMapNode } from './mission-map-node';

/** Missions in the first row on a wide screen; the rest share the second. */
const FIRST_ROW = 4;

function placeOf(index: number) {
  if (index === MISSION_IDS.length - 1) return 'last';
  return index === FIRST_ROW - 1 ? 'row-end' : 'middle';
}

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
      <ol className="grid grid-cols-1 @3xl:grid-cols-12 @3xl:gap-x-4 @3xl:gap-y-8">
        {MISSION_IDS.map((id, index) => (
          <li key={id} className={index < FIRST_ROW ? '@3xl:col-span-3' : '@3xl:col-span-4'}>
            <MissionMapNode
              id={id}
              status={steps?.find((step) => step.id === id)?.status}
              place={placeOf(index)}
              onIntent={onIntent}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
