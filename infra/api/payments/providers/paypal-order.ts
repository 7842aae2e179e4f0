import * as z from 'zod';
import { toMinor } from '../../../database/money';
import type { Observed } from './port';

const money = z.object({ value: z.string(), currency_code: z.string().regex(/^[A-Z]{3}$/) });

/** What is read of PayPal's order; statuses that are not named here hold no money. */
export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: money,
        payments: z
          .object({
            authorizations: z.array(z.object({ id: z.string(), status: z.string(), amount: money })).default([]),
            captures: z.array(z.object({ id: z.string(), status: z.string(), amount: money })).default([]),
            refunds: z.array(z.object({ status: z.string(), amount: money })).default([]),
          })
          .optional(),
      }),
    )
    .length(1),
});
export type PaypalOrder = z.output<typeof paypalOrder>;

/** What PayPal holds or took for an order. */
export function moneyOf({ purchase_units: [unit] }: PaypalOrder) {
  const { authorizations = [], captures = [], refunds = [] } = unit?.payments ?? {};
  return { authorization: authorizations.at(-1), capture: captures.at(-1), refunds };
}

/**
 * How an order stands. An order that nobody approved or that was not turned into money yet is
 * `open`.
 */
export function observedOf(order: PaypalOrder): Observed {
  const { authorization, capture } = moneyOf(order);
  const amount = capture?.amount ?? authorization?.amount ?? order.purchase_units[0]?.amount;
  return {
    status: statusOf(order),
    amount: amount ? minorOf(amount) : 0,
    currency: amount?.currency_code ?? '',
    ...backOf(order),
  };
}

/** What went back, and what PayPal is still at. */
export function backOf(order: PaypalOrder): Pick<Observed, 'refunded' | 'returning'> {
  const sumOf = (wanted: string) =>
    moneyOf(order)
      .refunds.filter(({ status }) => status === wanted)
      .reduce((total, { amount }) => total + minorOf(amount), 0);
  return { refunded: sumOf('COMPLETED'), returning: sumOf('PENDING') };
}

function statusOf(order: PaypalOrder): Observed['status'] {
  const { authorization, capture } = moneyOf(order);
  if (capture) return captured(order);
  switch (authorization?.status) {
    case 'CREATED':
    // Taken, but PayPal still has to look at it: its next event tells.
    case 'CAPTURED':
    case 'PARTIALLY_CAPTURED':
      return 'authorised';
    // Cannot be tried again on the same order: another one is begun.
    case 'DENIED':
    case 'VOIDED':
    case 'EXPIRED':
      return 'void';
    default:
      return order.status === 'VOIDED' ? 'void' : 'open';
  }
}

function captured(order: PaypalOrder): Observed['status'] {
  const { capture } = moneyOf(order);
  if (capture?.status === 'PENDING') return 'authorised';
  if (capture?.status === 'DECLINED' || capture?.status === 'FAILED') return 'void';
  const { refunded, returning } = backOf(order);
  if (!capture || refunded + returning < minorOf(capture.amount)) return 'paid';
  return returning === 0 ? 'refunded' : 'refunding';
}

function minorOf({ value, currency_code }: z.output<typeof money>): number {
  return toMinor(Number(value), currency_code);
}
