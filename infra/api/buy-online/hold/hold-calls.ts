import type { initOrder as initOrderCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput, Output } from '@showroom/contracts/calls/call';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../database/database';
import { toMajor } from '../../../database/money';
import { orders } from '../../../database/schema/buy-online';
import { vendorsFor } from '../reservation-fee';
import type { BuyOnline } from '../services';
import { close } from '../settlement/apply-step';
import { settleSurely } from '../settlement/settle';
import { rowsOf } from '../sql';
import { checkCompany, findVehicle, reservable } from '../vehicle';
import { withVehicle } from '../vehicle-lock';
import { limitHolds, MAX_EXTENSIONS, releaseHold, takeHold } from './hold';

type Body = Output<(typeof initOrderCall)['body']>;

/** Takes the hold for this visitor, or says who has the vehicle. */
export async function initOrder(
  { database }: BuyOnline,
  owner: string,
  { vehicle_id, company_uuid }: Body,
): Promise<CallOutput<typeof initOrderCall>> {
  const stock = await findVehicle(database.db, vehicle_id);
  checkCompany(stock, company_uuid);
  const { vehicle, market, fee } = reservable(stock);
  const hold = await takeHold(database.db, vehicle_id, owner);
  if (!hold) throw new ShowroomError(await refusalOf(database.db, vehicle_id, owner), { status: 409 });
  await limitHolds(database.db, owner);
  return {
    data: {
      id: hold.token,
      type: 'hold',
      attributes: {
        lock_id: hold.token,
        vehicle_id,
        expires_at: hold.expires_at,
        now: hold.now,
        extensions_left: Math.max(0, MAX_EXTENSIONS - hold.extended),
        fee: toMajor(fee, vehicle.currency),
        currency: vehicle.currency,
        payment_vendors: vendorsFor(market, fee),
      },
    },
  };
}

async function refusalOf(db: Db, vehicleId: string, owner: string) {
  const [row] = await rowsOf(
    db,
    sql`select order_number is not null as is_kept, owner = ${owner} as is_own from holds where vehicle_id = ${vehicleId}`,
  );
  const hold = row === undefined ? undefined : z.object({ is_kept: z.boolean(), is_own: z.boolean() }).parse(row);
  if (!hold || hold.is_kept) return 'vehicle.sold';
  return hold.is_own ? 'hold.expired' : 'vehicle.held';
}

/** Gives a hold back, with its open order and a payment that nobody made; repeating it changes nothing. */
export async function giveBack(services: BuyOnline, owner: string, token: string): Promise<void> {
  const { db } = services.database;
  const [row] = await rowsOf(
    db,
    sql`select vehicle_id, paying_attempt from holds where token = ${token} and owner = ${owner}`,
  );
  if (row === undefined) return;
  const { vehicle_id, paying_attempt } = z
    .object({ vehicle_id: z.string(), paying_attempt: z.string().nullable() })
    .parse(row);
  if (paying_attempt !== null) await settleSurely(services, paying_attempt, true);
  await withVehicle(db, vehicle_id, async (transaction) => {
    if (!(await releaseHold(transaction, token, owner))) return;
    const open = await transaction
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.hold_token, token), eq(orders.state, 'awaiting_payment')));
    for (const { number } of open) await close(transaction, number, 'cancelled');
  });
}
