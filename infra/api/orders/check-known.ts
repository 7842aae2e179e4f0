import type { createOrder } from '@showroom/contracts/calls/buy-online';
import type { PaymentVendor } from '@showroom/contracts/markets';
import type { Output } from '@showroom/contracts/schema/schema';
import type { OrderRow } from '../../database/schema/buy-online';
import { Refusal } from '../kernel/refusal';
import type { Attempt } from '../payments/ledger/attempts';

type OrderBody = Output<(typeof createOrder)['body']>;

/** What the platform knows itself is compared where a request names it, never taken from it. */
export function checkKnown(order: OrderRow, attempts: readonly Attempt[], asked: OrderBody): void {
  const begun = (wanted: PaymentVendor) =>
    attempts.filter(({ vendor }) => vendor === wanted).map(({ provider_reference }) => provider_reference);
  const compared = [
    ['vehicle_id', asked.vehicle_id, [order.vehicle_id]],
    ['config_url', asked.config_url, [order.config_url]],
    ['vehicle_vin', asked.vehicle_vin, [order.subject.vehicle.vin]],
    ['customer_email', asked.customer_email, [asked.customer.email]],
    ['stripe_payment_intent_id', asked.stripe_payment_intent_id, begun('STRIPE')],
    ['paypal_order_id', asked.paypal_order_id, begun('PAYPAL')],
    ['liqpay_order_id', asked.liqpay_order_id, begun('LIQPAY')],
  ] as const;
  const wrong = compared.filter(([, said, known]) => typeof said === 'string' && !known.includes(said));
  if (wrong.length === 0) return;
  throw new Refusal(
    422,
    'This is not what was held and begun.',
    wrong.map(([path]) => ({ path, message: 'is not the order’s' })),
  );
}
