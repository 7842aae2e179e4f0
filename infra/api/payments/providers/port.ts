import type { PaymentVendor } from '@showroom/contracts/markets';
import type { AttemptState } from '../../../database/schema/buy-online';

/** What a provider says about a payment when it is asked. */
export interface Observed {
  readonly status: 'open' | 'declined' | 'authorised' | 'paid' | 'void' | 'refunding' | 'refunded';
  /** Minor units. */
  readonly amount: number;
  /** Upper case. */
  readonly currency: string;
  /** Minor units of it that are back with the customer. */
  readonly refunded: number;
  /** Minor units that the provider is giving back, without having done so yet. */
  readonly returning: number;
}

/** A part that is to be given back. */
export interface PartBack {
  /**
   * Minor units that shall be back with the customer then, with every part before: asking again
   * gives nothing twice.
   */
  readonly upTo: number;
  /** The same for every try that may still be under way at the provider. */
  readonly key: string;
}

interface Started {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** What the browser needs to pay; null when nothing is to be paid. */
  readonly clientSecret: string | null;
}

interface PaymentOrder {
  /** Our idempotency key: the same attempt never makes two payments. */
  readonly attemptId: string;
  readonly orderNumber: string;
  /** What the customer reads at the provider and on its receipts. */
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  /**
   * The company's own account at the provider, where payments are made for it and paid out to it.
   */
  readonly account?: string | undefined;
}

/**
 * A way to pay. Money is authorised by the browser, then taken or let go by us; everything may be
 * repeated.
 */
export interface PaymentPort {
  readonly vendor: PaymentVendor;
  start(order: PaymentOrder): Promise<Started>;
  /** `known` is the attempt's state by our ledger, for vendors that keep none of their own. */
  read(reference: string, known: AttemptState): Promise<Observed & { readonly clientSecret: string | null }>;
  /** Takes authorised money. */
  capture(reference: string): Promise<void>;
  /** Lets authorised money go, and refuses what may still come. */
  void(reference: string): Promise<void>;
  /** Gives taken money back, all that is left of it. */
  refund(reference: string): Promise<void>;
  /** Gives a part back; never asked for twice at once. */
  refundPart(reference: string, part: PartBack): Promise<void>;
}

export type PaymentPorts = Partial<Readonly<Record<PaymentVendor, PaymentPort>>>;
