import { parseJson } from '@showroom/contracts/schema/parse-json';
import { partOf } from '@showroom/contracts/schema/part-of';
import { loadStoredText, store } from '@showroom/shared-ui/storage';

const STORED = 'scroll-positions';

export interface ScrollMemory {
  /** Pixels from the top at which the visitor left the entry; undefined for a new one. */
  arrive(): number | undefined;
  /** Tells the present entry of the history from others. */
  entry(): string;
  /** Keeps where the page stands now. */
  save(): void;
  stop(): void;
}

/**
 * Where each entry of the tab's history is scrolled to, beyond a reload. Kept as the page scrolls,
 * for the entry that it shows: the address is that of the next one before its page is there, and
 * for a hash that is typed the browser has scrolled before anybody hears of it.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = storedPositions();
  let shown = entryKey();
  let index = entryIndex();

  const save = () => {
    if (entryKey() === shown) positions.set(shown, window.scrollY);
  };
  const leave = () => {
    store(STORED, Object.fromEntries(positions), 'session');
    // What loads next, or comes back from the browser's own cache, is the browser's to restore.
    window.history.scrollRestoration = 'auto';
  };
  const enter = () => {
    window.history.scrollRestoration = 'manual';
  };
  enter();
  window.addEventListener('scroll', save, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', enter);

  return {
    arrive() {
      // Typed or set by a script: a new entry, which the router does not mark.
      if (window.history.state === null) {
        index += 1;
        window.history.replaceState({ usr: null, key: crypto.randomUUID(), idx: index }, '');
      } else index = entryIndex();
      const left = shown;
      shown = entryKey();
      // A link to where the visitor is already leaves the entry as it is, and leads to its target.
      return shown === left ? undefined : positions.get(shown);
    },
    entry: entryKey,
    save,
    stop() {
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
      window.history.scrollRestoration = 'auto';
    },
  };
}

/** The router's key of the entry; the first one of a document has none. */
function entryKey(): string {
  const key = partOf(window.history.state, 'key');
  return typeof key === 'string' ? key : window.location.href;
}

/** The router's number of the entry. */
function entryIndex(): number {
  const index = partOf(window.history.state, 'idx');
  return typeof index === 'number' ? index : 0;
}

function storedPositions(): Map<string, number> {
  const stored: unknown = parseJson(loadStoredText(STORED, 'session'));
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
