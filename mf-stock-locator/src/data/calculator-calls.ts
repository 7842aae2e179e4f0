import type { CallInput } from '@showroom/contracts/calls/call';
import { getTradeInOptions, reverseCalculate, valueTradeIn } from '@showroom/contracts/calls/showroom';
import type { Platform } from '@showroom/shared-ui/platform';

type Asked<T> = Omit<T, 'market'>;

/** The prices that a monthly budget affords. */
export function fetchAffordablePrices(
  platform: Platform,
  asked: Asked<CallInput<typeof reverseCalculate>['body']>,
  signal: AbortSignal,
) {
  return platform.client.send(reverseCalculate, { body: { market: platform.market.code, ...asked } }, { signal });
}

/** What the trade-in form offers, in the page's language. */
export function fetchTradeInOptions(platform: Platform, signal: AbortSignal) {
  return platform.client.send(getTradeInOptions, { query: { lang: platform.locale } }, { signal });
}

/** What a visitor's present car may be worth. */
export function fetchTradeInValue(
  platform: Platform,
  asked: Asked<CallInput<typeof valueTradeIn>['body']>,
  signal: AbortSignal,
) {
  return platform.client.send(valueTradeIn, { body: { market: platform.market.code, ...asked } }, { signal });
}
