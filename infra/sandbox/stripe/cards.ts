export type CardOutcome =
  | { readonly kind: 'approved' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined'; readonly decline_code: string; readonly message: string };

interface TestCard {
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly outcome: CardOutcome;
  /** Name by which a server-side test can use the card without typing a number. */
  readonly token: string;
}

/** The provider's own published test numbers, with what each does. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', outcome: { kind: 'approved' }, token: 'pm_card_visa' },
  '5555555555554444': { brand: 'mastercard', outcome: { kind: 'approved' }, token: 'pm_card_mastercard' },
  '378282246310005': { brand: 'amex', outcome: { kind: 'approved' }, token: 'pm_card_amex' },
  '4000000000000002': {
    brand: 'visa',
    outcome: { kind: 'declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
    token: 'pm_card_visa_chargeDeclined',
  },
  '4000000000009995': {
    brand: 'visa',
    outcome: { kind: 'declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  },
  '4000002500003155': { brand: 'visa', outcome: { kind: 'challenge' }, token: 'pm_card_authenticationRequired' },
};

/**
 * A number that is no published test card is declined, as the provider's test mode does with real
 * cards.
 */
export const LIVE_CARD: CardOutcome = {
  kind: 'declined',
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

/** The check digit of card numbers. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The number behind a token such as `pm_card_visa`. */
export function numberOfToken(token: string): string | undefined {
  return Object.entries(TEST_CARDS).find(([, card]) => card.token === token)?.[0];
}

/** Brand by the first digits, for what the page shows. */
export function brandOf(digits: string): string {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return 'unknown';
}
