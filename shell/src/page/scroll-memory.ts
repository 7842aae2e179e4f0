import { loadStoredText, store } from '@showroom/shared-ui/storage';

const STORED = 'scroll-positions';

export interface ScrollMemory {
  /** Pixels from the top at which the visitor left the entry; undefined for a new one. */
  arrive(): number | undefined;
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
  let index = numberIn(window.history.state, 'idx');

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
      const state: unknown = window.history.state;
      // Typed or set by a script: a new entry, which the router does not mark.
      if (state === null) {
        index += 1;
        window.history.replaceState({ usr: null, key: crypto.randomUUID(), idx: index }, '');
      } else index = numberIn(state, 'idx');
      shown = entryKey();
      return positions.get(shown);
    },
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
  const state: unknown = window.history.state;
  const key: unknown = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : window.location.href;
}

function numberIn(state: unknown, name: string): number {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'number' ? value : 0;
}

function storedPositions(): Map<string, number> {
  const stored: unknown = parsed(loadStoredText(STORED, 'session'));
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
