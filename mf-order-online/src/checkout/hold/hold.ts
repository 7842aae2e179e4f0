import type { Hold } from '@showroom/contracts/calls/buy-online';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';

export interface HeldVehicle {
  readonly lockId: string;
  readonly orderNumber: string;
  /** The platform's, also of a configured vehicle. */
  readonly vehicleId: string;
  /** Milliseconds by the server's clock. */
  readonly endsAt: number;
  /** Server's clock minus this computer's. */
  readonly clockOffset: number;
  readonly extensionsLeft: number;
  readonly fee: number;
  readonly currency: string;
  /** As configured; see payment/vendors. */
  readonly vendors: Hold['attributes']['vendors'];
}

export type HoldState =
  | { readonly status: 'none' }
  | { readonly status: 'taking' }
  | { readonly status: 'held'; readonly held: HeldVehicle }
  | { readonly status: 'ended' }
  | { readonly status: 'refused'; readonly code: RefusalCode }
  | { readonly status: 'failed'; readonly code: ErrorCode };

const REFUSALS = [
  'vehicle.held',
  'vehicle.sold',
  'vehicle.not-found',
  'hold.elsewhere',
] as const satisfies readonly ErrorCode[];
/** `not-reservable`: not held by anyone, but not offered online. */
export type RefusalCode = (typeof REFUSALS)[number] | 'not-reservable';

export function heldFrom({ attributes }: Hold, localNow: number): HeldVehicle {
  return {
    lockId: attributes.lock_id,
    orderNumber: attributes.order_number,
    vehicleId: attributes.vehicle_id,
    endsAt: Date.parse(attributes.expires_at),
    clockOffset: Date.parse(attributes.now) - localNow,
    extensionsLeft: attributes.extensions_left,
    fee: attributes.fee,
    currency: attributes.currency,
    vendors: attributes.vendors,
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
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const MINUTE = 60_000;

export type Announcement = 'five-minutes' | 'extended';

/** What screen readers announce between two times left; under two minutes there is a dialog. */
export function announcementBetween(before: number, after: number): Announcement | undefined {
  if (after > before + 2000) return 'extended';
  return before > 5 * MINUTE && after <= 5 * MINUTE ? 'five-minutes' : undefined;
}

/** When the visitor is asked to stay: WCAG 2.2.1 wants 20 seconds at least. */
export function isNearlyOver(left: number): boolean {
  return left > 0 && left < 2 * MINUTE;
}
