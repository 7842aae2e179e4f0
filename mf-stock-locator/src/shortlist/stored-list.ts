import { parseJson } from '@showroom/contracts/schema/parse-json';
import { loadStoredText, store } from '@showroom/shared-ui/storage';

/** A list in local storage that every tab of the site shares. */
export interface StoredList<T> {
  /** The same array until the list changes. */
  readonly read: () => readonly T[];
  readonly write: (next: readonly T[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a server renders with, and a browser until it has taken the page over. */
export const NOTHING_STORED: readonly never[] = [];

/**
 * Parses what is stored under a key; entries that `parse` does not know are left out. Used in
 * browsers only.
 */
export function storedList<T>(key: string, parse: (value: unknown) => T | undefined): StoredList<T> {
  const listeners = new Set<() => void>();
  let list: readonly T[] = NOTHING_STORED;
  let text: string | undefined;
  let isFresh = false;

  function heard(event: Event): void {
    // Another tab wrote; a null key is a storage that was emptied. A page that comes back from the
    // browser's memory has heard nothing.
    if (event instanceof StorageEvent && event.key !== null && event.key !== key) return;
    isFresh = false;
    for (const listener of [...listeners]) listener();
  }

  return {
    read() {
      if (isFresh) return list;
      isFresh = listeners.size > 0;
      const stored = loadStoredText(key);
      if (stored !== text) {
        text = stored;
        list = entriesOf(stored, parse);
      }
      return list;
    },
    write(next) {
      list = next;
      store(key, next);
      text = loadStoredText(key);
      // Other tabs get this event from the browser, the other parts of this page from here.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', heard);
        window.addEventListener('pageshow', heard);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        // From here on nobody hears of changes: the next reader looks again.
        isFresh = false;
        window.removeEventListener('storage', heard);
        window.removeEventListener('pageshow', heard);
      };
    },
  };
}

function entriesOf<T>(text: string | undefined, parse: (value: unknown) => T | undefined): readonly T[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return NOTHING_STORED;
  return stored.flatMap((entry: unknown) => parse(entry) ?? []);
}
