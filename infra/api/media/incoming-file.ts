import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ApiConfig } from '../../api-config';
import { RefusedAddress } from '../../import/fetch/address-rules';
import { FetchFailed, fetchFile, type Resolve } from '../../import/fetch/fetch-file';
import { tooLarge } from '../kernel/files';
import { Refusal } from '../kernel/refusal';
import { HEAD_BYTES, headOf, type MediaLimits, mostBytesOf } from './inspect-file';

/** Runs the work with a path for a file, which is gone afterwards. */
async function withPath<T>(work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `showroom-media-${randomUUID()}`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The bytes of a file, as many as one that begins so may have. */
async function* limited(file: Readable, limits: MediaLimits): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of file) {
    if (!Buffer.isBuffer(chunk)) continue;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
    bytes += chunk.length;
    const most = mostBytesOf(head, limits);
    if (bytes > most) throw tooLarge(most);
    yield chunk;
  }
}

/**
 * Runs the work with a file that is sent, on the disk. Throws 400 for none, 413 for a large one.
 */
export function withSentFile<T>(
  file: Readable | undefined,
  limits: MediaLimits,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return withPath(async (path) => {
    if (file) await pipeline(limited(file, limits), createWriteStream(path));
    if (!file || (await stat(path)).size === 0) throw new Refusal(400, 'The file is missing.');
    return work(path);
  });
}

interface FetchLimits {
  readonly deadline: number;
  /** `host:port` of what may be fetched although it is in a network of our own. */
  readonly privateHosts: ReadonlySet<string>;
  readonly signal?: AbortSignal;
  readonly resolve?: Resolve;
}

/** What files from the internet may be and take, as the configuration says. */
export function fetchLimits(config: ApiConfig): MediaLimits & FetchLimits {
  const privateHosts = new Set(config.MEDIA_PRIVATE_HOSTS.split(',').filter(Boolean));
  return { ...config, deadline: config.MEDIA_DEADLINE, privateHosts };
}

const ACCEPT = 'image/avif, image/webp, image/png, image/jpeg, video/mp4, video/webm, text/vtt, application/pdf';

/** Runs the work with a file from the internet. Throws 422 with the reason where none comes. */
export function withFetchedFile<T>(
  url: string,
  limits: MediaLimits & FetchLimits,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return withPath(async (path) => {
    const mostBytes = Math.max(limits.MEDIA_MOST_FILM_BYTES, limits.MEDIA_MOST_BYTES);
    try {
      await fetchFile({ url, path, accept: ACCEPT, mostBytes, ...limits });
    } catch (error) {
      if (!(error instanceof FetchFailed) && !(error instanceof RefusedAddress)) throw error;
      throw new Refusal(422, error.message, [{ path: 'url', message: error.message }], { cause: error });
    }
    const most = mostBytesOf(await headOf(path), limits);
    if ((await stat(path)).size > most) throw tooLarge(most);
    return work(path);
  });
}

/** What a file is called that came from an address. */
export function nameInAddress(url: string): string {
  const last = URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : undefined;
  const name = (last ?? '').replaceAll(/%[0-9a-f]{2}|[^\w. -]/gi, ' ').trim();
  return name.slice(0, 120) || 'Picture';
}
