import { corsHeaders } from 'npm:@supabase/supabase-js@2.109.0/cors';
import { errors, HttpError } from './errors.ts';

const baseHeaders = {
  ...corsHeaders,
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '86400',
  'Cache-Control': 'no-store',
};

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { ...baseHeaders, ...headers } });
}

export function errorResponse(error: unknown): Response {
  const known = error instanceof HttpError ? error : errors.unexpected();
  if (known !== error) console.error(error);
  return jsonResponse(known.status, { error: known.message, code: known.code }, known.headers);
}

export const preflightResponse = () => new Response(null, { status: 204, headers: baseHeaders });

/** Reads a JSON body, giving up as soon as it is larger than `maxBytes`. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw errors.tooLarge();
    chunks.push(chunk);
  }
  try {
    return JSON.parse(await new Blob(chunks as BlobPart[]).text());
  } catch {
    throw errors.invalidInput('O corpo do pedido não é um JSON válido.');
  }
}
