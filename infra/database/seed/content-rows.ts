import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert } from '../bulk';
import type { Db } from '../database';
import { navEntries, pages, redirects, settings } from '../schema/content';
import { forms } from '../schema/leads';
import { servicePacks } from '../schema/order-online';
import { type NewPlace, places } from '../schema/places';
import { retailers } from '../schema/retailers';
import { formsIn } from './content/forms';
import { languageOf } from './content/language';
import { navigationIn } from './content/navigation';
import { pagesIn } from './content/pages';
import { servicePacksOf } from './content/service-packs';
import { settingsOf } from './content/settings';
import { placesOf } from './places/places';
import { RETAILERS } from './retailers/retailers';

const REDIRECTS = [
  { path: '/home', to: '/' },
  { path: '/land-rover', to: '/range-rover' },
] as const;

function pagesOf(market: Market): Record<string, unknown>[] {
  const { code, locales } = market;
  return locales.flatMap((locale) =>
    pagesIn(locale, market).map((draft) => ({
      market: code,
      locale,
      path: draft.path,
      title: draft.title,
      meta_title: draft.title,
      meta_description: draft.description,
      external_meta_image: draft.image ?? '',
      theme: draft.theme ?? 'white-theme',
      blocks: draft.blocks.map((content, index) => ({ id: `${content.template}-${index + 1}`, ...content })),
    })),
  );
}

function navigationOf({ code, locales }: Market): Record<string, unknown>[] {
  return locales.flatMap((locale) =>
    navigationIn(languageOf(locale)).map((entry) => ({
      market: code,
      locale,
      url: '',
      target: '_self',
      type: 'link',
      children: [],
      image: null,
      ...entry,
    })),
  );
}

/** What editors have changed since stays as they left it. */
const UNLESS_THERE: SQL = sql`on conflict do nothing returning 1`;

async function addMissing(db: Db, table: PgTable, records: readonly Record<string, unknown>[]): Promise<number> {
  return (await bulkInsert(db, table, records, { tail: UNLESS_THERE })).length;
}

/** Only countries without any place: whoever imported the places of one has better ones. */
async function missingPlaces(db: Db, market: MarketCode): Promise<NewPlace[]> {
  const known = await db.selectDistinct({ country: places.country }).from(places);
  return placesOf(market).filter(({ country }) => !known.some((one) => one.country === country));
}

/**
 * Places, retailers, pages, redirects, navigation, settings and service packs of one market;
 * answers how many rows were missing.
 */
export async function seedContent(db: Db, code: MarketCode, sandboxUrl: string): Promise<number> {
  const market: Market = MARKETS[code];
  const stored = Object.entries(settingsOf(code, sandboxUrl)).map(([key, value]) => ({ market: code, key, value }));
  const added = [
    await addMissing(
      db,
      places,
      (await missingPlaces(db, code)).map((place) => ({ ...place })),
    ),
    await addMissing(
      db,
      retailers,
      RETAILERS[code].map((retailer) => ({ ...retailer })),
    ),
    await addMissing(db, pages, pagesOf(market)),
    await addMissing(
      db,
      redirects,
      REDIRECTS.map((redirect) => ({ market: code, ...redirect })),
    ),
    await addMissing(db, navEntries, navigationOf(market)),
    await addMissing(db, settings, stored),
    await addMissing(
      db,
      forms,
      formsIn(market).map((form) => ({ ...form })),
    ),
    await addMissing(
      db,
      servicePacks,
      servicePacksOf(code).map((pack) => ({ ...pack })),
    ),
  ];
  return added.reduce((sum, rows) => sum + rows, 0);
}
