import type { Popup } from '@showroom/contracts/settings/overlays';
import { loadStoredText, store } from '@showroom/shared-ui/storage';

type Marked = Pick<Popup, 'store_type' | 'namespace' | 'cookie_expiry_days'>;

interface Marker {
  readonly isSet: (popup: Marked) => boolean;
  readonly set: (popup: Marked) => void;
}

const DAY = 24 * 60 * 60;

const STORES: Readonly<Record<string, Marker>> = {
  localStorage: {
    isSet: ({ namespace }) => loadStoredText(namespace) !== undefined,
    set: ({ namespace }) => void store(namespace, 'closed'),
  },
  sessionStorage: {
    isSet: ({ namespace }) => loadStoredText(namespace, 'session') !== undefined,
    set: ({ namespace }) => void store(namespace, 'closed', 'session'),
  },
  cookie: {
    isSet: ({ namespace }) => document.cookie.split('; ').includes(`${namespace}=closed`),
    set({ namespace, cookie_expiry_days }) {
      const age = Math.round(cookie_expiry_days * DAY);
      // biome-ignore lint/suspicious/noDocumentCookie: Safari has had the Cookie Store API for too short a time
      document.cookie = `${namespace}=closed; path=/; max-age=${age}; samesite=lax`;
    },
  },
};

const storeOf = ({ store_type }: Marked) => (Object.hasOwn(STORES, store_type) ? STORES[store_type] : undefined);

/** Whether a visitor has closed this popup before; nobody knows where it stores nothing. */
export function isMarkedClosed(popup: Marked): boolean {
  return storeOf(popup)?.isSet(popup) ?? false;
}

/** Stores that a popup was closed, where it says; a type that nobody knows stores nothing. */
export function markClosed(popup: Marked): void {
  storeOf(popup)?.set(popup);
}
