import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { CheckoutCalls } from '../data/order-calls';
import type { StoragePort } from '../data/storage';
import type { OneAtATime } from '../payment/one-at-a-time';
import type { Payer } from '../payment/payer';
import type { PaymentState, ReservationRequest, Subject } from '../payment/reservation';
import type { HoldState } from './hold/hold';
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
export type PaymentRequest = Pick<
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

/** One mounted checkout: its state, and what its actions work with. */
export interface CheckoutSession {
  readonly deps: CheckoutDeps;
  /** What stored holds and reservations name their vehicle by. */
  readonly subjectKey: string;
  readonly get: () => CheckoutState;
  readonly set: (changed: Partial<CheckoutState>) => void;
}

export function isBusy({ get }: CheckoutSession): boolean {
  return get().payment.status === 'working';
}

function storeLock({ deps, set }: CheckoutSession, softLock: SoftLock): void {
  set({ softLock });
  storeSoftLock(deps.storage, softLock);
}

export function storeHold(session: CheckoutSession, hold: HoldState): void {
  const { deps, set, subjectKey } = session;
  set({ hold });
  storeLock(session, softLockAfter(findSoftLock(deps.storage, subjectKey), hold, subjectKey));
}

export function markModalSeen(session: CheckoutSession, modal: 'init_modal' | 'kicked_out_modal'): void {
  const { softLock } = session.get();
  if (softLock) storeLock(session, { ...softLock, [modal]: false });
}

export function codeOf(error: unknown): ErrorCode {
  return error instanceof ShowroomError ? error.code : 'block.failed';
}

/** A hold that could not be given back ends by itself; one that could not be asked runs on. */
export function ignoreLost(error: unknown): undefined {
  if (!(error instanceof ShowroomError)) throw error;
  return undefined;
}
