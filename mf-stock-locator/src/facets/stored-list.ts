import { parseJson } from '@showroom/contracts/schema/parse-json';
import { useLocation } from '@showroom/shared-ui/router';
import { loadStoredText, store } from '@showroom/shared-ui/storage';
import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'sl_vehicle_list_query_params';

/**
 * Stores the address of the list that is shown, with filters, sort and page, for the way back from
 * a vehicle.
 */
export function useStoreList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => void store(KEY, `${pathname}${search}`, 'session'), [pathname, search]);
}

/** The address of the visitor's own list; the fallback on the server and for those who saw none. */
export function useStoredList(fallback: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => storedList() ?? fallback,
    () => fallback,
  );
}

/** No list is beside the page that leads back to it. */
const neverChanges = () => () => undefined;

/** The address of the last list of this visit. */
function storedList(): string | undefined {
  const address = parseJson(loadStoredText(KEY, 'session'));
  return typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : undefined;
}
