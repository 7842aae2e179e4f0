import type { createOrder as createOrderCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput } from '@showroom/contracts/calls/call';
import type { ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import { isOpen, isSecured } from '@showroom/contracts/entities/order-states';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Output } from '@showroom/contracts/schema/schema';
import { and, desc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { type OrderRow, orders } from '../../database/schema/buy-online';
import { toE164 } from '../kernel/phone-number';
import { Refusal } from '../kernel/refusal';
import { reservationFor } from '../market/reservation-fee';
import { checkTerms, storeTerms, termsInForce } from '../order-store/accepted-terms';
import { checkHold } from '../order-store/check-hold';
import { type CheckoutTerms, checkoutTerms, type OfferedVendor } from '../order-store/checkout-terms';
import { ownOrder } from '../order-store/find-order';
import { whyLost } from '../order-store/hold-status';
import { marketOf } from '../order-store/market-of';
import { moveOrder } from '../order-store/move-order';
import { findVehicle, type ReservableVehicle, reservable } from '../order-store/vehicle';
import { withVehicle } from '../order-store/vehicle-lock';
import { type Attempt, attemptsOf, isFinal } from '../payments/ledger/attempts';
import type { BuyOnline } from '../payments/services';
import { isPhoneVerified } from '../verification/phone';
import { checkKnown } from './check-known';
import { subjectOf } from './order-subject';
import { type ChoiceRules, postedChoices } from './posted-choices';
import { alreadyPosted, notePosted } from './posted-content';
import { presentOrder } from './present-order';

type OrderBody = Output<(typeof createOrderCall)['body']>;

const DATA_LIMIT = 20_000;

/**
 * Completes the order of a held vehicle; repeating it answers the same, with changes only while no
 * money moved.
 */
export async function createOrder(
  services: BuyOnline,
  owner: string,
  asked: OrderBody,
): Promise<CallOutput<typeof createOrderCall>> {
  const { db } = services.database;
  checkSizes(asked);
  const known = await orderOfHold(db, asked.lock_id, owner);
  const market = marketOf(known);
  const terms = await checkoutTerms(services, market, known.config_url !== null);
  const rules = { settings: await services.settingsOf(market.code), secret: services.orderLinkSecret };
  const inForce = await termsInForce(services, market, known.config_url !== null, asked.locale);
  const number = await withVehicle(db, known.held_id, (transaction) =>
    complete(transaction, owner, withPhone(asked, market.code), {
      terms,
      rules,
      acceptedNow: () => checkTerms(inForce, asked.accepted_terms, rules.settings),
    }),
  );
  return presentOrder(db, await ownOrder(db, number, owner));
}

interface Completion {
  readonly terms: CheckoutTerms;
  readonly rules: ChoiceRules;
  /** Throws when they are not those in force. */
  readonly acceptedNow: () => readonly ShownTerms[];
}

async function complete(
  db: Transaction,
  owner: string,
  asked: OrderBody,
  { terms, rules, acceptedNow }: Completion,
): Promise<string> {
  const order = await orderOfHold(db, asked.lock_id, owner, true);
  const attempts = await attemptsOf(db, order.number);
  checkKnown(order, attempts, asked);
  if (isSecured(order.state)) return alreadyPosted(db, order.number, contentOf(asked));
  if (!isOpen(order.state)) throw new ShowroomError('hold.expired', { status: 409 });
  await checkHold(db, order.held_id, order.hold_token, owner);
  const live = attempts.find(({ state }) => !isFinal(state));
  if (live?.state === 'authorised') return alreadyPosted(db, order.number, contentOf(asked));

  const stock = reservable(await findVehicle(db, order.vehicle_id, order.config_url), terms);
  if (live && live.amount !== stock.fee) throw new ShowroomError('payment.amount-changed', { status: 409 });
  checkFinanceOption(stock, asked);
  if (terms.isPhoneAsked && !(await isPhoneVerified(db, owner, asked.customer.phone))) {
    throw new ShowroomError('verification.missing', { status: 409 });
  }
  const accepted = acceptedNow();
  const vendor = chosenVendor(stock.vendors, asked, live);
  const metadata = await postedChoices(db, rules, { number: order.number, stock, asked });
  await db
    .update(orders)
    .set({
      ...contentOf(asked),
      metadata,
      payment_vendor: vendor.vendor,
      vendor_uuid: vendor.uuid,
      confirmation_by_link: asked.confirmation_by_link || terms.isConfirmedByLink,
      subject: subjectOf(stock, asked.finance_option, asked.metadata.drive_away_state),
      amount: stock.fee,
    })
    .where(eq(orders.number, order.number));
  await storeTerms(db, order.number, asked.locale, accepted);
  await notePosted(db, order.number, contentOf(asked));
  await moveOrder(db, order.number, 'awaiting_payment', 'the visitor gave name and choices');
  return order.number;
}

/** The newest order of a hold; for whoever does not have the hold it ended, or never was. */
async function orderOfHold(db: Db, token: string, owner: string, lock = false): Promise<OrderRow> {
  const query = db
    .select()
    .from(orders)
    .where(and(eq(orders.hold_token, token), eq(orders.owner, owner)))
    .orderBy(desc(orders.created_at))
    .limit(1);
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw new ShowroomError(await whyLost(db, owner, token), { status: 409 });
  return found;
}

/** A number as the platform keeps it, wherever its country can be told. */
function withPhone(asked: OrderBody, market: MarketCode): OrderBody {
  const { customer } = asked;
  return { ...asked, customer: { ...customer, phone: toE164(customer.phone, market) ?? customer.phone } };
}

/** What the visitor says and nothing else knows. */
function contentOf(asked: OrderBody) {
  const { customer, finance_option, metadata, locale } = asked;
  return {
    customer,
    finance_option,
    metadata,
    locale,
    rdx_forms_lead_id: asked.rdx_forms_lead_id ?? null,
    lead_attributes: asked.lead_attributes ?? null,
  };
}

function checkSizes({ metadata, lead_attributes }: OrderBody): void {
  for (const [path, data] of Object.entries({ metadata, lead_attributes })) {
    if (JSON.stringify(data ?? {}).length <= DATA_LIMIT) continue;
    throw new Refusal(422, 'The data of the order is too large.', [{ path, message: 'is too large' }]);
  }
}

function checkFinanceOption({ vehicle, configUrl }: ReservableVehicle, { finance_option }: OrderBody): void {
  const isOffered = configUrl !== null || reservationFor(vehicle)?.financing_options.includes(finance_option);
  if (isOffered) return;
  throw new Refusal(422, 'This vehicle is not offered that way.', [
    { path: 'finance_option', message: 'is not offered for this vehicle' },
  ]);
}

/** By uuid, by type, by the payment that was begun, or the only one. */
function chosenVendor(
  vendors: readonly OfferedVendor[],
  { vendor_uuid, payment_vendor }: OrderBody,
  live: Attempt | undefined,
): OfferedVendor {
  const wanted = payment_vendor?.toUpperCase() ?? live?.vendor;
  const chosen = vendor_uuid
    ? vendors.find(({ uuid }) => uuid === vendor_uuid)
    : vendors.find(({ vendor }) => vendor === wanted || (wanted === undefined && vendors.length === 1));
  if (chosen && (payment_vendor === undefined || chosen.vendor === wanted)) return chosen;
  throw new Refusal(422, 'This way to pay is not available.', [
    { path: vendor_uuid ? 'vendor_uuid' : 'payment_vendor', message: 'is not available for this vehicle' },
  ]);
}
