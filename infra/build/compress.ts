import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;

/** What a smaller file may cost: `best` takes sixty times as long as `fast` and saves a seventh. */
export const EFFORTS = ['best', 'fast'] as const;
export type Effort = (typeof EFFORTS)[number];

const QUALITY: Readonly<Record<Effort, number>> = { best: constants.BROTLI_MAX_QUALITY, fast: 4 };

interface CompressOptions {
  readonly write?: (path: string, bytes: Buffer) => Promise<void>;
  readonly effort?: Effort;
}

/** What a text file is as brotli and as gzip; undefined for one that is compressed already. */
export async function compressed(path: string, bytes: Buffer, effort: Effort = 'best') {
  if (!COMPRESSIBLE.test(path)) return undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort] };
  const br = await promisify(brotliCompress)(bytes, { params });
  return { br, gz: await promisify(gzip)(bytes, { level: 9 }) };
}

/** Puts a `.br` and a `.gz` beside each text file, so that serving costs nothing. */
export async function compressFolder(
  folder: string,
  { write = writeFile, effort = 'best' }: CompressOptions = {},
): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const made = await compressed(file, await readFile(path), effort);
      if (!made) return;
      await write(`${path}.br`, made.br);
      await write(`${path}.gz`, made.gz);
    }),
  );
}
