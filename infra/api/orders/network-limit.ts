import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Market } from '@showroom/contracts/markets';
import { visitorSince } from '@showroom/contracts/visitor-id';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Transaction } from '../../database/database';
import { oneOf, queryOne, run } from '../../database/sql';
import { subjectHash, withinLimit } from '../kernel/rate-limit';
import { RESERVABLE_STATUSES } from '../market/reservation-fee';
import type { HoldLimits } from '../payments/services';

/** Nobody reads a page in less; a program has to keep its name that long. */
const LEAST_AGE = 1000;
/** A browser's timers may be early by some of it. */
const MARGIN = 250;
/** Holds taken and entered again from one network within an hour. */
const ENTRIES_AN_HOUR = 240;
const HOUR = 3600;
/** A small stock is soon on hold for a good part: so few holds are no crowd. */
const FEW_HOLDS = 10;
/** Any number, so that these locks meet no others. */
const LOCKS = 7_205_116;

/**
 * The visitor who reserves, and where from: undefined on one's own machine, which is not limited.
 */
export interface Reserver {
  readonly owner: string;
  readonly network: string | undefined;
}

/**
 * Refuses a name that was made for this request alone (425) and a network that takes and renews
 * without end (429). Answers the hash by which the network's holds are known.
 */
export async function assertMayReserve(
  db: Db,
  { secret }: Pick<HoldLimits, 'secret'>,
  { owner, network }: Reserver,
): Promise<string | null> {
  if (isTooNew(ageOf(owner))) throw new ShowroomError('hold.too-soon', { status: 425 });
  if (network === undefined) return null;
  const limit = { name: 'hold-network', subject: network, most: ENTRIES_AN_HOUR, seconds: HOUR };
  if (!(await withinLimit(db, secret, [limit]))) throw new ShowroomError('hold.too-many', { status: 429 });
  return subjectHash(network, secret);
}

/** Milliseconds that a page waits until a visitor's name is surely old enough for a hold. */
export function waitOf(owner: string): number {
  const age = ageOf(owner);
  return isTooNew(age) ? LEAST_AGE + MARGIN - age : 0;
}

function ageOf(owner: string): number {
  return Date.now() - (visitorSince(owner) ?? 0);
}

/** The site's clock may be ahead: then a name says nothing. */
function isTooNew(age: number): boolean {
  return age >= 0 && age < LEAST_AGE;
}

export interface NewHold {
  readonly network: string | null;
  /** What the hold is keyed by. */
  readonly key: string;
  readonly market: Market;
}

const isRunning = sql`holds.order_number is null and (holds.expires_at > now() or holds.paying_attempt is not null)`;
/** A reservation without a fee costs a program nothing, and takes the vehicle off sale for days. */
const isFreeOfToday = sql`orders.amount = 0 and holds.taken_at > now() - interval '1 day'`;

const counts = z.object({ running: z.coerce.number(), free: z.coerce.number() });

/**
 * Refuses a hold that begins, already written by the transaction, of a network that has as many as
 * it may have.
 */
export async function assertRoomFor(
  db: Transaction,
  { perNetwork, crowdedFrom }: Pick<HoldLimits, 'perNetwork' | 'crowdedFrom'>,
  { network, key, market }: NewHold,
): Promise<void> {
  if (network === null) return;
  // The vehicle's lock comes first everywhere, so that nobody waits in a circle.
  await run(db, sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${network}))`);
  const { running, free } = await queryOne(
    db,
    counts,
    sql`select count(*) filter (where ${isRunning}) as running, count(*) filter (where ${isFreeOfToday}) as free
      from holds left join orders on orders.number = holds.order_number
      where holds.network = ${network} and holds.vehicle_id <> ${key}`,
  );
  const isTooMuch = running + free >= perNetwork || (running > 0 && (await isCrowded(db, market, crowdedFrom)));
  if (isTooMuch) throw new ShowroomError('hold.too-many', { status: 429 });
}

async function isCrowded(db: Transaction, { listing }: Market, from: number): Promise<boolean> {
  const held = await count(
    db,
    sql`select count(*) from holds join vehicles on vehicles.id = holds.vehicle_id
      where vehicles.listing = ${listing} and ${isRunning}`,
  );
  if (held <= FEW_HOLDS) return false;
  const offered = await count(
    db,
    sql`select count(*) from vehicles where listing = ${listing} and removed_at is null and status in (${oneOf(RESERVABLE_STATUSES)})`,
  );
  return held * 100 >= offered * from;
}

async function count(db: Transaction, statement: SQL): Promise<number> {
  return (await queryOne(db, z.object({ count: z.coerce.number() }), statement)).count;
}
