import { renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/lib/query-client';
import { SessionContext } from '@/lib/session';
import { json, stubFetch } from '@/testing/fetch';
import { testUser } from '@/testing/render';
import { useAccess } from './use-access';

it('reads plan, flags and credits of the own user, one request each', async () => {
  const calls = stubFetch({
    '/rest/v1/rpc/ensure_user_credits': () =>
      json({ credits_available: 27, credits_used: 3, plan_type: 'pro' }),
    'select=mostrar_botao_wpp': () => json({ mostrar_botao_wpp: true }),
    'select=is_pro,email,nome': () => json([{ is_pro: true, email: 'ana@x.com', nome: null }]),
  });
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={testUser}>{children}</SessionContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(useAccess, { wrapper });

  await waitFor(() => expect(result.current.credits?.available).toBe(27));
  await waitFor(() => expect(result.current.showsWhatsApp).toBe(true));
  expect(result.current).toMatchObject({
    status: 'success',
    isPro: true,
    isFree: false,
    email: 'ana@x.com',
  });
  expect(calls).toHaveLength(3);
  const reads = calls.filter(({ method }) => method === 'GET');
  expect(reads.every(({ url }) => url.includes('auth_id=eq.00000000'))).toBe(true);
});
