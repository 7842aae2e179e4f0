import { randomInt } from 'node:crypto';

/**
 * The statuses that the stand-in gives; the provider has more, for ways to pay that the stand-in
 * does not have.
 */
type LiqpayStatus = '3ds_verify' | 'failure' | 'hold_wait' | 'success' | 'reversed';

export interface LiqpayPayment {
  readonly order_id: string;
  readonly payment_id: number;
  readonly action: 'pay' | 'hold';
  readonly currency: string;
  readonly description: string;
  readonly server_url: string | null;
  readonly create_date: number;
  readonly amount: number;
  status: LiqpayStatus;
  end_date: number | null;
  err_code: string | null;
  err_description: string | null;
  /** What was given back, in major units. */
  refunded: number;
}

export interface LiqpayEvent {
  readonly id: string;
  readonly type: LiqpayStatus;
  readonly url: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Everything the stand-in remembers: payments by the order id that the shop gave them. */
export interface LiqpayState {
  readonly payments: Map<string, LiqpayPayment>;
  readonly events: Map<string, LiqpayEvent>;
}

export function createState(): LiqpayState {
  return { payments: new Map(), events: new Map() };
}

export function newPaymentId(): number {
  return randomInt(1_000_000_000, 9_999_999_999);
}
