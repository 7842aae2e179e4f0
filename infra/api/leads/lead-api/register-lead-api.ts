import {
  createApiLead,
  createLeadPaymentIntent,
  getSalesforceData,
  initializeCancellation,
} from '@showroom/contracts/calls/lead-api';
import { isEnded, isSecured } from '@showroom/contracts/entities/order-states';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { toMajor } from '../../../database/money';
import type { OrderRow } from '../../../database/schema/buy-online';
import { type LeadRow, leads } from '../../../database/schema/leads';
import { marketForm } from '../../forms/form-store';
import type { Api } from '../../kernel/api';
import { implement } from '../../kernel/implement';
import { marketOf } from '../../order-store/market-of';
import { cancelOrder } from '../../orders/cancel-order';
import { isSold } from '../../orders/cancel-own-order';
import { paymentStatusOf } from '../../orders/present-order';
import { attemptsOf } from '../../payments/ledger/attempts';
import { openPayment } from '../../payments/open-payment';
import type { BuyOnline } from '../../payments/services';
import { leftLeadAnswer } from '../left-lead';
import type { PersonCheck } from '../recaptcha';
import type { Leads } from '../services';
import { submitLead } from '../submit-lead';
import type { AskElsewhere } from './elsewhere';
import { openedLead, orderNaming, orderOf, remoteIdOf, statusOf } from './reservation-of';

interface LeadApi {
  readonly services: Leads;
  readonly buyOnline: BuyOnline;
  readonly ask: AskElsewhere;
  readonly checkPerson: PersonCheck;
}

/**
 * Leads of reservations: left, looked at, paid for and cancelled; here, or where a market's
 * settings say.
 */
export function registerLeadApi(api: Api, { services, buyOnline, ask, checkPerson }: LeadApi): void {
  const { db } = services.database;

  implement(api, createApiLead, async ({ body: { market = 'international', ...submission }, caller }) => {
    const answered = await ask(createApiLead, { market, path: '/api/leads', body: submission });
    if (answered) return answered;
    const form = await marketForm(db, 'reservation', market);
    return leftLeadAnswer(await submitLead(services, checkPerson, caller, { form, submission }), services);
  });

  implement(api, getSalesforceData, async ({ params: { id }, query: { token, market }, caller }) => {
    const path = `/api/leads/${id}/salesforce_data`;
    const answered = await ask(getSalesforceData, { market, path, query: { token } });
    if (answered) return answered;
    const attributes = await salesforceData(db, await openedLead(services, id, caller, token));
    return { data: { id, type: 'salesforce_data' as const, attributes } };
  });

  implement(api, createLeadPaymentIntent, async ({ body: { payment_intent, market }, caller }) => {
    const question = { market, path: '/api/stripe/create_payment_intent', body: { payment_intent } };
    const answered = await ask(createLeadPaymentIntent, question);
    if (answered) return answered;
    const { reference, attributes } = await startPayment(
      buyOnline,
      caller.visitorId ?? '',
      payment_intent.salesforce_lead_id,
    );
    return { data: { id: reference, type: 'payment_intent' as const, attributes } };
  });

  implement(api, initializeCancellation, async ({ params: { id }, query: { token, market }, caller }) => {
    const path = `/api/leads/${id}/initialize_cancellation`;
    const answered = await ask(initializeCancellation, { market, path, query: { token } });
    if (answered) return answered;
    const status = await cancel(buyOnline, await openedLead(services, id, caller, token));
    return { data: { id, type: 'cancellation' as const, attributes: { status } } };
  });
}

async function salesforceData(db: Db, lead: LeadRow) {
  const order = await orderOf(db, lead);
  return {
    salesforce_lead_id: await remoteIdOf(db, lead.id),
    status: await statusOf(db, order),
    ...(order ? await reservationOf(db, order) : NO_RESERVATION),
  };
}

const NO_RESERVATION = {
  order_number: null,
  payment_status: null,
  amount: null,
  currency: null,
  vehicle: null,
} as const;

async function reservationOf(db: Db, order: OrderRow) {
  const [last] = await attemptsOf(db, order.number);
  return {
    order_number: order.number,
    payment_status: paymentStatusOf(last),
    amount: toMajor(order.amount, order.currency),
    currency: order.currency,
    vehicle: { id: order.config_url === null ? order.vehicle_id : null, title: order.subject.vehicle.title },
  };
}

async function startPayment(buyOnline: BuyOnline, owner: string, leadName: string) {
  const order = await orderNaming(buyOnline.database.db, owner, leadName);
  if (!order) throw new ShowroomError('lead.not-found', { status: 404 });
  const { reference, clientSecret } = await openPayment(buyOnline, owner, {
    vendor: 'STRIPE',
    orderNumber: order.number,
    companyUuid: marketOf(order).companyUuid,
    amount: toMajor(order.amount, order.currency),
    currency: order.currency,
  });
  if (clientSecret === null)
    throw new Error(`The payment of ${order.number} has nothing that the browser could pay with`);
  return { reference, attributes: { client_secret: clientSecret, order_number: order.number } };
}

async function cancel(buyOnline: BuyOnline, lead: LeadRow): Promise<'cancelled' | 'awaiting_cancellation'> {
  const { db } = buyOnline.database;
  const order = await orderOf(db, lead);
  if (!order || !(isSecured(order.state) || isEnded(order.state))) {
    throw new ShowroomError('lead.not-paid', { status: 409 });
  }
  if (order.state === 'confirmed' && (await isSold(buyOnline, order))) {
    throw new ShowroomError('order.handed-over', { status: 409 });
  }
  await db
    .update(leads)
    .set({ cancellation_asked_at: sql`coalesce(${leads.cancellation_asked_at}, now())` })
    .where(eq(leads.id, lead.id));
  const ended = isEnded(order.state) ? order : await cancelOrder(buyOnline, order.number, { kind: 'lead' });
  return (await statusOf(db, ended)) === 'cancelled' ? 'cancelled' : 'awaiting_cancellation';
}
