import { parseEnv } from './env.schema';

const valid = {
  VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

describe('parseEnv', () => {
  it('fills the support address and treats an empty variable as absent', () => {
    const env = parseEnv({ ...valid, VITE_CHECKOUT_URL: '' });
    expect(env.VITE_SUPPORT_EMAIL).toMatch(/@/);
    expect(env.VITE_CHECKOUT_URL).toBeUndefined();
  });

  it('names every variable that is wrong', () => {
    expect(() => parseEnv({ VITE_SUPABASE_URL: 'nada', VITE_WPP_NUMBER: '+55' })).toThrow(
      /VITE_SUPABASE_URL.*VITE_SUPABASE_PUBLISHABLE_KEY.*VITE_WPP_NUMBER/,
    );
  });
});
