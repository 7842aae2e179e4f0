import { randomBytes } from 'node:crypto';

export interface Money {
  readonly currency_code: string;
  /** Major units as text, with the decimals of the currency. */
  readonly value: string;
}

/** What the person pays with at the provider; decides what comes of the authorisation. */
export const FUNDINGS = ['balance', 'card', 'challenge', 'refused'] as const;
export type Funding = (typeof FUNDINGS)[number];

interface PaypalAuthorization {
  readonly id: string;
  readonly create_time: string;
  readonly amount: Money;
  status: 'CREATED' | 'CAPTURED' | 'VOIDED';
}

interface PaypalCapture {
  readonly id: string;
  readonly create_time: string;
  readonly amount: Money;
  status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
}

export interface PaypalRefund {
  readonly id: string;
  readonly create_time: string;
  readonly amount: Money;
  readonly status: 'COMPLETED';
}

export interface PaypalOrder {
  readonly id: string;
  readonly create_time: string;
  readonly intent: 'AUTHORIZE' | 'CAPTURE';
  readonly amount: Money;
  readonly reference_id: string;
  readonly custom_id: string | null;
  readonly invoice_id: string | null;
  readonly description: string | null;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  payer_id: string | null;
  funding: Funding | null;
  authorization: PaypalAuthorization | null;
  capture: PaypalCapture | null;
  readonly refunds: PaypalRefund[];
}

export interface PaypalEvent {
  readonly id: string;
  readonly type: string;
  readonly create_time: string;
  readonly resource_type: string;
  readonly resource: unknown;
}

interface StoredAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
}

/** Everything the stand-in remembers; access tokens end with the process. */
export interface PaypalState {
  readonly orders: Map<string, PaypalOrder>;
  readonly events: Map<string, PaypalEvent>;
  /** By `PayPal-Request-Id`. */
  readonly answers: Map<string, StoredAnswer>;
}

export function createState(): PaypalState {
  return { orders: new Map(), events: new Map(), answers: new Map() };
}

/** `5O190127TN364715T`: seventeen capitals and digits. */
export function newId(): string {
  return [...randomBytes(17)].map((byte) => 'ABCDEFGHJKLMNPRSTUVWXY0123456789'[byte % 32]).join('');
}
