import type { Hold } from '@showroom/contracts/calls/buy-online';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import type { PaymentVendor } from '@showroom/contracts/markets';

export interface HeldVehicle {
  readonly lockId: string;
  /** Milliseconds by the server's clock. */
  readonly endsAt: number;
  /** Server's clock minus this computer's. */
  readonly clockOffset: number;
  readonly extensionsLeft: number;
  readonly fee: number;
  readonly currency: string;
  readonly vendors: readonly PaymentVendor[];
}

export type HoldState =
  | { readonly status: 'none' }
  | { readonly status: 'taking' }
  | { readonly status: 'held'; readonly held: HeldVehicle }
  | { readonly status: 'ended' }
  | { readonly status: 'refused'; readonly code: RefusalCode }
  | { readonly status: 'failed'; readonly code: ErrorCode };

const REFUSALS = ['vehicle.held', 'vehicle.sold', 'vehicle.not-found'] as const satisfies readonly ErrorCode[];
/** `not-reservable`: nobody has it, but it is not offered online. */
export type RefusalCode = (typeof REFUSALS)[number] | 'not-reservable';

export function heldFrom({ attributes }: Hold, localNow: number): HeldVehicle {
  return {
    lockId: attributes.lock_id,
    endsAt: Date.parse(attributes.expires_at),
    clockOffset: Date.parse(attributes.now) - localNow,
    extensionsLeft: attributes.extensions_left,
    fee: attributes.fee,
    currency: attributes.currency,
    vendors: attributes.payment_vendors,
  };
}

/** A refusal is final for this vehicle; anything else can be tried again. */
export function holdAfterError(code: ErrorCode, status?: number): HoldState {
  if (status === 422) return { status: 'refused', code: 'not-reservable' };
  const refusal = REFUSALS.find((known) => known === code);
  if (refusal) return { status: 'refused', code: refusal };
  return code === 'hold.expired' ? { status: 'ended' } : { status: 'failed', code };
}

export function millisecondsLeft(held: HeldVehicle, localNow: number): number {
  return Math.max(0, held.endsAt - (localNow + held.clockOffset));
}

/** `14:05`; the last second is shown as 0:01, not 0:00. */
export function writeTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const MINUTE = 60_000;

/** What is spoken when the time left falls from `before` to `after`: once at five minutes, once under two. */
export function announcementBetween(before: number, after: number): 'five-minutes' | 'two-minutes' | undefined {
  if (before >= 2 * MINUTE && after < 2 * MINUTE) return 'two-minutes';
  return before > 5 * MINUTE && after <= 5 * MINUTE ? 'five-minutes' : undefined;
}
