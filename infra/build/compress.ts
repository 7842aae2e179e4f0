import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;

/** Puts a `.br` and a `.gz` beside each text file, so that serving costs nothing. */
export async function compressFolder(
  folder: string,
  write: (path: string, bytes: Buffer) => Promise<void> = writeFile,
): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await write(`${path}.br`, await promisify(brotliCompress)(bytes, best));
      await write(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
