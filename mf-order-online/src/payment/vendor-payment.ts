import type { Payer } from './payer';

/** What each vendor's part of the payment screen gets. */
export interface VendorPaymentProps {
  /** As the button shows it. */
  readonly amount: string;
  /** A payment is under way. */
  readonly busy: boolean;
  /** Whether a payment may begin: the vehicle is held, and none waits for its answer. */
  readonly ready: boolean;
  /** Ends when the reservation did, or did not. */
  readonly onPay: (payer: Payer) => Promise<void>;
}
