import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { createStore, type StoreApi } from 'zustand';
import type { CheckoutCalls } from '../data/order-calls';
import { STORED_KEYS, type StoragePort } from '../data/storage';
import type { OneAtATime } from '../payment/one-at-a-time';
import type { Payer } from '../payment/payer';
import { placeReservation } from '../payment/place-reservation';
import type { PaymentState, ReservationEnd, ReservationRequest, Subject } from '../payment/reservation';
import { findReservation, isUnfinished, type ReservationRecord } from '../payment/reservation-record';
import { settleReservation } from '../payment/settle-reservation';
import { type HeldVehicle, type HoldState, heldFrom, holdAfterError } from './hold/hold';
import { findSoftLock, type SoftLock, softLockAfter, storeSoftLock } from './hold/soft-lock';

export interface CheckoutDeps {
  readonly subject: Subject;
  readonly companyUuid: string;
  readonly locale: string;
  readonly calls: CheckoutCalls;
  readonly storage: StoragePort;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly oneAtATime: OneAtATime;
}

/** What the visitor decided; the rest of a reservation is the hold's. */
type PaymentRequest = Pick<
  ReservationRequest,
  | 'customer'
  | 'vendor'
  | 'financeOption'
  | 'choices'
  | 'captureOnHold'
  | 'confirmationByLink'
  | 'acceptedTerms'
  | 'description'
  | 'returnUrl'
> & { readonly payer: Payer | undefined };

export interface CheckoutState {
  readonly hold: HoldState;
  /** The hold as stored, with the modals that are still to be seen. */
  readonly softLock: SoftLock | undefined;
  readonly payment: PaymentState;
  /** The hold is being extended; the visitor can go on meanwhile. */
  readonly extending: boolean;
  /**
   * Settles an unfinished payment, then takes the hold; a lost one only where it is asked for
   * again.
   */
  enter(isAsked: boolean): Promise<void>;
  extend(): Promise<void>;
  /** The time is up by the server's clock. */
  endHold(): void;
  markInitSeen(): void;
  markKickedOutSeen(): void;
  release(): Promise<void>;
  pay(request: PaymentRequest): Promise<void>;
  /** Asks again how a payment ended that has got no answer; charges nothing. */
  settle(): Promise<void>;
  /** As `settle`, for a timer: the screen changes only with the status. */
  watchPayment(): Promise<void>;
  /** Takes over what another tab stored. */
  syncFromStorage(): void;
  /** After the page was hidden or offline: the hold may have ended or moved to another device. */
  refreshHold(): Promise<void>;
}

export type CheckoutStore = StoreApi<CheckoutState>;

