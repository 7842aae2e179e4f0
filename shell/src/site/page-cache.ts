import type { MarketCode } from '@showroom/contracts/markets';
import { RenderCache } from '../cache/render-cache';
import { pictureLinkHeader } from '../render/picture-links';
import type { Head } from '../render/protocol';
import { CachedText } from './cached-text';
import { settingsTags } from './settings-tags';

/** A page that can be sent any number of times. */
export interface CachedPage {
  readonly head: Head;
  readonly text: CachedText;
  /** What the settings were when it was rendered. */
  readonly settings: Buffer;
}

/** Pages of anonymous visitors by address, tagged with what they are made of; stale ones stay. */
export type PageCache = RenderCache<CachedPage>;

/** `bytes`: what all pages may take together, as text and compressed. */
export function createPageCache(bytes: number): PageCache {
  return new RenderCache({ room: bytes, sizeOf: ({ text }) => text.bytes, retainsStale: true });
}

/** Bytes in which React has written what a page asks for early. */
const START_OF_PAGE = 8192;

interface RenderedPage {
  readonly head: Head;
  readonly html: Buffer;
  readonly nonce: string;
  readonly market: MarketCode;
  readonly settings: Buffer;
  /** The settings that were read for it; undefined where nobody knows. */
  readonly read: readonly string[] | undefined;
}

/**
 * Stores a page whose render began in the given epoch of the cache. One that does not carry its
 * market's settings as they are is stale with any of them.
 */
export function storePage(
  cache: PageCache,
  key: string,
  { head, html, nonce, market, settings, read }: RenderedPage,
  epoch: number,
): void {
  if (html.length > cache.room) return;
  const text = new CachedText(html, nonce, settings);
  const tags = [...head.tags, ...settingsTags(market, text.hasShared ? read : undefined)];
  const link = pictureLinkHeader(html.toString('utf8', 0, START_OF_PAGE));
  const linked = link === undefined ? head : { ...head, headers: { ...head.headers, link } };
  cache.set(key, { head: linked, text, settings }, tags, epoch);
}
