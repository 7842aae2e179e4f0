import type { Schema } from './schema/schema';

/** How an event of this version is understood by those who know another one. */
export interface Transition<D extends Schema = Schema> {
  /** By older version: what its detail is in this one. */
  readonly from?: Readonly<Record<number, (older: never) => D['_zod']['input']>>;
  /** By older version: what a detail of this one is there. */
  readonly to?: Readonly<Record<number, (detail: D['_zod']['output']) => unknown>>;
}

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

/** The detail that a listener of the event gets, parsed. */
export type DetailOf<E extends BusEvent> = E['detail']['_zod']['output'];

/**
 * Declares an event; a later version says how details come from and go to the older ones that are
 * still spoken.
 */
export function event<const E extends BusEvent>(
  declaration: E,
  transition: Transition<E['detail']> = {},
): E & Transition<E['detail']> {
  return { ...declaration, ...transition };
}

/**
 * Sends events from one part of a page to the others; some replay their last detail to late ones.
 */
export interface Bus {
  /**
   * Checks the detail against the event's schema; a broken one is reported and dropped, never
   * delivered.
   */
  emit<E extends BusEvent>(event: E, detail: DetailOf<E>): void;
  /**
   * Calls the listener for every later detail of any version, and at once with the last one if the
   * event replays. Returns the way to stop.
   */
  on<E extends BusEvent>(event: E, listener: (detail: DetailOf<E>) => void): () => void;
}

/** What a bus is made with. */
export interface BusOptions {
  /** Told of dropped details and of listeners that throw; neither stops the bus. */
  readonly report: (message: string, cause: unknown) => void;
}

type Declared = BusEvent & Pick<Transition, 'from' | 'to'>;
interface Sent {
  readonly event: Declared;
  readonly detail: unknown;
}
interface Listening {
  readonly event: Declared;
  readonly listener: (detail: never) => void;
}

const labelOf = ({ name, version }: BusEvent) => `${name}@${version}`;

/**
 * The detail as a listener of another version understands it. Whoever knows the newer version knows
 * the way.
 */
function converted({ event, detail }: Sent, wanted: Declared): unknown {
  const convert = wanted.version > event.version ? wanted.from?.[event.version] : event.to?.[wanted.version];
  if (!convert) throw new Error(`Nobody knows the way from ${labelOf(event)} to ${labelOf(wanted)}`);
  return wanted.detail.parse(Reflect.apply(convert, undefined, [detail]));
}

/** One bus per page (browser) or per request (server). */
export function createBus({ report }: BusOptions): Bus {
  const listeners = new Map<string, Set<Listening>>();
  const last = new Map<string, Sent>();

  /** What a listener gets of what was sent; nothing where no way leads to its version. */
  function understood(sent: Sent, { event }: Listening): { readonly detail: unknown } | undefined {
    if (sent.event.version === event.version) return sent;
    try {
      return { detail: converted(sent, event) };
    } catch (cause) {
      report(`Dropped ${labelOf(sent.event)} for a listener of ${labelOf(event)}`, cause);
      return undefined;
    }
  }

  function deliver(sent: Sent, listening: Listening): void {
    const heard = understood(sent, listening);
    if (!heard) return;
    try {
      Reflect.apply(listening.listener, undefined, [heard.detail]);
    } catch (cause) {
      report(`A listener of ${labelOf(listening.event)} failed`, cause);
    }
  }

  return {
    emit(event, detail) {
      const parsed = event.detail.safeParse(detail);
      if (!parsed.success) return report(`Dropped ${labelOf(event)}: its detail breaks the schema`, parsed.error);
      const sent = { event, detail: parsed.data };
      if (event.replay === 'last') last.set(event.name, sent);
      for (const listening of [...(listeners.get(event.name) ?? [])]) deliver(sent, listening);
    },
    on(event, listener) {
      const mine = listeners.get(event.name) ?? new Set();
      const listening = { event, listener };
      listeners.set(event.name, mine.add(listening));
      const missed = last.get(event.name);
      if (missed) deliver(missed, listening);
      return () => void mine.delete(listening);
    },
  };
}
