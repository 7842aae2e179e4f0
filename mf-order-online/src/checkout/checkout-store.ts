import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { createStore, type StoreApi } from 'zustand';
import type { CheckoutCalls } from '../data/order-calls';
import { STORED_KEYS } from '../data/storage';
import {
  type CheckoutDeps,
  type CheckoutSession,
  type CheckoutState,
  codeOf,
  ignoreLost,
  isBusy,
  markModalSeen,
  type PaymentRequest,
  storeHold,
} from './checkout-session';
import { type HeldVehicle, type HoldState, heldFrom, holdAfterError } from './hold/hold';
import { findSoftLock } from './hold/soft-lock';
import { confirmedOrder, hasExpired, ownOrder, payFor, pollUnfinished, settleUnfinished } from './pay';

export type CheckoutStore = StoreApi<CheckoutState>;

async function takeHold({ deps: { calls, subject, companyUuid, locale, now } }: CheckoutSession): Promise<HoldState> {
  try {
    const hold = await calls.initOrder({ ...subject, company_uuid: companyUuid, locale });
    return { status: 'held', held: heldFrom(hold, now()) };
  } catch (error) {
    return holdAfterError(codeOf(error), error instanceof ShowroomError ? error.status : undefined);
  }
}

function endExpired(session: CheckoutSession): void {
  session.set({ payment: { status: 'idle' } });
  storeHold(session, { status: 'ended' });
}

/** After an unfinished payment was looked at: takes the hold, where there is still one to take. */
async function goOn(session: CheckoutSession, isAsked: boolean): Promise<void> {
  const { deps, get, set, subjectKey } = session;
  const { payment } = get();
  if (payment.status === 'done' || payment.status === 'unsettled' || payment.status === 'lost') return;
  if (hasExpired(payment)) return endExpired(session);
  const softLock = findSoftLock(deps.storage, subjectKey);
  if (!isAsked || softLock?.kicked_out_modal) return set({ hold: { status: 'ended' }, softLock });
  set({ hold: { status: 'taking' } });
  // Another tab may have been told first; the vehicle would be refused to its own buyer.
  const paid = confirmedOrder(session) && (await ownOrder(session));
  if (paid) return set({ payment: paid });
  const hold = await takeHold(session);
  const own = hold.status === 'refused' ? await ownOrder(session) : undefined;
  if (own) set({ payment: own });
  else storeHold(session, hold);
}

async function enter(session: CheckoutSession, isAsked: boolean): Promise<void> {
  if (session.get().hold.status === 'taking' || isBusy(session)) return;
  await settleUnfinished(session);
  await goOn(session, isAsked);
}

/** A visitor who came back to an open payment has no hold yet. */
async function goOnAfterAnswer(session: CheckoutSession): Promise<void> {
  const { hold, payment } = session.get();
  if (hold.status === 'none') await goOn(session, true);
  else if (hasExpired(payment)) endExpired(session);
}

async function extend(session: CheckoutSession): Promise<void> {
  const { get, set } = session;
  if (get().extending) return;
  set({ extending: true });
  const hold = await takeHold(session);
  set({ extending: false });
  // A lost connection ends no hold that still runs, and no message that one has ended.
  if (hold.status !== 'failed' || get().hold.status !== 'held') storeHold(session, hold);
}

async function release({ deps, get, set }: CheckoutSession): Promise<void> {
  const { hold } = get();
  set({ hold: { status: 'none' }, softLock: undefined });
  deps.storage.removeItem(STORED_KEYS.softLock);
  if (hold.status === 'held') await deps.calls.releaseHold(hold.held.lockId).catch(ignoreLost);
}

function endHold(session: CheckoutSession): void {
  if (!isBusy(session) && session.get().hold.status === 'held') storeHold(session, { status: 'ended' });
}

function storeHoldAfter(session: CheckoutSession, code: ErrorCode, held: HeldVehicle): void {
  const hold = holdAfterError(code);
  const isLost = hold.status !== 'failed';
  if (isLost) session.set({ payment: { status: 'idle' } });
  storeHold(session, isLost ? hold : { status: 'held', held });
}

async function pay(session: CheckoutSession, request: PaymentRequest): Promise<void> {
  const { hold, payment } = session.get();
  if (hold.status !== 'held' || isBusy(session) || payment.status === 'done') return;
  const end = await payFor(session, hold.held, request);
  if (end === 'elsewhere' || end.status !== 'failed') return;
  storeHoldAfter(session, end.code, hold.held);
  if (end.code === 'payment.amount-changed') await extend(session);
}

function syncFromStorage(session: CheckoutSession): void {
  const { deps, get, set, subjectKey } = session;
  if (isBusy(session)) return;
  const own = confirmedOrder(session);
  if (own) set({ payment: own });
  const { hold } = get();
  if (own || hold.status !== 'held') return;
  const softLock = findSoftLock(deps.storage, subjectKey);
  const endsAt = Date.parse(softLock?.expires_at ?? '');
  if (softLock?.lock_id !== hold.held.lockId || Number.isNaN(endsAt)) set({ hold: { status: 'ended' }, softLock });
  else set({ hold: { status: 'held', held: { ...hold.held, endsAt } }, softLock });
}

type Answer = Awaited<ReturnType<CheckoutCalls['fetchHold']>>['attributes'];

/** What a hold has become by the server's answer; `completed` is paid for. */
function holdAfterAnswer(held: HeldVehicle, answer: Answer, localNow: number): HoldState | 'completed' {
  if (answer.standing === 'completed') return 'completed';
  if (answer.standing === 'elsewhere') return { status: 'refused', code: 'hold.elsewhere' };
  if (answer.standing !== 'yours' || answer.expires_at === null) return { status: 'ended' };
  const clockOffset = Date.parse(answer.now) - localNow;
  return { status: 'held', held: { ...held, endsAt: Date.parse(answer.expires_at), clockOffset } };
}

async function refreshHold(session: CheckoutSession): Promise<void> {
  const { deps, get } = session;
  const { hold } = get();
  if (hold.status !== 'held' || isBusy(session)) return;
  const answer = await deps.calls.fetchHold(hold.held.lockId).catch(ignoreLost);
  if (!answer || isBusy(session) || get().hold !== hold) return;
  const next = holdAfterAnswer(hold.held, answer.attributes, deps.now());
  if (next === 'completed') await enter(session, true);
  else storeHold(session, next);
}

/** One per mounted checkout. */
export function createCheckoutStore(deps: CheckoutDeps): CheckoutStore {
  const { subject } = deps;
  const subjectKey = 'vehicle_id' in subject ? subject.vehicle_id : subject.config_url;
  return createStore<CheckoutState>((set, get) => {
    const session: CheckoutSession = { deps, subjectKey, get, set };
    return {
      hold: { status: 'none' },
      softLock: undefined,
      payment: { status: 'idle' },
      extending: false,
      enter: (isAsked) => enter(session, isAsked),
      async settle() {
        if (isBusy(session)) return;
        await settleUnfinished(session);
        await goOnAfterAnswer(session);
      },
      async watchPayment() {
        if (await pollUnfinished(session)) await goOnAfterAnswer(session);
      },
      extend: () => extend(session),
      endHold: () => endHold(session),
      markInitSeen: () => markModalSeen(session, 'init_modal'),
      markKickedOutSeen: () => markModalSeen(session, 'kicked_out_modal'),
      release: () => release(session),
      pay: (request) => pay(session, request),
      syncFromStorage: () => syncFromStorage(session),
      refreshHold: () => refreshHold(session),
    };
  });
}