/** One per mounted checkout. */
export function createCheckoutStore(deps: CheckoutDeps): CheckoutStore {
  const { calls, storage, subject } = deps;
  const subjectKey = 'vehicle_id' in subject ? subject.vehicle_id : subject.config_url;
  return createStore<CheckoutState>((set, get) => {
    const isBusy = () => get().payment.status === 'working';
    const reservation = {
      calls,
      storage,
      newKey: deps.newKey,
      onStage: (stage: 'placing' | 'charging' | 'settling') => set({ payment: { status: 'working', stage } }),
    };

    function storeLock(softLock: SoftLock): void {
      set({ softLock });
      storeSoftLock(storage, softLock);
    }

    function storeHold(hold: HoldState): void {
      set({ hold });
      storeLock(softLockAfter(findSoftLock(storage, subjectKey), hold, subjectKey));
    }

    async function take(): Promise<HoldState> {
      try {
        const hold = await calls.initOrder({ ...subject, company_uuid: deps.companyUuid, locale: deps.locale });
        return { status: 'held', held: heldFrom(hold, deps.now()) };
      } catch (error) {
        return holdAfterError(codeOf(error), error instanceof ShowroomError ? error.status : undefined);
      }
    }

    const isOwn = (stored: ReservationRecord | undefined): stored is ReservationRecord =>
      stored?.vehicle_id === subjectKey;

    function confirmedOrder(): PaymentState | undefined {
      const stored = findReservation(storage);
      if (!isOwn(stored) || stored.status !== 'confirmed') return undefined;
      return { status: 'done', orderNumber: stored.order_number, waitsForLink: false };
    }

    /**
     * A vehicle refused to the customer who reserved it is theirs, paid for in another window too.
     */
    async function ownOrder(): Promise<PaymentState | undefined> {
      const stored = findReservation(storage);
      if (!isOwn(stored) || stored.status === 'confirmed') return confirmedOrder();
      const end = await settled(() => settleReservation(stored, { ...reservation, onStage: () => undefined }));
      return end.status === 'done' ? end : undefined;
    }

    async function ask(): Promise<void> {
      const stored = findReservation(storage);
      if (isBusy() || !isUnfinished(stored) || !isOwn(stored)) return;
      set({ payment: await settled(() => settleReservation(stored, reservation)) });
    }

    async function settle(): Promise<void> {
      if (isBusy()) return;
      await ask();
      await goOnAfterAnswer();
    }

    async function watchPayment(): Promise<void> {
      const { payment } = get();
      const stored = findReservation(storage);
      if (!isPolled(payment) || !isUnfinished(stored) || !isOwn(stored)) return;
      const end = await settled(() => settleReservation(stored, { ...reservation, onStage: () => undefined }));
      // What the visitor did meanwhile counts more.
      if (get().payment !== payment || end.status === payment.status) return;
      set({ payment: end });
      await goOnAfterAnswer();
    }

    async function enter(isAsked: boolean): Promise<void> {
      if (get().hold.status === 'taking' || isBusy()) return;
      await ask();
      await goOn(isAsked);
    }

    /** A visitor who came back to an open payment has no hold yet. */
    async function goOnAfterAnswer(): Promise<void> {
      if (get().hold.status === 'none') await goOn(true);
      else if (hasExpired(get().payment)) endExpired();
    }

    function endExpired(): void {
      set({ payment: { status: 'idle' } });
      storeHold({ status: 'ended' });
    }

    async function goOn(isAsked: boolean): Promise<void> {
      const { status } = get().payment;
      if (status === 'done' || status === 'unsettled' || status === 'lost') return;
      if (hasExpired(get().payment)) return endExpired();
      const softLock = findSoftLock(storage, subjectKey);
      if (!isAsked || softLock?.kicked_out_modal) return set({ hold: { status: 'ended' }, softLock });
      set({ hold: { status: 'taking' } });
      const hold = await take();
      const own = hold.status === 'refused' ? await ownOrder() : undefined;
      if (own) set({ payment: own });
      else storeHold(hold);
    }

    function storeHoldAfter(code: ErrorCode, held: HeldVehicle): void {
      const hold = holdAfterError(code);
      const isLost = hold.status !== 'failed';
      if (isLost) set({ payment: { status: 'idle' } });
      storeHold(isLost ? hold : { status: 'held', held });
    }

    function endHold(): void {
      if (!isBusy() && get().hold.status === 'held') storeHold({ status: 'ended' });
    }

    function markSeen(modal: 'init_modal' | 'kicked_out_modal'): void {
      const { softLock } = get();
      if (softLock) storeLock({ ...softLock, [modal]: false });
    }

    return {
      hold: { status: 'none' },
      softLock: undefined,
      payment: { status: 'idle' },
      extending: false,
      enter,
      settle,
      watchPayment,
      endHold,
      markInitSeen: () => markSeen('init_modal'),
      markKickedOutSeen: () => markSeen('kicked_out_modal'),
      async extend() {
        if (get().extending) return;
        set({ extending: true });
        const hold = await take();
        set({ extending: false });
        // A lost connection ends no hold that still runs, and no message that one has ended.
        if (hold.status !== 'failed' || get().hold.status !== 'held') storeHold(hold);
      },
      async release() {
        const { hold } = get();
        set({ hold: { status: 'none' }, softLock: undefined });
        storage.removeItem(STORED_KEYS.softLock);
        if (hold.status === 'held') await calls.releaseHold(hold.held.lockId).catch(ignoreLost);
      },
      async pay({ payer, ...decided }) {
        const { hold, payment } = get();
        if (hold.status !== 'held' || isBusy() || payment.status === 'done') return;
        set({ payment: { status: 'working', stage: 'placing' } });
        const { lockId, orderNumber, vehicleId, fee, currency } = hold.held;
        const { companyUuid, locale } = deps;
        const held = { subject, lockId, orderNumber, vehicleId, fee, currency, companyUuid, locale };
        const request = { ...held, ...decided };
        const end = await deps.oneAtATime(() => settled(() => placeReservation(request, payer, reservation)));
        set({ payment: end === 'elsewhere' ? { status: 'elsewhere' } : end });
        if (end === 'elsewhere' || end.status !== 'failed') return;
        storeHoldAfter(end.code, hold.held);
        if (end.code === 'payment.amount-changed') await get().extend();
      },
      syncFromStorage() {
        const own = isBusy() ? undefined : confirmedOrder();
        if (own) return set({ payment: own });
        const { hold } = get();
        const stored = findSoftLock(storage, subjectKey);
        if (hold.status !== 'held' || isBusy()) return;
        const endsAt = Date.parse(stored?.expires_at ?? '');
        if (stored?.lock_id !== hold.held.lockId || Number.isNaN(endsAt))
          set({ hold: { status: 'ended' }, softLock: stored });
        else set({ hold: { status: 'held', held: { ...hold.held, endsAt } }, softLock: stored });
      },
      async refreshHold() {
        const { hold } = get();
        if (hold.status !== 'held' || isBusy()) return;
        const { held } = hold;
        const answer = await calls.fetchHold(held.lockId).catch(ignoreLost);
        if (!answer || isBusy() || get().hold !== hold) return;
        const { attributes } = answer;
        if (attributes.standing === 'completed') return get().enter(true);
        if (attributes.standing === 'elsewhere') return storeHold({ status: 'refused', code: 'hold.elsewhere' });
        if (attributes.standing !== 'yours' || attributes.expires_at === null) return endHold();
        const clockOffset = Date.parse(attributes.now) - deps.now();
        storeHold({ status: 'held', held: { ...held, endsAt: Date.parse(attributes.expires_at), clockOffset } });
      },
    };
  });
}

async function settled(run: () => Promise<ReservationEnd>): Promise<ReservationEnd> {
  try {
    return await run();
  } catch (error) {
    return { status: 'failed', code: codeOf(error) };
  }
}

/** No answer yet, or none from the visitor: another look may find one. */
export function isPolled({ status }: PaymentState): boolean {
  return status === 'unsettled' || status === 'open';
}

function hasExpired(payment: PaymentState): boolean {
  return payment.status === 'failed' && payment.code === 'hold.expired';
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof ShowroomError ? error.code : 'block.failed';
}

/** A hold that could not be given back ends by itself; one that could not be asked runs on. */
function ignoreLost(error: unknown): undefined {
  if (!(error instanceof ShowroomError)) throw error;
  return undefined;
}
