import type { FeedPlan } from '@showroom/contracts/entities/feed';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { type FeedRow, feeds as feedTable } from '../../database/schema/feeds';
import { checkedAddress, RefusedAddress } from '../../import/fetch/address-rules';
import { mappingOf } from '../../import/mappings/mappings';
import type { Caller } from '../kernel/api';
import { Refusal } from '../kernel/refusal';

/** Who did it, for the history. */
export function whoIs({ subject }: Pick<Caller, 'subject'>): string {
  return subject ?? 'unknown';
}

/** A feed of a listing that is not the caller's is none. */
export async function ownFeed({ db }: Database, id: string, { markets }: Caller): Promise<FeedRow> {
  const [feed] = await db.select().from(feedTable).where(eq(feedTable.id, id));
  if (feed && markets.hasListing(feed.listing)) return feed;
  throw new Refusal(404, 'There is no such feed.');
}

/** A plan whose field cannot be like this. */
export function wrong(path: string, message: string): Refusal {
  return new Refusal(422, 'The feed cannot be like this.', [{ path, message }]);
}

/** What the schema cannot know of a plan. */
export function checkPlan({ mapping, url, every_minutes }: FeedPlan, privateHosts: ReadonlySet<string>): void {
  if (!mappingOf(mapping)) throw wrong('mapping', 'There is no such mapping.');
  if (url === null) {
    if (every_minutes !== null) throw wrong('every_minutes', 'Without an address nothing can be fetched.');
    return;
  }
  try {
    checkedAddress(url, privateHosts);
  } catch (error) {
    if (error instanceof RefusedAddress) throw wrong('url', error.message);
    throw error;
  }
}

/** A schedule that changed begins now; one that stays keeps its time. */
export function nextRun(before: FeedRow, { url, every_minutes }: FeedPlan): Date | null {
  if (every_minutes === null) return null;
  const stays = before.next_run_at !== null && before.url === url && before.every_minutes === every_minutes;
  return stays ? before.next_run_at : new Date();
}
