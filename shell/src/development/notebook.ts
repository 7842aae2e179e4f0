/** How one expose came into this page. */
export interface LoadNote {
  readonly remote: string;
  readonly expose: string;
  readonly ms: number;
  /** Why it did not come. */
  readonly failure?: string;
}

/**
 * What became of an event of the bus: it was sent, handed to somebody who came late, or dropped.
 */
interface BusNote {
  readonly number: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** `settings:changed@1`. */
  readonly event: string;
  readonly kind: 'sent' | 'replayed' | 'dropped';
  readonly text: string;
}

export interface Notes {
  /** By `{remote} {expose}`, the last attempt. */
  readonly loads: ReadonlyMap<string, LoadNote>;
  /** Newest first. */
  readonly bus: readonly BusNote[];
}

/** What the overlay knows of the page's past. */
export interface Notebook {
  read(): Notes;
  subscribe(listener: () => void): () => void;
  noteLoad(note: LoadNote): void;
  noteEvent(note: Omit<BusNote, 'number'>): void;
}

const MOST_EVENTS = 100;

export function createNotebook(): Notebook {
  let notes: Notes = { loads: new Map(), bus: [] };
  let count = 0;
  const listeners = new Set<() => void>();
  function change(next: Partial<Notes>): void {
    notes = { ...notes, ...next };
    for (const listener of listeners) listener();
  }
  return {
    read: () => notes,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    noteLoad: (note) => change({ loads: new Map(notes.loads).set(`${note.remote} ${note.expose}`, note) }),
    noteEvent(note) {
      count += 1;
      change({ bus: [{ ...note, number: count }, ...notes.bus].slice(0, MOST_EVENTS) });
    },
  };
}
