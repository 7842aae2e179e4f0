import { fillText } from '@showroom/contracts/fill-text';
import type { FoundDealer, PlaceData } from './place-data';
import { type PlaceQuery, searchMode } from './place-query';

/** The place as a visitor would say it: `2000 Sydney, NSW`, a state's name, or a retailer's. */
export function placeName(
  place: PlaceQuery,
  { states, dealers }: Pick<PlaceData, 'states'> & { readonly dealers: readonly FoundDealer[] },
): string {
  const state = states.find(({ code }) => code === place.state);
  switch (searchMode(place)) {
    case 'postcodeSearch':
      return [`${place.postcode} ${place.locality}`, place.state].filter(Boolean).join(', ');
    case 'stateSearch':
      return [place.postcode, state?.name ?? place.state].filter(Boolean).join(', ');
    default:
      return dealers.find(({ code }) => code === place.retailer)?.name ?? place.retailer;
  }
}

/**
 * That a whole state stands for a postcode which nobody can point at; undefined where nothing is to
 * be said.
 */
export function wholeStateText(
  place: PlaceQuery,
  { states, texts, isPlaceKnown }: Pick<PlaceData, 'states' | 'texts' | 'isPlaceKnown'>,
): string | undefined {
  if (isPlaceKnown || place.postcode === '' || searchMode(place) !== 'stateSearch') return undefined;
  const state = states.find(({ code }) => code === place.state)?.name ?? place.state;
  return fillText(texts.wholeState, { postcode: place.postcode, state });
}
