import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { bulkInsert } from '../../database/bulk';
import type { Db } from '../../database/database';
import {
  contentLog,
  contentPages,
  navEntries,
  navTrees,
  pageVersions,
  redirects,
  settings,
} from '../../database/schema/content';
import { servicePacks } from '../../database/schema/order-online';
import { type NewPlace, places } from '../../database/schema/places';
import { retailers } from '../../database/schema/retailers';
import { loadJson } from '../data';
import { placesOf } from '../stock/places';
import { retailersOf } from '../stock/retailers';
import { vehiclesForCarousels, withVehicles } from './carousels';
import { addMissingForms } from './form-rows';
import { formsIn } from './forms';
import { navigationIn } from './navigation';
import { pagesOf } from './pages';
import { servicePacksOf } from './service-packs';
import { settingsOf } from './settings';
import { languageOf } from './texts';

const REDIRECTS = loadJson('content/redirects.json', z.array(z.object({ path: z.string(), to: z.string() })));

/** Without places that somebody has written: what is missing there was taken out. */
async function navigationOf(db: Db, { code, locales }: Market): Promise<Record<string, unknown>[]> {
  const trees = await db.select().from(navTrees).where(eq(navTrees.market, code));
  const isWritten = (locale: string, place: string) =>
    trees.some((tree) => tree.locale === locale && tree.place === place);
  return locales.flatMap((locale) =>
    navigationIn(languageOf(locale), code)
      .filter(({ place }) => !isWritten(locale, place))
      .map((entry) => ({ market: code, locale, ...entry })),
  );
}

/** None once somebody has written the market's own: what is missing then was taken out. */
async function redirectsOf(db: Db, code: MarketCode): Promise<Record<string, unknown>[]> {
  const written = and(eq(contentLog.market, code), like(contentLog.action, 'redirect.%'));
  if ((await db.$count(contentLog, written)) > 0) return [];
  return REDIRECTS.map((redirect) => ({ market: code, ...redirect }));
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
 * Places, retailers, redirects, navigation, settings and service packs of one market;
 * answers how many rows were missing.
 */
export async function seedContent(db: Db, code: MarketCode, sandboxUrl: string): Promise<number> {
  const market: Market = MARKETS[code];
  const stored = Object.entries(settingsOf(code, sandboxUrl)).map(([key, value]) => ({ market: code, key, value }));
  const missing: readonly (readonly [table: PgTable, records: readonly object[]])[] = [
    [places, await missingPlaces(db, code)],
    [retailers, retailersOf(code)],
    [redirects, await redirectsOf(db, code)],
    [navEntries, await navigationOf(db, market)],
    [settings, stored],
    [servicePacks, servicePacksOf(code)],
  ];
  let added = await addMissingForms(db, formsIn(market));
  for (const [table, records] of missing) {
    added += await addMissing(
      db,
      table,
      records.map((record) => ({ ...record })),
    );
  }
  return added;
}

/**
 * The pages of one market, published as their first version, with vehicles of its stock in their
 * carousels; answers how many were missing.
 */
export async function seedPages(db: Db, code: MarketCode): Promise<number> {
  const stock = await vehiclesForCarousels(db, code);
  const contents = new Map(pagesOf(MARKETS[code]).map(({ path, content }) => [path, content]));
  const added = await db
    .insert(contentPages)
    .values([...contents.keys()].map((path) => ({ market: code, path, latest_version: 1, published_version: 1 })))
    .onConflictDoNothing()
    .returning({ id: contentPages.id, path: contentPages.path });
  const versions = added.flatMap(({ id, path }) => {
    const content = contents.get(path);
    return content ? [{ page_id: id, version: 1, content: withVehicles(content, stock) }] : [];
  });
  if (versions.length > 0) await db.insert(pageVersions).values(versions);
  return added.length;
}
