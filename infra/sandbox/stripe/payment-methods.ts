import type { Failure } from '../payments/answer';
import { numberOfToken, passesLuhn } from './cards';
import { failure, missing } from './errors';
import { createMethodParameters, type FormObject, parseParameters } from './parameters';
import { epochSeconds, newId, type PaymentMethod, type StripeSandbox } from './state';

export function createMethod(context: StripeSandbox, form: FormObject): PaymentMethod {
  const { card, billing_details } = parseParameters(createMethodParameters, form);
  const number = card.number.replace(/[\s-]/g, '');
  if (!passesLuhn(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  if (card.exp_month < 1 || card.exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  if (isPast(year, card.exp_month, context.now())) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is in the past.", 'exp_year');
  }
  return keep(context, number, year, card.exp_month, billing_details);
}

/** A stored method, or a new one for a token such as `pm_card_visa`. */
export function findMethod(context: StripeSandbox, id: string): PaymentMethod {
  const stored = context.state.methods.get(id);
  if (stored) return stored;
  const number = numberOfToken(id);
  if (!number) throw missing('PaymentMethod', id);
  return keep(context, number, context.now().getUTCFullYear() + 2, 12, undefined);
}

function keep(context: StripeSandbox, number: string, exp_year: number, exp_month: number, billing: unknown) {
  const created = epochSeconds(context.now());
  const method = { id: newId('pm'), created, number, exp_year, exp_month, billing_details: billing ?? {} };
  context.state.methods.set(method.id, method);
  return method;
}

function isPast(year: number, month: number, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

function cardError(code: string, message: string, param: string): Failure {
  return failure(402, { type: 'card_error', code, message, param });
}
