import type { CheckoutPageContent } from '@showroom/contracts/entities/order-online-config';

export type CheckoutTerms = CheckoutPageContent['terms'];

/** What a market without a configuration has. */
export const PLAIN_CHECKOUT = {
  title: '',
  extra_screens: [],
  terms: { title: '', html: '', label: '' },
  authentication: false,
  capture_on_hold: false,
  confirmation_by_link: false,
  vendors: [],
} as const satisfies CheckoutPageContent;
