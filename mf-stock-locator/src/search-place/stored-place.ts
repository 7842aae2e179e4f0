import { parseJson } from '@showroom/contracts/schema/parse-json';
import { loadStoredText, store } from '@showroom/shared-ui/storage';
import { useEffect, useSyncExternalStore } from 'react';
import { storeState } from '../data/product-page-data';
import { hasTexts } from '../shortlist/saved-vehicles';
import { dealerCodesOf, type PlaceData } from './place-data';
import { type PlaceQuery, searchMode } from './place-query';

const KEY = 'sl_postcode_search';

/**
 * A search that found retailers is stored with their codes for the rest of the visit; the state is
 * the visitor's from then on.
 */
export function useStorePlace(data: PlaceData): void {
  useEffect(() => {
    const dealerCodes = dealerCodesOf(data);
    if (data.mode !== 'none' && dealerCodes.length > 0) store(KEY, { ...data.place, dealerCodes }, 'session');
    if (data.place.state !== '') storeState(data.place.state);
  }, [data]);
}

/** The place of the last search of this visit; a retailer alone says nothing of where. */
export function useLastPlace(): PlaceQuery | undefined {
  const text = useSyncExternalStore(
    neverChanges,
    () => loadStoredText(KEY, 'session'),
    () => undefined,
  );
  const place = text === undefined ? undefined : placeIn(text);
  const wide = place && { ...place, retailer: '' };
  return wide && searchMode(wide) !== 'none' ? wide : undefined;
}

/** Only this page writes it, and it is drawn again by the navigation that does. */
const neverChanges = () => () => undefined;

function placeIn(text: string): PlaceQuery | undefined {
  const stored = parseJson(text);
  return hasTexts(stored, 'state', 'postcode', 'locality', 'retailer')
    ? { state: stored.state, postcode: stored.postcode, locality: stored.locality, retailer: stored.retailer }
    : undefined;
}
