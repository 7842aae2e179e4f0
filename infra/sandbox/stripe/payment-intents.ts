import { faultAmong } from '../faults';
import type { Failure } from '../payments/answer';
import { type Fault, OF_WEBHOOKS } from '../payments/faults';
import { type CardOutcome, LIVE_CARD, TEST_CARDS } from './cards';
import { failure, missing, unexpectedState } from './errors';
import {
  cancelIntentParameters,
  captureIntentParameters,
  confirmIntentParameters,
  createIntentParameters,
  type FormObject,
  parseParameters,
} from './parameters';
import { createMethod, findMethod } from './payment-methods';
import { presentIntent } from './present';
import { epochSeconds, newId, type PaymentIntent, type PaymentMethod, type StripeSandbox } from './state';
import { announce as announceObject } from './webhooks';

export function createIntent(context: StripeSandbox, form: FormObject): PaymentIntent {
  const given = parseParameters(createIntentParameters, form);
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: epochSeconds(context.now()),
    amount: given.amount + (isWrongAmount(context, given.metadata) ? 100 : 0),
    currency: given.currency.toLowerCase(),
    capture_method: given.capture_method === 'manual' ? 'manual' : 'automatic',
    status: 'requires_payment_method',
    amount_received: 0,
    metadata: given.metadata ?? {},
    description: given.description ?? null,
    receipt_email: given.receipt_email ?? null,
    on_behalf_of: given.on_behalf_of ?? null,
    transfer_data: given.transfer_data ?? null,
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    challenge: null,
    canceled_at: null,
    cancellation_reason: null,
  };
  context.state.intents.set(id, intent);
  announce(context, 'payment_intent.created', intent);
  if (given.confirm === 'true' && given.payment_method)
    return pay(context, intent, findMethod(context, given.payment_method));
  return intent;
}

export function findIntent(context: StripeSandbox, id: string): PaymentIntent {
  const intent = context.state.intents.get(id);
  if (!intent) throw missing('payment_intent', id);
  return intent;
}

export function confirmIntent(context: StripeSandbox, id: string, form: FormObject): PaymentIntent {
  const intent = findIntent(context, id);
  const given = parseParameters(confirmIntentParameters, form);
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw inState(
      context,
      intent,
      `You cannot confirm this PaymentIntent because it has already ${intent.status === 'canceled' ? 'been canceled' : 'succeeded after being previously confirmed'}.`,
    );
  }
  return pay(context, intent, methodOf(context, given.payment_method, form));
}

function methodOf(context: StripeSandbox, id: string | undefined, form: FormObject): PaymentMethod {
  if (id) return findMethod(context, id);
  const data = form.payment_method_data;
  if (typeof data === 'object') return createMethod(context, data);
  throw unexpectedState('You cannot confirm this PaymentIntent because it is missing a payment method.');
}

function pay(context: StripeSandbox, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const outcome = plannedOutcome(context) ?? TEST_CARDS[method.number]?.outcome ?? LIVE_CARD;
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  switch (outcome.kind) {
    case 'approved':
      return authorise(context, intent);
    case 'challenge':
      return challenge(context, intent);
    case 'declined':
      throw decline(context, intent, outcome.decline_code, outcome.message);
  }
}

