import { randomBytes } from 'node:crypto';
import type { StripeErrorBody } from './errors';

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface PaymentIntent {
  readonly id: string;
  readonly client_secret: string;
  readonly created: number;
  amount: number;
  currency: string;
  capture_method: 'automatic' | 'manual';
  status: IntentStatus;
  amount_received: number;
  metadata: Record<string, string>;
  description: string | null;
  receipt_email: string | null;
  /** The company's own account, which the payment is made for and paid out to. */
  readonly on_behalf_of: string | null;
  readonly transfer_data: { readonly destination: string } | null;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: StripeErrorBody | null;
  challenge: string | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
}

export interface PaymentMethod {
  readonly id: string;
  readonly created: number;
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly billing_details: unknown;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly payment_intent: string;
  readonly charge: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string | null;
  /** Whether it is taken from the company's account again. */
  readonly reverse_transfer: boolean;
  readonly metadata: Record<string, string>;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface StripeEvent {
  readonly id: string;
  readonly created: number;
  readonly type: string;
  readonly object: unknown;
}

interface StoredAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
}

/** Everything the stand-in remembers; one per server, gone when it stops. */
export interface StripeState {
  readonly intents: Map<string, PaymentIntent>;
  readonly methods: Map<string, PaymentMethod>;
  readonly refunds: Map<string, Refund>;
  readonly events: Map<string, StripeEvent>;
  readonly answers: Map<string, StoredAnswer>;
  readonly challenges: Map<string, string>;
}

export function createState(): StripeState {
  return {
    intents: new Map(),
    methods: new Map(),
    refunds: new Map(),
    events: new Map(),
    answers: new Map(),
    challenges: new Map(),
  };
}

/** `pi_3f…`: the provider's prefix and 24 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

export function epochSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
