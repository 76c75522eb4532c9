import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { signOut as endSession } from '@/lib/session-store';

export function useSignOut() {
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();

  const signOut = async () => {
    setIsLeaving(true);
    await endSession();
    // After the guard's own redirect, so that no origin is kept: the next user starts at Home.
    void navigate(paths.auth, { replace: true, state: null });
  };

  return { signOut, isLeaving };
}