/** What the control asked for counts more than the card. */
function plannedOutcome({ faults }: StripeSandbox): CardOutcome | undefined {
  switch (faults.take('payment_intents.confirm', ['decline', 'challenge'])) {
    case 'decline':
      return { kind: 'declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
    case 'challenge':
      return { kind: 'challenge' };
    default:
      return undefined;
  }
}

function authorise(context: StripeSandbox, intent: PaymentIntent): PaymentIntent {
  intent.latest_charge = newId('ch');
  dropChallenge(context, intent);
  if (intent.capture_method === 'automatic') return settle(context, intent, intent.amount);
  intent.status = 'requires_capture';
  announce(context, 'payment_intent.amount_capturable_updated', intent);
  return intent;
}

function challenge(context: StripeSandbox, intent: PaymentIntent): PaymentIntent {
  dropChallenge(context, intent);
  intent.challenge = newId('challenge');
  intent.status = 'requires_action';
  context.state.challenges.set(intent.challenge, intent.id);
  announce(context, 'payment_intent.requires_action', intent);
  return intent;
}

/** What the bank tells the provider once the person has answered the challenge. */
export function answerChallenge(context: StripeSandbox, challengeId: string, completed: boolean): PaymentIntent {
  const intent = findIntent(context, context.state.challenges.get(challengeId) ?? challengeId);
  if (intent.challenge !== challengeId) throw missing('challenge', challengeId);
  if (completed) return authorise(context, intent);
  fail(context, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  return intent;
}

function decline(context: StripeSandbox, intent: PaymentIntent, decline_code: string, message: string): Failure {
  const body = { type: 'card_error', code: 'card_declined', decline_code, message } as const;
  intent.latest_charge = newId('ch');
  fail(context, intent, body);
  return failure(402, { ...body, payment_intent: presentIntent(intent, context.url()) });
}

function fail(context: StripeSandbox, intent: PaymentIntent, error: PaymentIntent['last_payment_error']): void {
  dropChallenge(context, intent);
  intent.last_payment_error = error;
  intent.payment_method = null;
  intent.status = 'requires_payment_method';
  announce(context, 'payment_intent.payment_failed', intent);
}

function dropChallenge(context: StripeSandbox, intent: PaymentIntent): void {
  if (intent.challenge) context.state.challenges.delete(intent.challenge);
  intent.challenge = null;
}

function settle(context: StripeSandbox, intent: PaymentIntent, amount: number): PaymentIntent {
  intent.status = 'succeeded';
  intent.amount_received = amount;
  announce(context, 'payment_intent.succeeded', intent);
  return intent;
}

export function captureIntent(context: StripeSandbox, id: string, form: FormObject): PaymentIntent {
  const intent = findIntent(context, id);
  const { amount_to_capture } = parseParameters(captureIntentParameters, form);
  if (intent.status !== 'requires_capture') {
    throw inState(
      context,
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}.`,
    );
  }
  return settle(context, intent, Math.min(amount_to_capture ?? intent.amount, intent.amount));
}

export function cancelIntent(context: StripeSandbox, id: string, form: FormObject): PaymentIntent {
  const intent = findIntent(context, id);
  const { cancellation_reason } = parseParameters(cancelIntentParameters, form);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw inState(context, intent, `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`);
  }
  dropChallenge(context, intent);
  intent.status = 'canceled';
  intent.canceled_at = epochSeconds(context.now());
  intent.cancellation_reason = cancellation_reason ?? null;
  announce(context, 'payment_intent.canceled', intent);
  return intent;
}

/** What cannot be done with an intent as it is. */
export function inState(context: StripeSandbox, intent: PaymentIntent, message: string): Failure {
  return unexpectedState(message, presentIntent(intent, context.url()));
}

function announce(context: StripeSandbox, type: string, intent: PaymentIntent): void {
  const fault = faultOf(intent.metadata, OF_WEBHOOKS);
  announceObject(context, type, presentIntent(intent, context.url()), fault);
}

function isWrongAmount(context: StripeSandbox, metadata: Record<string, string> | undefined): boolean {
  const asked = faultOf(metadata ?? {}, ['wrong-amount']);
  return (asked ?? context.faults.take('payment_intents.create', ['wrong-amount'])) !== undefined;
}

/** A fault can also travel in the intent's metadata, as `sandbox_fault`. */
export function faultOf<F extends Fault>(
  { sandbox_fault }: Readonly<Record<string, string>>,
  kinds: readonly F[],
): F | undefined {
  return faultAmong(kinds, sandbox_fault);
}
