import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefusedAddress } from '../../import/fetch/address-rules';
import { FetchFailed, fetchFile, type Resolve } from '../../import/fetch/fetch-file';
import { Refusal } from '../kernel/refusal';

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
