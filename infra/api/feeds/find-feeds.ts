import { missingPhotographs } from '@showroom/contracts/entities/feed';
import { MARKETS } from '@showroom/contracts/markets';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Db } from '../../database/database';
import { type FeedRow, feeds } from '../../database/schema/feeds';
import { imports } from '../../database/schema/imports';
import { vehicles } from '../../database/schema/vehicles';
import { oneOf, query } from '../../database/sql';
import { feedSource } from '../../import/store/run-record';
import { type AroundFeeds, feedAnswer, RUN_COLUMNS, type Run } from './feed-answers';

const EXAMPLES = 10;
/** Examples of photographs that did not come: a card has room for few. */
const PHOTOGRAPHS = 3;

const missing = z.object({ source: z.string(), ...missingPhotographs.shape });

/** By source, the photographs of vehicles in the stock that have not come. */
async function missingPhotographsOf(db: Db, sources: readonly string[]) {
  const rows = await query(
    db,
    missing,
    sql`select source, count(*) filter (where failure = '')::int as waiting, count(*) filter (where failure <> '')::int as failed,
        coalesce(jsonb_path_query_array(
          jsonb_agg(jsonb_build_object('url', url, 'reason', failure) order by url) filter (where failure <> ''),
          '$[0 to ${sql.raw(String(PHOTOGRAPHS - 1))}]'), '[]') as examples
      from (
        select distinct vehicle.feed_source as source, photo.url, photo.failure
        from vehicles as vehicle
        cross join jsonb_array_elements(vehicle.feed_photos) as named
        join feed_photos as photo on photo.url = named->>'src' and photo.media_id is null
        where vehicle.feed_source in (${oneOf(sources)}) and vehicle.removed_at is null and vehicle.feed_photos <> '[]'
      ) as gaps
      group by source`,
  );
  return new Map(rows.map(({ source, ...counts }) => [source, counts]));
}

async function around({ db }: Database, rows: readonly FeedRow[]): Promise<AroundFeeds> {
  const sources = rows.map(feedSource);
  if (sources.length === 0) return { vehicles: new Map(), photographs: new Map(), lastRuns: new Map() };
  const counted = await db
    .select({ source: vehicles.feed_source, total: count() })
    .from(vehicles)
    .where(and(inArray(vehicles.feed_source, sources), isNull(vehicles.removed_at)))
    .groupBy(vehicles.feed_source);
  const last = await db
    .selectDistinctOn([imports.feed], RUN_COLUMNS)
    .from(imports)
    .where(inArray(imports.feed, sources))
    .orderBy(imports.feed, desc(imports.started_at), desc(imports.id));
  return {
    vehicles: new Map(counted.map(({ source, total }) => [source, total])),
    photographs: await missingPhotographsOf(db, sources),
    lastRuns: new Map(last.map((run) => [run.feed, run])),
  };
}

/** Feeds with how they last ran. */
export async function answersOf(database: Database, rows: readonly FeedRow[]) {
  const beside = await around(database, rows);
  return rows.map((row) => feedAnswer(row, beside));
}

export async function feedsOf({ db }: Database, listing: string): Promise<FeedRow[]> {
  return db.select().from(feeds).where(eq(feeds.listing, listing)).orderBy(feeds.name, feeds.id);
}

/** Listings of the markets first, then others that somebody imported into. */
export async function listingsWithFeeds(database: Database): Promise<string[]> {
  const rows = await query(
    database.db,
    z.object({ listing: z.string() }),
    sql`select listing from feeds union select listing from imports order by listing`,
  );
  const ofMarkets = Object.values(MARKETS).map(({ listing }): string => listing);
  return [...new Set([...ofMarkets, ...rows.map(({ listing }) => listing)])];
}

interface RunsAsked {
  readonly listing: string;
  readonly feed: string | undefined;
  readonly page: number;
  readonly items: number;
}

/** A page of the runs of a listing, newest first. */
export async function runsOf({ db }: Database, { listing, feed, page, items }: RunsAsked) {
  const wanted = and(eq(imports.listing, listing), feed === undefined ? undefined : eq(imports.feed_id, feed));
  const total = await db.$count(imports, wanted);
  const runs: Run[] = await db
    .select(RUN_COLUMNS)
    .from(imports)
    .where(wanted)
    .orderBy(desc(imports.started_at), desc(imports.id))
    .limit(items)
    .offset((page - 1) * items);
  return { runs, total };
}

export async function runById({ db }: Database, id: string): Promise<Run | undefined> {
  const [run] = await db.select(RUN_COLUMNS).from(imports).where(eq(imports.id, id));
  return run;
}

/** What a run's reasons were, and some of the vehicles that wait. */
export async function detailsOf({ db }: Database, id: string) {
  const [found] = await db
    .select({
      reasons: imports.reasons,
      examples: sql<unknown>`jsonb_path_query_array(${imports.missing}, '$[0 to ${sql.raw(String(EXAMPLES - 1))}]')`,
    })
    .from(imports)
    .where(eq(imports.id, id));
  const ids = Array.isArray(found?.examples) ? found.examples.map(String) : [];
  const named =
    ids.length === 0
      ? []
      : await db
          .select({ id: vehicles.id, title: vehicles.title })
          .from(vehicles)
          .where(inArray(vehicles.id, ids))
          .orderBy(vehicles.id);
  return { reasons: found?.reasons ?? [], examples: named };
}
