export type LiqpayOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: '3ds' }
  | { readonly kind: 'failure'; readonly err_code: string; readonly err_description: string };

/** The provider's own published test numbers, with what each does. */
export const LIQPAY_CARDS: Readonly<Record<string, LiqpayOutcome>> = {
  '4242424242424242': { kind: 'success' },
  '4000000000003063': { kind: '3ds' },
  '4000000000000002': { kind: 'failure', err_code: 'limit', err_description: 'Exceeded limit' },
  '4000000000009995': { kind: 'failure', err_code: '9859', err_description: 'Insufficient funds' },
};

/** What becomes of numbers that nobody published. */
export const OTHER_CARD: LiqpayOutcome = {
  kind: 'failure',
  err_code: 'err_card_bin',
  err_description: 'Not a test card',
};
