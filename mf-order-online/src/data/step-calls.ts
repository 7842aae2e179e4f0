import type { CallInput } from '@showroom/contracts/calls/call';
import { listAppointmentSlots, listHandoverLocations, listServicePacks } from '@showroom/contracts/calls/order-online';
import { searchPlaces } from '@showroom/contracts/calls/places';
import { getTradeInOptions, valueTradeIn } from '@showroom/contracts/calls/showroom';
import type { Place } from '@showroom/contracts/entities/place';
import type { Platform } from '@showroom/shared-ui/platform';

/** What the trade-in form offers, in the page's language. */
export function fetchTradeInOptions(platform: Platform, signal: AbortSignal) {
  return platform.client.send(getTradeInOptions, { query: { lang: platform.locale } }, { signal });
}

/** What a visitor's present car may be worth. */
export function fetchTradeInValue(
  platform: Platform,
  asked: Omit<CallInput<typeof valueTradeIn>['body'], 'market'>,
  signal: AbortSignal,
) {
  return platform.client.send(valueTradeIn, { body: { market: platform.market.code, ...asked } }, { signal });
}

/** What can be added to a vehicle, in the page's language. */
export function fetchServicePacks({ client, locale }: Platform, vehicle_id: string, signal: AbortSignal) {
  return client.send(listServicePacks, { query: { vehicle_id, lang: locale } }, { signal });
}

/** Free times of a vehicle's handover or test drive. */
export function fetchSlots(
  { client }: Platform,
  query: CallInput<typeof listAppointmentSlots>['query'],
  signal: AbortSignal,
) {
  return client.send(listAppointmentSlots, { query }, { signal });
}

/** Postcodes and localities that begin with a text. */
export function fetchPlaces({ client, market }: Platform, search: string, signal: AbortSignal) {
  return client.send(searchPlaces, { query: { market: market.code, search, items: '5' } }, { signal });
}

/** Where a vehicle can be taken over, near a place when there is one. */
export function fetchLocations({ client }: Platform, vehicle_id: string, near: Place | undefined, signal: AbortSignal) {
  const { postcode = '', locality = '' } = near?.attributes ?? {};
  const query = { vehicle_id, postcode: postcode || undefined, locality: locality || undefined };
  return client.send(listHandoverLocations, { query }, { signal });
}
