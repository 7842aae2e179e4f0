import * as z from 'zod';
import { toMajor, toMinor } from '../../../database/money';
import type { AttemptState } from '../../../database/schema/buy-online';
import type { Liqpay } from './liqpay-client';
import type { Observed, PaymentPort } from './port';
import { unexpected } from './provider-http';

const payment = z.object({
  payment_id: z.union([z.number(), z.string()]),
  status: z.string(),
  /** Major units. */
  amount: z.coerce.number(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Major units that went back so far. */
  refund_amount: z.coerce.number().default(0),
});
type Payment = z.output<typeof payment>;

const refusal = z.object({ err_code: z.string() });
const NOT_FOUND: readonly string[] = ['payment_not_found', 'order_not_found', 'err_payment_not_found'];

/**
 * LiqPay: the visitor pays at its checkout page under the attempt's id, with the money put on hold.
 * It knows nothing of a payment before, so that there is nothing to start and nothing to withdraw.
 */
export function liqpayPayment(liqpay: Liqpay): PaymentPort {
  async function find(order_id: string): Promise<Payment | undefined> {
    const answer = await liqpay.ask({ action: 'status', order_id });
    const found = payment.safeParse(answer.body);
    if (found.success) return found.data;
    const { data } = refusal.safeParse(answer.body);
    if (data && NOT_FOUND.includes(data.err_code)) return undefined;
    throw unexpected('LiqPay', 'status', answer);
  }

  /**
   * A refusal because the payment is already in another state is no failure: the next reading tells
   * which.
   */
  async function act(
    action: 'hold_completion' | 'refund',
    order_id: string,
    only: 'hold_wait' | 'success',
  ): Promise<void> {
    const found = await find(order_id);
    if (!found || !isIn(found, only)) return;
    await liqpay.ask({ action, order_id, amount: action === 'refund' ? leftOf(found) : found.amount });
  }

  return {
    vendor: 'LIQPAY',
    start: async ({ attemptId }) => ({ reference: attemptId, clientSecret: null }),
    async read(reference, known) {
      const found = await find(reference);
      if (!found) return { ...NOTHING, status: isLetGo(known) ? 'void' : 'open' };
      const { amount, currency } = found;
      const status = statusOf(found, known);
      const refunded = status === 'paid' ? refundedOf(found) : 0;
      return { ...NOTHING, status, amount: toMinor(amount, currency), currency, refunded };
    },
    capture: (reference) => act('hold_completion', reference, 'hold_wait'),
    void: (reference) => act('refund', reference, 'hold_wait'),
    refund: (reference) => act('refund', reference, 'success'),
    async refundPart(order_id, { upTo }) {
      const found = await find(order_id);
      const amount = found ? upTo - refundedOf(found) : 0;
      // LiqPay has no keys: without an answer nobody knows, and the next try looks first.
      if (found && isIn(found, 'success') && amount > 0)
        await liqpay.askOnce({ action: 'refund', order_id, amount: toMajor(amount, found.currency) });
    },
  };
}

const NOTHING = { amount: 0, currency: '', refunded: 0, returning: 0, clientSecret: null } as const;

/** Minor units that went back. */
function refundedOf({ refund_amount, currency }: Payment): number {
  return toMinor(refund_amount, currency);
}

/** Major units that did not. */
function leftOf(found: Payment): number {
  return toMajor(toMinor(found.amount, found.currency) - refundedOf(found), found.currency);
}

/** Statuses under which the money is with us; `sandbox` is a payment of LiqPay's own test mode. */
const TAKEN: readonly string[] = ['success', 'sandbox', 'wait_compensation'];

/** By our ledger the money was with us. */
const WAS_TAKEN: ReadonlySet<AttemptState> = new Set(['paid', 'refunding', 'refunded', 'given_up']);

function isIn({ status }: Payment, wanted: 'hold_wait' | 'success'): boolean {
  return wanted === 'success' ? TAKEN.includes(status) : status === wanted;
}

function isLetGo(known: AttemptState): boolean {
  return known === 'voiding' || known === 'voided';
}

function statusOf({ status }: Payment, known: AttemptState): Observed['status'] {
  if (TAKEN.includes(status)) return 'paid';
  switch (status) {
    case 'hold_wait':
      return 'authorised';
    case 'reversed':
      // One word for two things: what was taken went back, what was only held was let go.
      return WAS_TAKEN.has(known) ? 'refunded' : 'void';
    case 'refund_wait':
      return 'refunding';
    case 'failure':
    case 'error':
      return isLetGo(known) ? 'void' : 'declined';
    default:
      // The person is still at it: 3-D Secure, codes, a check of LiqPay's.
      return isLetGo(known) ? 'void' : 'open';
  }
}
