import type { Schema } from './calls/call';

/** An event `owner:what-happened`; a breaking change of its detail takes a new version. */
export interface BusEvent<D extends Schema = Schema> {
  readonly name: `${string}:${string}`;
  readonly version: number;
  readonly detail: D;
  /** What a late subscriber gets at once: the last detail, or nothing. */
  readonly replay: 'last' | 'none';
  /** One sentence: when it is sent and who listens. */
  readonly summary: string;
}

type Detail<E extends BusEvent> = E['detail']['_zod']['output'];

/** Declares an event; identity at run time. */
export function event<const E extends BusEvent>(declaration: E): E {
  return declaration;
}

export interface Bus {
  /** Checks the detail against the event's schema; a broken one is reported and dropped, never delivered. */
  emit<E extends BusEvent>(event: E, detail: Detail<E>): void;
  /** Calls the listener for every later detail, and at once with the last one if the event replays. Returns the way to stop. */
  on<E extends BusEvent>(event: E, listener: (detail: Detail<E>) => void): () => void;
}

export interface BusOptions {
  /** Told of dropped details and of listeners that throw; neither stops the bus. */
  readonly report: (message: string, cause: unknown) => void;
}

/** One bus per page (browser) or per request (server). */
export function createBus({ report }: BusOptions): Bus {
  const listeners = new Map<string, Set<(detail: never) => void>>();
  const last = new Map<string, unknown>();
  const keyOf = ({ name, version }: BusEvent) => `${name}@${version}`;

  function deliver(key: string, listener: (detail: never) => void, detail: unknown): void {
    try {
      Reflect.apply(listener, undefined, [detail]);
    } catch (cause) {
      report(`A listener of ${key} failed`, cause);
    }
  }

  return {
    emit(declared, detail) {
      const key = keyOf(declared);
      const parsed = declared.detail.safeParse(detail);
      if (!parsed.success) return report(`Dropped ${key}: its detail breaks the schema`, parsed.error);
      if (declared.replay === 'last') last.set(key, parsed.data);
      for (const listener of [...(listeners.get(key) ?? [])]) deliver(key, listener, parsed.data);
    },
    on(declared, listener) {
      const key = keyOf(declared);
      const mine = listeners.get(key) ?? new Set();
      listeners.set(key, mine.add(listener));
      if (last.has(key)) deliver(key, listener, last.get(key));
      return () => void mine.delete(listener);
    },
  };
}
