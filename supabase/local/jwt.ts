import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of an access token, as far as anybody here looks at them. */
export type Claims = {
  role: string;
  sub?: string;
  exp?: number;
  [name: string]: unknown;
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (content: string, secret: string) =>
  createHmac('sha256', secret).update(content).digest();

export function signJwt(claims: Claims, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

/** The claims, or null for a token that is forged, expired or no token at all. */
export function verifyJwt(token: string, secret: string): Claims | null {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return null;
  const expected = sign(`${header}.${payload}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return isExpired(claims) ? null : claims;
}

export const isExpired = ({ exp }: Claims) => exp !== undefined && exp * 1000 <= Date.now();
