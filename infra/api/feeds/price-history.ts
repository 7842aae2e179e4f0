import type { CallOutput } from '@showroom/contracts/calls/call';
import { listPrices } from '@showroom/contracts/calls/price-history';
import { FINANCING_OPTIONS, type FinancingOption } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { toMajor } from '../../database/money';
import { isPriceHidden } from '../../database/price-rules';
import { priceHistory } from '../../database/schema/price-history';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';

type Answer = CallOutput<typeof listPrices>['data'][number];
type Past = typeof priceHistory.$inferSelect;

/** A price at or below zero was none: visitors were told to ask for it. */
const told = (amount: number | null, currency: string) =>
  amount === null || amount <= 0 ? null : toMajor(amount, currency);

function pastAnswer({ id, financing_option, amount, currency, applied_from, applied_until }: Past): Answer {
  return {
    id: String(id),
    type: 'applied-price',
    attributes: {
      financing_option,
      amount_raw: told(amount, currency),
      currency,
      from: applied_from.toISOString(),
      until: applied_until.toISOString(),
    },
  };
}

/** The price that applies now, since the last one ended. */
function presentAnswer(row: VehicleRow, financing_option: FinancingOption, past: readonly Past[]): Answer[] {
  const amount_raw = told(row[`${financing_option}_price`], row.currency);
  if (amount_raw === null) return [];
  const first = financing_option === 'purchase' ? row.price_since : row.created_at;
  const from = past.findLast((one) => one.financing_option === financing_option)?.applied_until ?? first;
  const attributes = {
    financing_option,
    amount_raw,
    currency: row.currency,
    from: from.toISOString(),
    until: null,
  };
  return [{ id: `${financing_option}-now`, type: 'applied-price', attributes }];
}

/** The history of a vehicle's prices, of those that visitors may see now. */
export function registerPriceHistory(api: Api, { db }: Database): void {
  implement(api, listPrices, async ({ params: { listing, id } }) => {
    const [row] = await db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.id, id), eq(vehicles.listing, listing), isNull(vehicles.removed_at)));
    if (!row) throw new ShowroomError('vehicle.not-found', { status: 404 });
    const shown = FINANCING_OPTIONS.filter((option) => !isPriceHidden(row, option));
    const past = await db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.vehicle_id, id))
      .orderBy(asc(priceHistory.applied_until), asc(priceHistory.id));
    const data = shown.flatMap((option) => [
      ...past.filter(({ financing_option }) => financing_option === option).map(pastAnswer),
      ...presentAnswer(row, option, past),
    ]);
    return { data };
  });
}
