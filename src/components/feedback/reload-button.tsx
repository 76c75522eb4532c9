import { Button } from '@/components/ui/button';
import { useIsOnline } from '@/lib/use-online';

/** Loads the document anew; without a network that would leave the app for the browser's own error page. */
export function ReloadButton() {
  const isOnline = useIsOnline();
  return (
    <Button disabled={!isOnline} onClick={() => window.location.reload()}>
      Tentar novamente
    </Button>
  );
}
