import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type Sidecar = { mimetype: string; cacheControl: string; eTag: string };

/** Stored objects as files: the bytes, and a `.json` beside them with what HTTP wants to know. */
export function storageInFolder(folder: string): StorageAdapter {
  const root = resolve(folder);

  function pathOf(bucket: string, key: string): string {
    const path = resolve(root, bucket, 'objects', key);
    if (!path.startsWith(join(root, bucket, 'objects') + sep)) throw new Error('invalid key');
    return path;
  }
  const sidecarOf = (bucket: string, key: string) =>
    pathOf(bucket, key).replace(`${sep}objects${sep}`, `${sep}metadata${sep}`) + '.json';

  async function write(bucket: string, key: string, bytes: Uint8Array, sidecar: Sidecar) {
    for (const [path, content] of [
      [pathOf(bucket, key), bytes],
      [sidecarOf(bucket, key), JSON.stringify(sidecar)],
    ] as const) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    return describe(bytes, sidecar);
  }

  async function read(bucket: string, key: string) {
    const bytes = await readFile(pathOf(bucket, key));
    const sidecar = JSON.parse(await readFile(sidecarOf(bucket, key), 'utf8')) as Sidecar;
    return { bytes, metadata: describe(bytes, sidecar) };
  }

  async function deleteObject(bucket: string, key: string) {
    await rm(pathOf(bucket, key), { force: true });
    await rm(sidecarOf(bucket, key), { force: true });
  }

  return {
    driver: root,
    async getObject(bucket, key) {
      const { bytes, metadata } = await read(bucket, key);
      return { httpStatusCode: 200, metadata, body: bytes };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : await drain(body);
      const eTag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
      return write(bucket, key, bytes, { mimetype, cacheControl, eTag });
    },
    deleteObject,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await deleteObject(bucket, key);
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const { metadata } = await read(bucket, key);
      await mkdir(dirname(pathOf(toBucket, toKey)), { recursive: true });
      await mkdir(dirname(sidecarOf(toBucket, toKey)), { recursive: true });
      await copyFile(pathOf(bucket, key), pathOf(toBucket, toKey));
      await copyFile(sidecarOf(bucket, key), sidecarOf(toBucket, toKey));
      return { httpStatusCode: 200, eTag: metadata.eTag };
    },
    async headObject(bucket, key) {
      return (await read(bucket, key)).metadata;
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${pathOf(bucket, key)}`),
  };
}

const describe = (bytes: Uint8Array, sidecar: Sidecar): Metadata => ({
  ...sidecar,
  contentLength: bytes.byteLength,
  size: bytes.byteLength,
});

async function drain(stream: AsyncIterable<unknown>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
