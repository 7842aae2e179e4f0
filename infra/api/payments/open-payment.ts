import { isOpen, isSecured, OPEN_STATES } from '@showroom/contracts/entities/order-states';
import { orderedTitle } from '@showroom/contracts/entities/vehicle-title';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS, type Market, type PaymentVendor } from '@showroom/contracts/markets';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { reservationMessagesFor, titleMessagesFor } from '../../contract-messages';
import type { Transaction } from '../../database/database';
import { toMinor } from '../../database/money';
import { type OrderRow, orders } from '../../database/schema/buy-online';
import { enqueue } from '../../jobs/queue';
import { findByKey, type KeyUse, storeKey } from '../kernel/idempotency';
import { Refusal } from '../kernel/refusal';
import { checkHold } from '../order-store/check-hold';
import { type CheckoutTerms, checkoutTerms } from '../order-store/checkout-terms';
import { orderNotFound, ownOrder } from '../order-store/find-order';
import { setPaying } from '../order-store/hold';
import { whyGone } from '../order-store/hold-status';
import { marketOf } from '../order-store/market-of';
import { findVehicle, type ReservableVehicle, reservable } from '../order-store/vehicle';
import { withVehicle } from '../order-store/vehicle-lock';
import {
  type Attempt,
  addAttempt,
  addTransition,
  attemptsOf,
  findAttempt,
  isFinal,
  lockAttempt,
  setReference,
} from './ledger/attempts';
import { type BuyOnline, portOf } from './services';
import { SETTLE_JOB } from './settlement/settle';

/**
 * What a visitor's page says about the payment that it wants; all of it is compared, none of it
 * decides.
 */
export interface PaymentRequest {
  readonly vendor: PaymentVendor;
  /**
   * The order is found by its number, by what is held, or, without any of them, as the newest one
   * that the visitor has open.
   */
  readonly orderNumber?: string | undefined;
  readonly vehicleId?: string | undefined;
  readonly configUrl?: string | undefined;
  readonly companyUuid: string;
  /** Major units. */
  readonly amount: number;
  readonly currency: string;
  readonly captureMethod?: 'automatic' | 'manual' | undefined;
  readonly idempotencyKey?: string | undefined;
}

export interface OpenedPayment {
  readonly attempt: Attempt;
  /** The provider's name of the payment. */
  readonly reference: string;
  /** What the browser needs to pay; null where it needs nothing. */
  readonly clientSecret: string | null;
}

/**
 * Begins the payment of an order at its vendor, or answers the one that is open: two tabs, two keys
 * or a lost answer never pay twice. Another vendor, another amount or another way to capture ends
 * the payment before, unless its money moved already: 409 `payment.already-made`.
 */
export async function openPayment(services: BuyOnline, owner: string, request: PaymentRequest): Promise<OpenedPayment> {
  const found = await findOwn(services, owner, request);
  const terms = await checkoutTerms(services, marketOf(found), found.config_url !== null);
  const attempt = await withVehicle(services.database.db, found.held_id, (transaction) =>
    attemptOnce(services, transaction, { owner, number: found.number, terms, request }),
  );
  return openAtProvider(services, attempt, await accountOf(services, attempt, found), found);
}

async function findOwn(services: BuyOnline, owner: string, request: PaymentRequest): Promise<OrderRow> {
  const { db } = services.database;
  if (request.orderNumber !== undefined) return ownOrder(db, request.orderNumber, owner);
  const market = Object.values<Market>(MARKETS).find(({ companyUuid }) => companyUuid === request.companyUuid);
  if (!market) throw wrongCompany();
  const isOfMarket = request.vehicleId === undefined ? eq(orders.listing, market.listing) : undefined;
  const isOpenOrder = inArray(orders.state, [...OPEN_STATES]);
  const [newest] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.owner, owner), isOfMarket, aboutWhat(request)))
    .orderBy(desc(isOpenOrder), desc(orders.created_at))
    .limit(1);
  if (newest) return newest;
  // Nothing of theirs is held here: a hold that ended long ago, or one that is somebody else's.
  if (request.vehicleId === undefined && request.configUrl === undefined) throw orderNotFound();
  throw new ShowroomError(await whyGone(db, owner, request), { status: 409 });
}

