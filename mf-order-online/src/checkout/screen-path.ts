import { CHECKOUT_PATH } from '../order/paths';
import type { CheckoutScreen } from './screens';

/** The address of a screen of this checkout: vehicle, option and everything else stay. */
export function screenPath(query: URLSearchParams, screen: CheckoutScreen): string {
  const next = new URLSearchParams(query);
  if (screen === 'details') next.delete('screen');
  else next.set('screen', screen);
  return `${CHECKOUT_PATH}?${next}`;
}
