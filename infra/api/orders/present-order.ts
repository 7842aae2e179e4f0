import type { getOrder } from '@showroom/contracts/calls/buy-online';
import type { CallOutput } from '@showroom/contracts/calls/call';
import type { Customer } from '@showroom/contracts/entities/order';
import type { PaymentStatus } from '@showroom/contracts/entities/order-states';
import type { PaymentVendor } from '@showroom/contracts/markets';
import type { Db } from '../../database/database';
import { toMajor } from '../../database/money';
import type { AttemptState, OrderRow } from '../../database/schema/buy-online';
import { acceptedTermsOf } from '../order-store/accepted-terms';
import { linkDeadline } from '../order-store/link-deadline';
import { type Attempt, attemptsOf } from '../payments/ledger/attempts';
import { publicHistoryOf } from './public-history';

/**
 * Money that is being let go will not be taken; money that is on its way back is not back yet, and
 * is not shown as such.
 */
export const SHOWN_STATUSES = {
  created: 'pending',
  pending: 'pending',
  declined: 'failed',
  authorised: 'on_hold',
  paid: 'paid',
  voiding: 'cancelled',
  voided: 'cancelled',
  refunding: 'paid',
  refunded: 'refunded',
  given_up: 'paid',
} as const satisfies Record<AttemptState, PaymentStatus>;

/** What is told of an order's payment, the newest one. */
export function paymentStatusOf(last: Pick<Attempt, 'state' | 'refunded'> | undefined): PaymentStatus {
  if (last === undefined) return 'none';
  const status = SHOWN_STATUSES[last.state];
  return status === 'paid' && last.refunded > 0 ? 'partially_refunded' : status;
}

/** An order as its calls answer it. */
export async function presentOrder(db: Db, row: OrderRow): Promise<CallOutput<typeof getOrder>> {
  const attempts = await attemptsOf(db, row.number);
  const [last] = attempts;
  const referenceOf = (wanted: PaymentVendor) =>
    attempts.find(({ vendor }) => vendor === wanted)?.provider_reference ?? null;
  const { vehicle, retailer } = row.subject;
  return {
    data: {
      id: row.number,
      type: 'order',
      attributes: {
        order_number: row.number,
        state: row.state,
        payment_status: paymentStatusOf(last),
        payment_vendor: row.payment_vendor,
        vendor_uuid: row.vendor_uuid,
        stripe_payment_intent_id: referenceOf('STRIPE'),
        paypal_order_id: referenceOf('PAYPAL'),
        liqpay_order_id: referenceOf('LIQPAY'),
        created_at: isoTime(row.created_at),
        confirmed_at: row.confirmed_at === null ? null : isoTime(row.confirmed_at),
        amount: toMajor(row.amount, row.currency),
        refunded: toMajor(
          attempts.reduce((sum, { refunded }) => sum + refunded, 0),
          row.currency,
        ),
        currency: row.currency,
        history: await publicHistoryOf(db, row),
        finance_option: row.finance_option,
        metadata: row.metadata,
        rdx_forms_lead_id: row.rdx_forms_lead_id,
        vehicle_id: row.vehicle_id,
        vehicle_vin: vehicle.vin,
        config_url: row.config_url,
        vehicle: {
          ...vehicle,
          id: row.vehicle_id,
          price: vehicle.price === null ? null : toMajor(vehicle.price, row.currency),
        },
        retailer,
        customer: row.customer && customerOf(row.customer),
        customer_email: row.customer?.email ?? null,
        confirmation_by_link: row.confirmation_by_link,
        confirm_until: linkDeadline(row),
        accepted_terms: (await acceptedTermsOf(db, row.number)).map(({ box, title, version, accepted_at }) => ({
          box,
          title,
          version,
          accepted_at,
        })),
        locale: row.locale,
      },
    },
  };
}

function customerOf({ first_name, last_name, email, phone, message }: Customer) {
  return { first_name, last_name, email, phone, message };
}

function isoTime(text: string): string {
  return new Date(text).toISOString();
}
