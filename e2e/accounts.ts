import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export type Account = { id: string; email: string; password: string };
export type AccountOptions = { isPro?: boolean; showsWhatsApp?: boolean };

const PASSWORD = '52998224725';

/** Makes an account as the dashboard would: a confirmed user, whose row a trigger makes. */
export async function createAccount(
  db: pg.Pool,
  { isPro = false, showsWhatsApp = false }: AccountOptions = {},
): Promise<Account> {
  const id = randomUUID();
  const email = `aluno-${id.slice(0, 8)}@exemplo.com.br`;
  await db.query(
    `insert into auth.users
       (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2,
       extensions.crypt($3, extensions.gen_salt('bf', 4)), now(),
       '{"provider": "email", "providers": ["email"]}', '{}')`,
    [id, email, PASSWORD],
  );
  await db.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values ($1::uuid, 'email', $1::text, $1::uuid,
       jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', true))`,
    [id, email],
  );
  await db.query(
    'update public.usuarios set is_pro = $2, mostrar_botao_wpp = $3 where auth_id = $1',
    [id, isPro, showsWhatsApp],
  );
  return { id, email, password: PASSWORD };
}
