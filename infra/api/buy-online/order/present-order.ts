import type { getOrder } from '@showroom/contracts/calls/buy-online';
import type { CallOutput } from '@showroom/contracts/calls/call';
import type { PAYMENT_STATUSES } from '@showroom/contracts/entities/order';
import type { Db } from '../../../database/database';
import { toMajor } from '../../../database/money';
import type { AttemptState, OrderRow } from '../../../database/schema/buy-online';
import { attemptsOf } from '../ledger';

type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Money that is on its way back is not back yet, and is not shown as such. */
const STATUSES = {
  created: 'pending',
  pending: 'pending',
  declined: 'declined',
  authorised: 'authorised',
  paid: 'paid',
  voiding: 'authorised',
  voided: 'voided',
  refunding: 'paid',
  refunded: 'refunded',
} as const satisfies Record<AttemptState, PaymentStatus>;

/** An order as its calls answer it. */
export async function presentOrder(db: Db, row: OrderRow): Promise<CallOutput<typeof getOrder>> {
  const [last] = await attemptsOf(db, row.number);
  const { vehicle, retailer } = row.subject;
  const { first_name, last_name, email, phone } = row.customer;
  return {
    data: {
      id: row.number,
      type: 'order',
      attributes: {
        order_number: row.number,
        state: row.state,
        payment_status: last ? STATUSES[last.state] : 'none',
        payment_vendor: row.payment_vendor,
        created_at: isoTime(row.created_at),
        confirmed_at: row.confirmed_at === null ? null : isoTime(row.confirmed_at),
        amount: toMajor(row.amount, row.currency),
        currency: row.currency,
        finance_option: row.finance_option,
        vehicle: {
          ...vehicle,
          id: row.vehicle_id,
          price: vehicle.price === null ? null : toMajor(vehicle.price, row.currency),
        },
        retailer,
        customer: { first_name, last_name, email, phone },
        locale: row.locale,
      },
    },
  };
}

function isoTime(text: string): string {
  return new Date(text).toISOString();
}
