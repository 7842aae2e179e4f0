import type { MarketCode } from '@showroom/contracts/markets';
import { RenderCache } from '../cache/render-cache';
import { pictureLinkHeader } from '../render/picture-links';
import type { Head } from '../render/protocol';
import { CachedText } from './cached-text';
import { splitPage } from './hydration-data';
import { hashSource, inlineHashes, type PolicySources } from './inline-hashes';
import { settingsTags } from './settings-tags';

/** A page, or the data of one, that can be sent any number of times. */
export interface CachedPage {
  readonly head: Head;
  /** Without nonces: its policy names what stands in it by hash. */
  readonly text: CachedText;
  /** What the page's policy lets run. */
  readonly sources: PolicySources;
  /** What the settings were when it was rendered. */
  readonly settings: Buffer;
}

/** Pages of anonymous visitors by address, tagged with what they are made of; stale ones stay. */
export type PageCache = RenderCache<CachedPage>;

/** `bytes`: what all pages may take together, as text and compressed. */
export function createPageCache(bytes: number): PageCache {
  return new RenderCache({ room: bytes, sizeOf: ({ text }) => text.bytes, retainsStale: true });
}

/** Characters in which React has written what a page asks for early. */
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
  const whole = html.toString();
  const split = splitPage(whole, settings.toString());
  const { text, sources } = inlineHashes(split?.html ?? whole, nonce);
  const page = new CachedText(text, settings);
  const data = split && new CachedText(split.data, settings);
  const tags = [...head.tags, ...settingsTags(market, (data ?? page).hasShared ? read : undefined)];
  const link = pictureLinkHeader(whole.slice(0, START_OF_PAGE));
  const linked = link === undefined ? head : { ...head, headers: { ...head.headers, link } };
  const style = split ? [...sources.style, hashSource(split.styles)] : sources.style;
  cache.set(key, { head: linked, text: page, sources: { ...sources, style }, settings }, tags, epoch);
  if (split && data)
    cache.set(hydrationKey(split.id), { head: JSON_HEAD, text: data, sources: NO_SOURCES, settings }, tags, epoch);
}

const JSON_HEAD: Head = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  private: false,
  tags: [],
  degraded: false,
};
const NO_SOURCES: PolicySources = { script: [], style: [] };

/** What the data of a split page are found by; a page may be replaced while they are asked for. */
export function hydrationKey(id: string): string {
  return `hydration ${id}`;
}
