import {
  listSitemapEntries,
  listSitemapParts,
  SITEMAP_ADDRESSES,
  SITEMAP_ITEMS,
} from '@showroom/contracts/calls/sitemap';
import { vehiclePath } from '@showroom/contracts/entities/vehicle';
import { MARKET_CODES, MARKETS, type MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import { query } from '../../database/sql';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { marketSettings } from '../market/market-settings';
import { pageEntries, pageParts, type Slice } from './listed-pages';
import { vehicleEntries, vehicleParts } from './listed-vehicles';

const part = z.object({ to: z.string(), lastmod: z.string() });
const pageEntry = z.object({ id: z.string(), path: z.string(), lastmod: z.string(), markets: z.array(z.string()) });
const vehicleEntry = z.object({ id: z.string(), slug: z.string(), lastmod: z.string() });

const KINDS = ['page', 'vehicle'] as const;
type Kind = (typeof KINDS)[number];

/** Serves what search engines may find of a market, slice by slice. */
export function sitemap(api: Api, context: Context): void {
  const { reads: db } = context.database;
  const { SITE_ORIGIN } = context.config;
  const settingsOf = marketSettings(context);

  async function partsOf(market: MarketCode, kind: Kind) {
    const { listing, locales } = MARKETS[market];
    // Each entry has an address in every language.
    const size = Math.floor(SITEMAP_ADDRESSES / locales.length);
    const statement = kind === 'page' ? pageParts(SITE_ORIGIN, market, size) : vehicleParts(listing, size);
    const found = await query(db, part, statement);
    return found.map((attributes, index) => ({
      id: `${kind}s-${index + 1}`,
      type: 'sitemap-part' as const,
      attributes: { kind, after: found[index - 1]?.to ?? '', ...attributes },
    }));
  }

  /** What is in another base has no row here, and rows here have no page then. */
  async function isElsewhere(market: MarketCode): Promise<boolean> {
    return (await settingsOf(market))['company_config.api_base_url'] !== '';
  }

  async function pages(market: MarketCode, slice: Slice) {
    const found = await query(db, pageEntry, pageEntries(SITE_ORIGIN, market, slice));
    return found.map(({ id, markets, ...attributes }) => ({
      id,
      type: 'sitemap-entry' as const,
      attributes: { ...attributes, markets: MARKET_CODES.filter((code) => markets.includes(code)) },
    }));
  }

  async function vehicles(market: MarketCode, slice: Slice) {
    if (await isElsewhere(market)) return [];
    const found = await query(db, vehicleEntry, vehicleEntries(MARKETS[market].listing, slice));
    return found.map(({ id, slug, lastmod }) => ({
      id,
      type: 'sitemap-entry' as const,
      attributes: { path: vehiclePath({ id, attributes: { slug } }), lastmod, markets: [market] },
    }));
  }

  implement(api, listSitemapParts, async ({ query: { market } }) => {
    const kinds = (await isElsewhere(market)) ? (['page'] as const) : KINDS;
    const parts = await Promise.all(kinds.map((kind) => partsOf(market, kind)));
    return { data: parts.flat() };
  });

  implement(api, listSitemapEntries, async ({ query: { market, kind, after = '', to, items = SITEMAP_ITEMS } }) => {
    const slice = { after, to, items };
    const data = await (kind === 'page' ? pages(market, slice) : vehicles(market, slice));
    const last = data.length < items ? undefined : data.at(-1);
    return { data, meta: { next: last?.id ?? null } };
  });
}
