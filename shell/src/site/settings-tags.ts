import type { Change } from '@showroom/contracts/calls/site';
import { pathsAbove } from '@showroom/contracts/entities/paths-above';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import type { Setting } from '@showroom/contracts/settings/setting';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { pagesBelow } from '../render/protocol';

const DECLARED: readonly Setting[] = SETTINGS;
const OF_API: readonly string[] = ['api', 'infra'];

/** Settings that pages alone read; what the API reads may be in any of its answers. */
const OF_PAGES: ReadonlySet<string> = new Set(
  DECLARED.filter(({ readers, secret }) => !secret && !readers.some((reader) => OF_API.includes(reader))).map(
    ({ key }) => key,
  ),
);

/** Every page of a market has it. */
const ofMarket = (market: MarketCode) => `settings:${market}`;
/** Of pages that may have read any setting. */
const ofAny = (market: MarketCode) => `settings:${market} *`;
const ofKey = (market: MarketCode, key: string) => `settings:${market} ${key}`;

/** Tags of a page by the settings that were read for it; undefined where nobody knows. */
export function settingsTags(market: MarketCode, read: readonly string[] | undefined): string[] {
  return read ? read.map((key) => ofKey(market, key)) : [ofAny(market)];
}

/** Tags of the pages that are stale once these settings changed; undefined where any may have. */
export function staleSettings(market: MarketCode, keys: readonly string[] | undefined): string[] {
  if (!keys?.every((key) => OF_PAGES.has(key))) return [ofMarket(market)];
  return keys.length === 0 ? [] : [ofAny(market), ...keys.map((key) => ofKey(market, key))];
}

/** `page:ae/news/tyres` is one of those below `/news`, and below `/`. */
function staleLists(tag: string): string[] {
  const [, market, path] = /^page:([^/]+)(\/.*)$/.exec(tag) ?? [];
  return market && path ? ['/', ...pathsAbove(path)].map((one) => pagesBelow(market, one)) : [];
}

/** Tags of the pages that a change makes stale. */
export function staleTags({ tags, settings }: Change): string[] {
  return tags.flatMap((tag) => {
    const market = MARKET_CODES.find((code) => tag === ofMarket(code));
    return market ? staleSettings(market, settings) : [tag, ...staleLists(tag)];
  });
}
