import type { CallOutput } from '@showroom/contracts/calls/call';
import type { getOrderRecord } from '@showroom/contracts/calls/orders';
import type { OrderPayment, OrderRecord, OrderRefund } from '@showroom/contracts/entities/order-record';
import { isEnded } from '@showroom/contracts/entities/order-states';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { toMajor } from '../../../database/money';
import type { OrderRow } from '../../../database/schema/buy-online';
import { leads } from '../../../database/schema/leads';
import { textOf } from '../../content/clean-html';
import { acceptedTermsOf } from '../../order-store/accepted-terms';
import { linkDeadline } from '../../order-store/link-deadline';
import { marketOf } from '../../order-store/market-of';
import { mailsOf } from '../../order-store/order-mails';
import { type Attempt, attemptsOf } from '../../payments/ledger/attempts';
import { type Refund, refundableOf, refundsOf } from '../../payments/ledger/refunds';
import { isCapturable } from './capture-order';
import { choicesOf } from './choices';
import { deliveriesOf } from './deliveries';
import { historyOf } from './order-history';
import { summaryOf } from './order-summary';
import { isRefundable } from './refund-order';

/** An order with everything that people of its market may need to know. */
export async function recordOf(db: Db, row: OrderRow): Promise<CallOutput<typeof getOrderRecord>> {
  const attempts = await attemptsOf(db, row.number);
  return {
    data: {
      id: row.number,
      type: 'order-record',
      attributes: {
        ...(await summaryOf(db, row, attempts)),
        confirmed_at: row.confirmed_at === null ? null : new Date(row.confirmed_at).toISOString(),
        finance_option: row.finance_option,
        phone: row.customer?.phone ?? null,
        message: row.customer?.message ?? '',
        locale: row.locale,
        vehicle_id: row.config_url === null ? row.vehicle_id : null,
        config_url: row.config_url,
        lead: await leadOf(db, row),
        confirmation_by_link: row.confirmation_by_link,
        confirm_until: linkDeadline(row),
        accepted_terms: (await acceptedTermsOf(db, row.number)).map(({ html, order_number, ...terms }) => ({
          ...terms,
          text: textOf(html),
        })),
        choices: choicesOf(row.metadata),
        payments: await paymentsOf(db, row.number, attempts),
        deliveries: await deliveriesOf(db, row.number),
        history: await historyOf(db, row),
        possible: possibleWith(row, attempts),
        resendable: mailsOf(row, await refundsOf(db, row.number)),
      },
    },
  };
}

/** A lead is shown to people of its market, which is the order's. */
async function leadOf(db: Db, row: OrderRow): Promise<OrderRecord['lead']> {
  const own = and(eq(leads.order_number, row.number), eq(leads.market, marketOf(row).code));
  const [lead] = await db.select({ id: leads.id, form_id: leads.form_id }).from(leads).where(own);
  return lead ?? null;
}

async function paymentsOf(db: Db, number: string, attempts: readonly Attempt[]): Promise<OrderPayment[]> {
  const parts = await refundsOf(db, number);
  const payments: OrderPayment[] = [];
  for (const attempt of attempts) {
    const { id, vendor, amount, currency, state, provider_reference, refunded } = attempt;
    payments.push({
      id,
      vendor,
      amount: toMajor(amount, currency),
      currency,
      state,
      reference: provider_reference,
      refunded: toMajor(refunded, currency),
      refundable: toMajor(await refundableOf(db, attempt), currency),
      refunds: parts.filter(({ attempt_id }) => attempt_id === id).map((part) => partOf(part, currency)),
    });
  }
  return payments;
}

function partOf({ id, amount, asked_at, who, why, given_at, given_up_at }: Refund, currency: string): OrderRefund {
  const state = given_at !== null ? 'given' : given_up_at !== null ? 'given_up' : 'asked';
  return { id, amount: toMajor(amount, currency), state, at: asked_at, who, why };
}

function possibleWith(row: OrderRow, attempts: readonly Attempt[]): OrderRecord['possible'] {
  return [
    ...(isEnded(row.state) ? [] : (['cancel'] as const)),
    ...(attempts.some(isRefundable) ? (['refund'] as const) : []),
    ...(isCapturable({ ...row, awaitsLink: linkDeadline(row) !== null }, attempts) ? (['capture'] as const) : []),
  ];
}
