import type { startPayment as startPaymentCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput } from '@showroom/contracts/calls/call';
import type { PaymentStatus } from '@showroom/contracts/entities/order-states';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import type { Output } from '@showroom/contracts/schema/schema';
import type { AttemptState } from '../../database/schema/buy-online';
import { Refusal } from '../kernel/refusal';
import { checkWholeAmounts } from '../kernel/whole-amounts';
import { openPayment } from './open-payment';
import type { BuyOnline } from './services';

type Body = Output<(typeof startPaymentCall)['body']>;

const STATUSES = {
  created: 'pending',
  pending: 'pending',
  // A declined card is tried again on the same payment.
  declined: 'pending',
  authorised: 'on_hold',
  paid: 'paid',
  voiding: 'cancelled',
  voided: 'cancelled',
  refunding: 'refunded',
  refunded: 'refunded',
  given_up: 'refunded',
} as const satisfies Record<AttemptState, PaymentStatus>;

/** The card payment of what the visitor holds. */
export async function startPayment(
  services: BuyOnline,
  owner: string,
  body: Body,
): Promise<CallOutput<typeof startPaymentCall>> {
  checkWholeAmounts({ amount: body.amount }, body.currency);
  await checkAccount(services, body);
  const { attempt, reference, clientSecret } = await openPayment(services, owner, {
    vendor: 'STRIPE',
    vehicleId: body.vehicle_id,
    configUrl: body.config_url,
    companyUuid: body.company_uuid,
    amount: body.amount,
    currency: body.currency,
    captureMethod: body.capture_method,
    idempotencyKey: body.idempotency_key,
  });
  const { id, order_number, vendor, state } = attempt;
  const status = STATUSES[state];
  const client_secret = status === 'pending' ? clientSecret : null;
  const attributes = { order_number, vendor, client_secret, stripe_payment_intent_id: reference, status };
  return { data: { id, type: 'payment_attempt', attributes } };
}

/**
 * The account is the company's by its settings, whatever a request says; another one in a request
 * is refused.
 */
async function checkAccount({ settingsOf }: BuyOnline, { stripe_account_id, company_uuid }: Body): Promise<void> {
  if (!stripe_account_id) return;
  const market = Object.values<Market>(MARKETS).find(({ companyUuid }) => companyUuid === company_uuid);
  const own = market && (await settingsOf(market.code))['payment.stripe_account_id'];
  if (stripe_account_id === own) return;
  throw new Refusal(422, 'This account is not the company’s.', [
    { path: 'stripe_account_id', message: 'is not the company’s' },
  ]);
}
