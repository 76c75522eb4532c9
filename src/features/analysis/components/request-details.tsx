import { ChevronDown } from 'lucide-react';

type RequestDetailsProps = {
  summary: string;
  entries: readonly { label: string; text: string }[];
};

/** What the result answers, as it was sent: the form may say something else by now. */
export function RequestDetails({ summary, entries }: RequestDetailsProps) {
  return (
    <details className="group rounded-lg border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 text-sm font-medium">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="flex flex-col gap-3 px-4 pb-4 text-sm">
        {entries.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
