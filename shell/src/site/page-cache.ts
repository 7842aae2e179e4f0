import { RenderCache } from '../cache/render-cache';
import type { Head } from '../render/protocol';
import { type SplicedPage, splice } from './spliced-page';

/** A page that can be sent any number of times, each time with a nonce of its own. */
export interface CachedPage {
  readonly head: Head;
  readonly page: SplicedPage;
}

/** Pages of anonymous visitors by address, tagged with what they are made of; stale ones stay. */
export type PageCache = RenderCache<CachedPage>;

/** `bytes`: what all pages may take together, as text and compressed. */
export function createPageCache(bytes: number): PageCache {
  return new RenderCache({ room: bytes, sizeOf: ({ page }) => page.bytes, retainsStale: true });
}

/** Stores a page whose render began in the given epoch of the cache. */
export async function storePage(
  cache: PageCache,
  key: string,
  { head, html, nonce, epoch }: { head: Head; html: Buffer; nonce: string; epoch: number },
): Promise<void> {
  if (html.length > cache.room) return;
  cache.set(key, { head, page: await splice(html, nonce) }, head.tags, epoch);
}
