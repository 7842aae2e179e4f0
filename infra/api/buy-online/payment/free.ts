import type { PaymentPort } from './port';

/** A reservation without a fee: there is nothing to take and nothing to give back. */
export function freePayment(currency: string): PaymentPort {
  return {
    vendor: 'NO_PAYMENT_JAPAN',
    start: async ({ attemptId }) => ({ reference: `free_${attemptId}`, clientSecret: null }),
    read: async () => ({ status: 'authorised', amount: 0, currency, clientSecret: null }),
    capture: async () => {},
    void: async () => {},
    refund: async () => {},
  };
}
