import { CopyButton } from '@/components/ui/copy-button';
import type { BlockOf } from '../block.types';
import { Fillable } from '../fillable';

export function PhrasesBlock({ groups }: BlockOf<'phrases'>) {
  return (
    <div className="space-y-8">
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className="mb-2 text-lg font-semibold">{group.title}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {group.phrases.map((phrase) => (
              <li key={phrase} className="flex items-center gap-3 py-3">
                <p className="min-w-0 grow whitespace-pre-line">
                  <Fillable text={phrase} />
                </p>
                <CopyButton isIconOnly text={phrase} context={phrase} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
