import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { connectAuth } from '@/lib/session-store';
import type { SignInInput } from '../sign-in.schema';
import { normalizePassword, signInFailure } from '../sign-in.utils';

async function signIn({ email, password }: SignInInput) {
  const supabase = await connectAuth();
  const { error } = await supabase.auth.signInWithPassword({
    email,
    password: normalizePassword(password),
  });
  if (error) throw error;
}

export function useSignIn() {
  return useMutation({
    mutationFn: signIn,
    // A new try: what the last one got wrong must not stand beside the welcome.
    onMutate: () => void toast.dismiss(),
    meta: {
      success: {
        title: 'Acesso liberado!',
        description: 'Boas-vindas à Missão MicroSaaS! Sua próxima missão já está esperando.',
      },
    },
    onError: (error) => {
      const { title, description } = signInFailure(error);
      toast.error(title, { description });
    },
  });
}
