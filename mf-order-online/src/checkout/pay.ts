import { placeReservation } from '../payment/place-reservation';
import type { PaymentState, ReservationEnd } from '../payment/reservation';
import { findReservation, isUnfinished, type ReservationRecord } from '../payment/reservation-record';
import { settleReservation } from '../payment/settle-reservation';
import { type CheckoutSession, codeOf, isBusy, type PaymentRequest } from './checkout-session';
import type { HeldVehicle } from './hold/hold';

type Stage = 'placing' | 'charging' | 'settling';

/** No answer yet, or none from the visitor: another look may find one. */
export function isPolled({ status }: PaymentState): boolean {
  return status === 'unsettled' || status === 'open';
}

/** The hold ended while the payment was made. */
export function hasExpired(payment: PaymentState): boolean {
  return payment.status === 'failed' && payment.code === 'hold.expired';
}

async function settled(run: () => Promise<ReservationEnd>): Promise<ReservationEnd> {
  try {
    return await run();
  } catch (error) {
    return { status: 'failed', code: codeOf(error) };
  }
}

function reservationDeps({ deps: { calls, storage, newKey } }: CheckoutSession, onStage: (stage: Stage) => void) {
  return { calls, storage, newKey, onStage };
}

const showStage =
  ({ set }: CheckoutSession) =>
  (stage: Stage) =>
    set({ payment: { status: 'working', stage } });

function ownReservation({ deps, subjectKey }: CheckoutSession): ReservationRecord | undefined {
  const stored = findReservation(deps.storage);
  return stored?.vehicle_id === subjectKey ? stored : undefined;
}

/** The order that this browser stored as confirmed for the vehicle; it may be cancelled since. */
export function confirmedOrder(session: CheckoutSession): PaymentState | undefined {
  const stored = ownReservation(session);
  if (stored?.status !== 'confirmed') return undefined;
  return { status: 'done', orderNumber: stored.order_number, waitsForLink: false };
}

/** The order of this vehicle that the server knows to be paid for, in another window too. */
export async function ownOrder(session: CheckoutSession): Promise<PaymentState | undefined> {
  const stored = ownReservation(session);
  if (!stored) return undefined;
  const end = await settled(() =>
    settleReservation(
      stored,
      reservationDeps(session, () => undefined),
    ),
  );
  return end.status === 'done' ? end : undefined;
}

/** Asks how an unfinished payment ended, shows the stages meanwhile, and then the end. */
export async function settleUnfinished(session: CheckoutSession): Promise<void> {
  const stored = ownReservation(session);
  if (isBusy(session) || !isUnfinished(stored)) return;
  const deps = reservationDeps(session, showStage(session));
  session.set({ payment: await settled(() => settleReservation(stored, deps)) });
}

/** Asks without showing it; true once the payment ended otherwise than it stood. */
export async function pollUnfinished(session: CheckoutSession): Promise<boolean> {
  const { payment } = session.get();
  const stored = ownReservation(session);
  if (!isPolled(payment) || !isUnfinished(stored)) return false;
  const end = await settled(() =>
    settleReservation(
      stored,
      reservationDeps(session, () => undefined),
    ),
  );
  // What the visitor did meanwhile counts more.
  if (session.get().payment !== payment || end.status === payment.status) return false;
  session.set({ payment: end });
  return true;
}

/** Places the reservation of a held vehicle and charges its fee, in one tab at a time. */
export async function payFor(
  session: CheckoutSession,
  { lockId, orderNumber, vehicleId, fee, currency }: HeldVehicle,
  { payer, ...decided }: PaymentRequest,
): Promise<ReservationEnd | 'elsewhere'> {
  const { subject, companyUuid, locale, oneAtATime } = session.deps;
  session.set({ payment: { status: 'working', stage: 'placing' } });
  const request = { subject, lockId, orderNumber, vehicleId, fee, currency, companyUuid, locale, ...decided };
  const deps = reservationDeps(session, showStage(session));
  const end = await oneAtATime(() => settled(() => placeReservation(request, payer, deps)));
  session.set({ payment: end === 'elsewhere' ? { status: 'elsewhere' } : end });
  return end;
}