/** Without vehicle and configuration the amount tells apart what a visitor holds. */
function aboutWhat({ vehicleId, configUrl, amount, currency }: PaymentRequest) {
  if (configUrl !== undefined) return eq(orders.config_url, configUrl);
  if (vehicleId !== undefined) return and(eq(orders.vehicle_id, vehicleId), sql`${orders.config_url} is null`);
  return and(eq(orders.currency, currency), eq(orders.amount, minorOf(amount, currency)));
}

interface Opening {
  readonly owner: string;
  readonly number: string;
  readonly terms: CheckoutTerms;
  readonly request: PaymentRequest;
}

async function attemptOnce(services: BuyOnline, db: Transaction, opening: Opening): Promise<Attempt> {
  const { idempotencyKey: key, ...asked } = opening.request;
  const use = key === undefined ? undefined : { caller: opening.owner, call: 'openPayment', key, asked };
  const known = use && (await findByKey(db, use));
  const id = known ?? (await newOrLiveAttempt(services, db, opening, use));
  const attempt = await findAttempt(db, id);
  if (!attempt) throw new Error(`The attempt ${id} is gone`);
  return attempt;
}

async function newOrLiveAttempt(
  services: BuyOnline,
  db: Transaction,
  opening: Opening,
  use: KeyUse | undefined,
): Promise<string> {
  const { owner, number, terms, request } = opening;
  const order = await ownOrder(db, number, owner, true);
  const earlier = await attemptsOf(db, number);
  const live = earlier.find(({ state }) => !isFinal(state));
  const kept = isSecured(order.state) ? (live ?? earlier.find(({ state }) => state === 'paid')) : undefined;
  if (kept) {
    // Another vendor's browser code could do nothing with it.
    if (kept.vendor !== request.vendor) throw alreadyMade();
    return remembered(db, use, kept.id);
  }

  if (!isOpen(order.state)) throw new ShowroomError(await whyGone(db, owner, request), { status: 409 });
  await checkHold(db, order.held_id, order.hold_token, order.owner);
  const stock = reservable(await findVehicle(db, order.vehicle_id, order.config_url), terms);
  checkRequest(stock, order, request);
  const captureMethod = terms.isOnHold ? 'manual' : (request.captureMethod ?? 'automatic');
  const wanted = { vendor: request.vendor, amount: stock.fee, captureMethod } as const;
  if (live && isSame(live, wanted)) return remembered(db, use, live.id);
  if (live?.state === 'authorised') throw alreadyMade();
  const id = services.newId();
  await begin(db, order, { id, key: use ? `${owner}:${use.key}` : id, ...wanted });
  // What was begun before can no longer be kept (see nextStep); it is let go soon, whether the
  // visitor waits or not.
  if (live) await enqueue(db, { kind: SETTLE_JOB, payload: { attempt: live.id } });
  return remembered(db, use, id);
}

async function remembered(db: Transaction, use: KeyUse | undefined, id: string): Promise<string> {
  if (use) await storeKey(db, use, id);
  return id;
}

interface Wanted {
  readonly vendor: PaymentVendor;
  readonly amount: number;
  readonly captureMethod: 'automatic' | 'manual';
}

/** A payment that is being let go is nobody's to pay any more. */
function isSame(live: Attempt, { vendor, amount, captureMethod }: Wanted): boolean {
  const isGoing = live.state === 'voiding' || live.state === 'refunding';
  return !isGoing && live.vendor === vendor && live.amount === amount && live.capture_method === captureMethod;
}

/**
 * What the visitor's page shows is compared with what the server knows; the amount is the server's.
 */
