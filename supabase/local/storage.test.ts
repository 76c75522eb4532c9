import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { ANA, startTestProject, type TestProject } from './testing/project.ts';

const SCHEMA = `
insert into storage.buckets (id, name, public) values ('private', 'private', false);
create policy own_files on storage.objects to authenticated
  using (bucket_id = 'private' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'private' and (storage.foldername(name))[1] = (select auth.uid())::text);
`;

let project: TestProject;
let ana: SupabaseClient;
let bia: SupabaseClient;

beforeAll(async () => {
  project = await startTestProject(SCHEMA);
  ana = await project.signedIn('ana@demo.com.br');
  bia = await project.signedIn('bia@demo.com.br');
});
afterAll(() => project.stop());

const path = `${ANA}/foto.png`;

test('uploads bytes and blobs, signs, and hands out only through the signature', async () => {
  const files = ana.storage.from('private');
  const bytes = new Uint8Array([1, 2, 3]);
  const upload = await files.upload(path, bytes, { contentType: 'image/png' });
  expect(upload.error).toBeNull();
  const blob = new Blob(['oi'], { type: 'text/plain' });
  expect((await files.upload(`${ANA}/texto.txt`, blob)).error).toBeNull();

  const signed = await files.createSignedUrl(path, 60);
  const download = await fetch(signed.data?.signedUrl ?? '');
  expect(download.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes);
  const unsigned = await fetch(`${project.url}/storage/v1/object/public/private/${path}`);
  expect(unsigned.ok).toBe(false);
});

test('refuses another user: no upload, no download, no signature', async () => {
  const files = bia.storage.from('private');
  expect((await files.upload(`${ANA}/outra.png`, new Uint8Array([1]))).error).not.toBeNull();
  expect((await files.download(path)).error).not.toBeNull();
  expect((await files.createSignedUrl(path, 60)).error).not.toBeNull();
});

test('keeps files inside its folder', async () => {
  const files = project.client(project.keys.secret).storage.from('private');
  const { error } = await files.upload('../../escape.txt', new Uint8Array([1]));
  expect(error).not.toBeNull();
});
