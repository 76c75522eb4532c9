import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Writes `.br` and `.gz` beside each text file, as a static host would serve it. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        await Promise.all([
          brotli(content).then((bytes) => writeFile(`${path}.br`, bytes)),
          zip(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
        ]);
      }),
  );
}
