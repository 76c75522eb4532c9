import { clsx } from 'clsx';

type FlightPathNode = { label: string; state: 'done' | 'current' | 'todo' };

type FlightPathProps = {
  nodes: readonly FlightPathNode[];
  orientation?: 'horizontal' | 'vertical';
  /** Name of the whole for assistive technology. */
  label: string;
  className?: string;
};

const stateText = { done: 'concluída', current: 'atual', todo: 'a fazer' } as const;

/** The product's motif: a thin line whose nodes light up as the learner advances. */
export function FlightPath({
  nodes,
  orientation = 'horizontal',
  label,
  className,
}: FlightPathProps) {
  const isVertical = orientation === 'vertical';
  return (
    <ol
      aria-label={label}
      className={clsx('flex', isVertical ? 'flex-col' : 'items-center', className)}
    >
      {nodes.map((node, index) => (
        <li
          key={node.label}
          className={clsx('flex items-center', isVertical && 'flex-col', index > 0 && 'grow')}
          aria-current={node.state === 'current' ? 'step' : undefined}
        >
          {index > 0 && (
            <span
              aria-hidden
              className={clsx(
                'grow transition-colors duration-200',
                isVertical ? 'min-h-4 w-0.5' : 'h-0.5 min-w-3',
                node.state === 'todo' ? 'bg-line' : 'bg-accent',
              )}
            />
          )}
          <span
            aria-hidden
            className={clsx(
              'size-3 shrink-0 rounded-full border-2 transition-colors duration-200',
              node.state === 'done' && 'border-accent bg-accent',
              node.state === 'current' && 'border-accent bg-canvas ring-4 ring-accent/25',
              node.state === 'todo' && 'border-line-strong bg-canvas',
            )}
          />
          <span className="sr-only">
            {node.label}, {stateText[node.state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
