import { FlightPathMark } from '@/components/flight-path-mark';

/** Stands in for a page that cannot be drawn yet. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 text-muted"
    >
      <FlightPathMark className="w-24 animate-pulse" />
      <p>{text}</p>
    </div>
  );
}
