import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, run } from '../../database/sql';
import { showPhotographs } from '../../import/store/feed-photos';
import type { WorkerOptions } from '../../jobs/worker';
import { delayAfter } from '../../retry';
import { semaphore } from '../../semaphore';
import { Refusal } from '../kernel/refusal';
import { dropMetadata } from './drop-metadata';
import { fetchLimits, nameInAddress, withFetchedFile } from './incoming-file';
import { inspectFile } from './inspect-file';
import type { Library } from './library';
import { addMedia, BY_FEEDS, FEED_FOLDER, findMedia, ifUnused, removeMedia } from './media-store';
import { refused } from './refused-file';
import { originalKey } from './variants';

const LOOK_EVERY = 2000;
/** Photographs of one look: a worker that is to stop waits for no more. */
const AT_ONCE = 20;
/** Retailers' servers see so many of us at a time. */
const limited = semaphore(4);
/** After this time somebody else may try: whoever claimed it is gone. */
const CLAIMED = '15 minutes';
/** Milliseconds for one of them. */
const DEADLINE = 30_000;

const TIDY_EVERY = 3_600_000;
/** Orders show their vehicle's photograph so long after it is gone. */
const KEPT = '400 days';
const REMOVED_AT_ONCE = 200;

type Store = Pick<Library, 'db' | 'config' | 'storage'>;

const claimed = z.object({ url: z.string(), listing: z.string(), tries: z.int() });
type Claimed = z.output<typeof claimed>;

function claim({ db }: Store): Promise<Claimed[]> {
  return query(
    db,
    claimed,
    sql`update feed_photos set tries = tries + 1, next_try_at = now() + ${CLAIMED}::interval
      where url in (select url from feed_photos where next_try_at <= now() order by next_try_at, url
        limit ${AT_ONCE} for update skip locked)
      returning url, listing, tries`,
  );
}

async function fetchPhotograph(
  { db, config, storage }: Store,
  { url, listing }: Claimed,
  signal: AbortSignal,
): Promise<string> {
  const limits = fetchLimits(config);
  const deadline = Math.min(limits.deadline, DEADLINE);
  return withFetchedFile(url, { ...limits, deadline, signal }, async (path) => {
    await dropMetadata(path);
    const inspected = await inspectFile(path, config);
    if (inspected.kind !== 'image') throw refused('This is no picture.');
    const about = { market: null, folder: `${FEED_FOLDER}/${listing}`, name: nameInAddress(url), who: BY_FEEDS };
    const { id } = await addMedia(db, inspected, about, () => storage.putFile(originalKey(inspected), path));
    return id;
  });
}

/** A photograph that does not come is tried again with growing pauses; its reason stays with it. */
async function noteFailure({ db }: Store, { url, tries }: Claimed, reason: string): Promise<void> {
  const seconds = delayAfter('longer', tries) ?? null;
  await run(
    db,
    sql`update feed_photos set failure = ${reason}, next_try_at = now() + make_interval(secs => ${seconds})
      where url = ${url} and media_id is null`,
  );
}

/** Whoever looks next may take it at once, as if it had not been tried. */
async function giveBack({ db }: Store, { url }: Claimed): Promise<void> {
  await run(
    db,
    sql`update feed_photos set tries = tries - 1, next_try_at = now() where url = ${url} and media_id is null`,
  );
}

/**
 * Brings photographs that feeds name to the library, and shows them with their vehicles; answers
 * how many came. When the signal says so, it leaves the rest to others. What is no fault of a
 * photograph is thrown, once the others stand.
 */
export async function bringPhotographs(store: Store, signal: AbortSignal): Promise<number> {
  const bring = async (one: Claimed) => {
    try {
      signal.throwIfAborted();
      return [{ url: one.url, media_id: await fetchPhotograph(store, one, signal) }];
    } catch (error) {
      if (signal.aborted) await giveBack(store, one);
      else if (error instanceof Refusal) await noteFailure(store, one, error.message);
      else throw error;
      return [];
    }
  };
  const ended = await Promise.allSettled((await claim(store)).map((one) => limited(() => bring(one))));
  const photographs = ended.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (photographs.length > 0) await showPhotographs(store.db, photographs);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return photographs.length;
}

/** Removes photographs that no vehicle has had for long, but none that editors use or changed. */
export async function removeOldPhotographs({ db, storage, variants }: Omit<Library, 'config'>): Promise<void> {
  const gone = await query(
    db,
    z.object({ media_id: z.nullable(z.string()) }),
    sql`delete from feed_photos where url in (
      select url from feed_photos as old where created_at < now() - ${KEPT}::interval and not exists (
        select 1 from vehicles where feed_photos <> '[]'
          and feed_photos @> jsonb_build_array(jsonb_build_object('src', old.url))
          and (removed_at is null or removed_at > now() - ${KEPT}::interval))
      limit ${REMOVED_AT_ONCE})
      returning media_id`,
  );
  for (const id of new Set(gone.map(({ media_id }) => media_id))) {
    const row = id === null ? undefined : await findMedia(db, id);
    if (row?.author !== BY_FEEDS) continue;
    try {
      await removeMedia(db, { row, revision: row.revision, who: BY_FEEDS });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      continue;
    }
    await variants.drop(row);
    await ifUnused(db, row.sha256, () => storage.delete(originalKey(row)));
  }
}

/** The work that brings photographs until a signal: apart from imports, which wait for none. */
export function feedPhotoJobs(library: Library, signal: AbortSignal): Omit<WorkerOptions, 'report'> {
  return {
    handlers: {},
    sweeps: [
      { name: 'feed-photos', every: LOOK_EVERY, run: async () => void (await bringPhotographs(library, signal)) },
      { name: 'feed-photos-tidy', every: TIDY_EVERY, run: () => removeOldPhotographs(library) },
    ],
  };
}
