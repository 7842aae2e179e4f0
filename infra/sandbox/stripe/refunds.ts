import type { Failure } from '../payments/answer';
import { invalidRequest, missing } from './errors';
import { createRefundParameters, type FormObject, parseParameters } from './parameters';
import { findIntent, inState } from './payment-intents';
import { presentRefund } from './present';
import { epochSeconds, newId, type Refund, type StripeSandbox } from './state';
import { announce } from './webhooks';

export function createRefund(context: StripeSandbox, form: FormObject): Refund {
  const given = parseParameters(createRefundParameters, form);
  const intent = findIntent(context, given.payment_intent);
  if (intent.status !== 'succeeded') {
    throw inState(context, intent, `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  const left = intent.amount_received - refundedOf(context, intent.id);
  if (left <= 0) throw refused('charge_already_refunded', `Charge ${intent.latest_charge} has already been refunded.`);
  const amount = given.amount ?? left;
  if (amount > left)
    throw refused('amount_too_large', `Refund amount (${amount}) is greater than charge amount (${left})`);
  const refund: Refund = {
    id: newId('re'),
    created: epochSeconds(context.now()),
    payment_intent: intent.id,
    charge: intent.latest_charge,
    amount,
    currency: intent.currency,
    reason: given.reason ?? null,
    reverse_transfer: given.reverse_transfer === 'true',
    metadata: given.metadata ?? {},
    status: 'succeeded',
  };
  context.state.refunds.set(refund.id, refund);
  announce(context, 'refund.created', presentRefund(refund));
  return refund;
}

export function findRefund(context: StripeSandbox, id: string): Refund {
  const refund = context.state.refunds.get(id);
  if (!refund) throw missing('refund', id);
  return refund;
}

export function refundsOf(context: StripeSandbox, intentId: string): readonly Refund[] {
  return [...context.state.refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);
}

function refundedOf(context: StripeSandbox, intentId: string): number {
  return refundsOf(context, intentId).reduce((sum, { amount }) => sum + amount, 0);
}

function refused(code: string, message: string): Failure {
  return invalidRequest(400, message, { code });
}
