import type { Hold } from '@showroom/contracts/calls/buy-online';
import type { Customer } from '@showroom/contracts/entities/order';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { createStore, type StoreApi } from 'zustand';
import { type HeldVehicle, type HoldState, heldFrom, holdAfterError } from '../hold/hold';
import { STORED_KEYS, type StoragePort, writeStored } from '../journey/stored';
import type { OneAtATime } from '../payment/one-at-a-time';
import type { OfferedVendor, Payer } from '../payment/payer';
import { placeReservation } from '../payment/place-reservation';
import type { ReservationCalls, ReservationEnd } from '../payment/reservation';
import { isOpen, readReservation } from '../payment/reservation-record';
import { settleReservation } from '../payment/settle-reservation';

export interface CheckoutCalls extends ReservationCalls {
  initOrder(body: { vehicle_id: string; company_uuid: string }): Promise<Hold>;
  releaseHold(lockId: string): Promise<void>;
}

export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly stage: 'placing' | 'charging' | 'settling' }
  /** Another tab of this browser is paying. */
  | { readonly status: 'elsewhere' }
  | ReservationEnd;

export interface CheckoutDeps {
  readonly vehicleId: string;
  readonly companyUuid: string;
  readonly locale: string;
  readonly calls: CheckoutCalls;
  readonly storage: StoragePort;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly oneAtATime: OneAtATime;
}

interface PaymentRequest {
  readonly customer: Customer;
  readonly vendor: OfferedVendor;
  readonly financeOption: FinancingOption;
  readonly payer: Payer | undefined;
}

export interface CheckoutState {
  readonly hold: HoldState;
  readonly payment: PaymentState;
  /** Whether the hold is being extended; the visitor keeps working meanwhile. */
  readonly extending: boolean;
  /** Finishes what an earlier visit began, then takes the hold. */
  enter(): Promise<void>;
  extend(): Promise<void>;
  /** The time is up by the server's clock. */
  endHold(): void;
  release(): Promise<void>;
  pay(request: PaymentRequest): Promise<void>;
  /** Asks again how a payment ended that has got no answer; charges nothing. */
  settle(): Promise<void>;
  /** Another tab wrote the reservation. */
  readAgain(): void;
}

export type CheckoutStore = StoreApi<CheckoutState>;

/** One per mounted checkout. */
export function createCheckoutStore(deps: CheckoutDeps): CheckoutStore {
  const { calls, storage, vehicleId } = deps;
  return createStore<CheckoutState>((set, get) => {
    const isBusy = () => get().payment.status === 'working';
    const reservation = {
      calls,
      storage,
      newKey: deps.newKey,
      onStage: (stage: 'placing' | 'charging' | 'settling') => set({ payment: { status: 'working', stage } }),
    };

    function keepHold(hold: HoldState): void {
      set({ hold });
      if (hold.status === 'none' || hold.status === 'taking') return;
      writeStored(storage, STORED_KEYS.softLock, softLockOf(hold, vehicleId));
    }

    async function take(): Promise<HoldState> {
      try {
        const hold = await calls.initOrder({ vehicle_id: vehicleId, company_uuid: deps.companyUuid });
        return { status: 'held', held: heldFrom(hold, deps.now()) };
      } catch (error) {
        return holdAfterError(codeOf(error), error instanceof ShowroomError ? error.status : undefined);
      }
    }

    /** A vehicle that is refused to the one who reserved it is shown as theirs. */
    function ownOrder(): PaymentState | undefined {
      const kept = readReservation(storage);
      if (kept?.status !== 'confirmed' || kept.vehicle_id !== vehicleId || !kept.order_number) return undefined;
      return { status: 'done', orderNumber: kept.order_number };
    }

    async function settle(): Promise<void> {
      const kept = readReservation(storage);
      if (isBusy() || !isOpen(kept) || kept.vehicle_id !== vehicleId) return;
      set({ payment: await settled(() => settleReservation(kept, reservation)) });
    }

    async function enter(): Promise<void> {
      if (get().hold.status === 'taking' || isBusy()) return;
      await settle();
      if (get().payment.status === 'done') return;
      set({ hold: { status: 'taking' } });
      const hold = await take();
      const own = hold.status === 'refused' ? ownOrder() : undefined;
      if (own) set({ payment: own });
      else keepHold(hold);
    }

    return {
      hold: { status: 'none' },
      payment: { status: 'idle' },
      extending: false,
      enter,
      settle,
      async extend() {
        if (get().extending) return;
        set({ extending: true });
        const hold = await take();
        set({ extending: false });
        // A lost connection does not end a hold that still runs.
        if (hold.status !== 'failed' || get().hold.status !== 'held') keepHold(hold);
      },
      endHold() {
        if (!isBusy() && get().hold.status === 'held') keepHold({ status: 'ended' });
      },
      async release() {
        const { hold } = get();
        set({ hold: { status: 'none' } });
        storage.removeItem(STORED_KEYS.softLock);
        if (hold.status === 'held') await calls.releaseHold(hold.held.lockId).catch(ignoreLost);
      },
      async pay({ customer, vendor, financeOption, payer }) {
        const { hold, payment } = get();
        if (hold.status !== 'held' || isBusy() || payment.status === 'done') return;
        set({ payment: { status: 'working', stage: 'placing' } });
        const { lockId, fee, currency } = hold.held;
        const { companyUuid, locale } = deps;
        const request = { vehicleId, lockId, vendor, financeOption, customer, fee, currency, companyUuid, locale };
        const end = await deps.oneAtATime(() => settled(() => placeReservation(request, payer, reservation)));
        set({ payment: end === 'elsewhere' ? { status: 'elsewhere' } : end });
        if (end === 'elsewhere' || end.status !== 'failed') return;
        keepHoldAfter(end.code, hold.held);
        if (end.code === 'payment.amount-changed') await get().extend();
      },
      readAgain() {
        const own = isBusy() ? undefined : ownOrder();
        if (own) set({ payment: own });
      },
    };

    function keepHoldAfter(code: ErrorCode, held: HeldVehicle): void {
      const hold = holdAfterError(code);
      const lost = hold.status !== 'failed';
      if (lost) set({ payment: { status: 'idle' } });
      keepHold(lost ? hold : { status: 'held', held });
    }
  });
}

async function settled(run: () => Promise<ReservationEnd>): Promise<ReservationEnd> {
  try {
    return await run();
  } catch (error) {
    return { status: 'failed', code: codeOf(error) };
  }
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof ShowroomError ? error.code : 'block.failed';
}

/** A hold that could not be given back ends by itself. */
function ignoreLost(error: unknown): void {
  if (!(error instanceof ShowroomError)) throw error;
}

function softLockOf(hold: HoldState, vehicle_id: string) {
  const held = hold.status === 'held' ? hold.held : undefined;
  return {
    vehicle_id,
    ...(held && { lock_id: held.lockId, expires_at: new Date(held.endsAt).toISOString() }),
    init_modal: hold.status === 'held',
    kicked_out_modal: hold.status === 'ended',
  };
}
