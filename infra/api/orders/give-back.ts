import { OPEN_STATES } from '@showroom/contracts/entities/order-states';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../database/database';
import { orders } from '../../database/schema/buy-online';
import { oneOf, query } from '../../database/sql';
import { releaseHold } from '../order-store/hold';
import { moveOrder } from '../order-store/move-order';
import { noteAction, type PersonsAction } from '../order-store/note-action';
import { withVehicle } from '../order-store/vehicle-lock';
import type { BuyOnline } from '../payments/services';
import { settleSurely } from '../payments/settlement/settle';

const endable = z.object({
  vehicle_id: z.string(),
  token: z.string(),
  owner: z.string(),
  paying_attempt: z.string().nullable(),
});

/**
 * Gives a hold back, with its open order and a payment that nobody made; repeating it changes
 * nothing.
 */
export async function giveBack(services: BuyOnline, owner: string, token: string): Promise<void> {
  const [row] = await query(
    services.database.db,
    endable,
    sql`select vehicle_id, token, owner, paying_attempt from holds where token = ${token} and owner = ${owner}`,
  );
  if (row === undefined) return;
  await endHold(services, row, (db, number) => moveOrder(db, number, 'cancelled', 'the visitor gave the hold back'));
}

/** Ends holds of a listing in a person's name; what is paid for stays. Answers how many ended. */
export async function releaseHolds(
  services: BuyOnline,
  keys: readonly string[],
  listing: string,
  action: PersonsAction,
): Promise<number> {
  const rows = await query(
    services.database.db,
    endable,
    sql`select distinct h.vehicle_id, h.token, h.owner, h.paying_attempt from holds h
      join orders o on o.hold_token = h.token and o.state in (${oneOf(OPEN_STATES)})
      where h.vehicle_id in (${oneOf(keys)}) and o.listing = ${listing} and h.order_number is null`,
  );
  let released = 0;
  // One after the other: each may have to ask its payment provider.
  for (const hold of rows) {
    const isReleased = await endHold(services, hold, async (db, number) => {
      if (await moveOrder(db, number, 'cancelled', 'the hold was released'))
        await noteAction(db, number, 'release', action);
    });
    if (isReleased) released += 1;
  }
  return released;
}

async function endHold(
  services: BuyOnline,
  { vehicle_id, token, owner, paying_attempt }: z.output<typeof endable>,
  cancel: (db: Transaction, number: string) => Promise<unknown>,
): Promise<boolean> {
  if (paying_attempt !== null) await settleSurely(services, paying_attempt, true);
  return withVehicle(services.database.db, vehicle_id, async (transaction) => {
    if (!(await releaseHold(transaction, token, owner))) return false;
    const open = await transaction
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.hold_token, token), inArray(orders.state, [...OPEN_STATES])));
    for (const { number } of open) await cancel(transaction, number);
    return true;
  });
}
