import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { RefusedAddress } from '../../import/fetch/address-rules';
import { FetchFailed, fetchFile, type Resolve } from '../../import/fetch/fetch-file';
import { Refusal } from '../kernel/refusal';

/** All bytes of what is sent. Throws 400 for none of them, 413 for more than so many. */
export async function receivedFile(file: Readable | undefined, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file ?? []) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > mostBytes) {
      throw new Refusal(413, `The picture is larger than ${Math.round(mostBytes / 1_000_000)} MB.`);
    }
    chunks.push(chunk);
  }
  if (bytes === 0) throw new Refusal(400, 'The picture is missing.');
  return Buffer.concat(chunks, bytes);
}

interface FetchLimits {
  readonly deadline: number;
  readonly mostBytes: number;
  /** `host:port` of what may be fetched although it is in a network of our own. */
  readonly privateHosts: ReadonlySet<string>;
  readonly resolve?: Resolve;
}

/** A file from the internet. Throws 422 with the reason where none comes. */
export async function fetchedFile(url: string, limits: FetchLimits): Promise<Buffer> {
  const path = join(tmpdir(), `showroom-media-${randomUUID()}`);
  try {
    await fetchFile({ url, path, accept: 'image/avif, image/webp, image/png, image/jpeg', ...limits });
    return await readFile(path);
  } catch (error) {
    if (!(error instanceof FetchFailed) && !(error instanceof RefusedAddress)) throw error;
    throw new Refusal(422, error.message, [{ path: 'url', message: error.message }], { cause: error });
  } finally {
    await rm(path, { force: true });
  }
}

/** What a picture is called that came from an address. */
export function nameInAddress(url: string): string {
  const last = URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : undefined;
  const name = (last ?? '').replaceAll(/%[0-9a-f]{2}|[^\w. -]/gi, ' ').trim();
  return name.slice(0, 120) || 'Picture';
}
