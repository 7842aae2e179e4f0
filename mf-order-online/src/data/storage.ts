import { parseJson } from '@showroom/contracts/schema/parse-json';
import { reportMissingStorage } from '@showroom/shared-ui/storage';

export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const STORED_KEYS = {
  steps: 'sl_order_online_steps',
  data: 'sl_order_online_data',
  softLock: 'sl_order_online_soft_lock',
  reservation: 'sl_order_online_reservation',
  productPage: 'sl_product_page_data',
} as const;

/** Typed details are in session storage: on a shared computer they are gone with the tab. */
export const CUSTOMER_DRAFT_KEY = 'sl_order_online_customer';

/** The phone that was verified by a code; in session storage too. */
export const VERIFIED_PHONE_KEY = 'sl_order_online_verified_phone';

/** Parses stored JSON; missing or broken is undefined. */
export function findStored(storage: StoragePort, key: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(storage.getItem(key) ?? undefined);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/**
 * Stores JSON; full or forbidden storage does not stop the journey, the server holds what counts.
 */
export function storeJson(storage: StoragePort, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch (cause) {
    reportMissingStorage(cause);
  }
}

/** A completed order leaves no traces but its number. */
export function clearJourney(local: StoragePort, session: StoragePort): void {
  for (const key of [STORED_KEYS.steps, STORED_KEYS.data, STORED_KEYS.softLock, STORED_KEYS.productPage]) {
    local.removeItem(key);
  }
  session.removeItem(CUSTOMER_DRAFT_KEY);
}

export function memoryStorage(): StoragePort {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's storage, or one that lasts as long as the page where a browser refuses it. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): StoragePort {
  if (typeof window === 'undefined') return memoryStorage();
  try {
    return window[kind];
  } catch (cause) {
    reportMissingStorage(cause);
    return memoryStorage();
  }
}
