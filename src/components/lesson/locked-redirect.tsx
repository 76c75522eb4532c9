import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from 'sonner';

/** Leaves a lesson that is locked or does not exist, and says what opens it. */
export function LockedRedirect({ to, hint }: { to: string; hint: string }) {
  useEffect(() => {
    // One id: an effect that runs twice still shows one toast.
    toast.info(hint, { id: 'locked-lesson' });
  }, [hint]);
  return <Navigate to={to} replace />;
}
