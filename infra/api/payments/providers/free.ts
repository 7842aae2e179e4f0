import type { AttemptState } from '../../../database/schema/buy-online';
import type { Observed, PaymentPort } from './port';

/**
 * A reservation without a fee: nothing is taken and nothing given back, so that whatever was asked
 * for has happened.
 */
export function freePayment(currency: string): PaymentPort {
  return {
    vendor: 'NO_PAYMENT_JAPAN',
    start: async ({ attemptId }) => ({ reference: `free_${attemptId}`, clientSecret: null }),
    read: async (_reference, known) => ({
      status: statusAfter(known),
      amount: 0,
      currency,
      refunded: 0,
      returning: 0,
      clientSecret: null,
    }),
    capture: async () => {},
    void: async () => {},
    refund: async () => {},
    refundPart: async () => {},
  };
}

function statusAfter(known: AttemptState): Observed['status'] {
  switch (known) {
    case 'authorised':
    case 'paid':
      return 'paid';
    case 'voiding':
    case 'voided':
      return 'void';
    case 'refunding':
    case 'refunded':
    case 'given_up':
      return 'refunded';
    default:
      return 'authorised';
  }
}