function checkRequest(stock: ReservableVehicle, order: OrderRow, request: PaymentRequest): void {
  const { vendor, vehicleId, configUrl, companyUuid, amount, currency } = request;
  if (stock.market.companyUuid !== companyUuid) throw wrongCompany();
  const isOther =
    (vehicleId !== undefined && vehicleId !== order.vehicle_id) ||
    (configUrl !== undefined && configUrl !== order.config_url);
  if (isOther) {
    throw new Refusal(422, 'The order is about another vehicle.', [
      { path: 'vehicle_id', message: 'is not the order’s' },
    ]);
  }
  if (!stock.vendors.some((offered) => offered.vendor === vendor)) {
    throw new Refusal(422, 'This way to pay is not available.', [
      { path: 'vendor', message: 'is not available for this vehicle' },
    ]);
  }
  if (currency !== order.currency || minorOf(amount, order.currency) !== stock.fee)
    throw new ShowroomError('payment.amount-changed', { status: 409 });
}

/** Null for a currency that is none, and for what is no whole amount of it. */
function minorOf(amount: number, currency: string): number {
  const isCurrency = Object.values<Market>(MARKETS).some((market) => market.currency === currency);
  const minor = isCurrency ? toMinor(amount, currency) : -1;
  return Number.isSafeInteger(minor) ? minor : -1;
}

function alreadyMade(): ShowroomError {
  return new ShowroomError('payment.already-made', { status: 409 });
}

function wrongCompany(): Refusal {
  return new Refusal(422, 'This company does not sell the vehicle.', [
    { path: 'company_uuid', message: 'does not sell this vehicle' },
  ]);
}

async function begin(
  db: Transaction,
  order: OrderRow,
  { id, key, vendor, amount, captureMethod }: Wanted & { readonly id: string; readonly key: string },
): Promise<void> {
  const { number: orderNumber, currency, hold_token: holdToken } = order;
  // The fee may have changed since the order was begun; the visitor has just agreed to the present
  // one.
  if (order.amount !== amount) await db.update(orders).set({ amount }).where(eq(orders.number, orderNumber));
  await addAttempt(db, { id, orderNumber, vendor, amount, currency, captureMethod, idempotencyKey: key, holdToken });
  await setPaying(db, order.held_id, holdToken, id);
}

/** Of those that the site works with, the card provider alone knows accounts of companies. */
async function accountOf({ settingsOf }: BuyOnline, { vendor }: Attempt, order: OrderRow): Promise<string | undefined> {
  if (vendor !== 'STRIPE') return undefined;
  return (await settingsOf(marketOf(order).code))['payment.stripe_account_id'] || undefined;
}

/**
 * Asks the provider outside of any transaction; the attempt's id makes a repetition find the same
 * payment.
 */
async function openAtProvider(
  services: BuyOnline,
  attempt: Attempt,
  account: string | undefined,
  { subject, locale }: OrderRow,
): Promise<OpenedPayment> {
  const port = portOf(services, attempt.vendor);
  const { id, state, provider_reference: known } = attempt;
  if (known !== null) {
    const { clientSecret } = await port.read(known, state);
    return { attempt, reference: known, clientSecret };
  }
  const { order_number: orderNumber, amount, currency } = attempt;
  const description = fillText(reservationMessagesFor(locale).description, {
    number: orderNumber,
    vehicle: orderedTitle(subject.vehicle, titleMessagesFor(locale)),
  });
  const { reference, clientSecret } = await port.start({
    attemptId: id,
    orderNumber,
    description,
    amount,
    currency,
    account,
  });
  await services.database.db.transaction(async (db) => {
    const locked = await lockAttempt(db, id);
    await setReference(db, id, reference);
    if (locked?.state === 'created') await addTransition(db, id, 'pending', 'waits for the visitor');
  });
  return { attempt, reference, clientSecret };
}
