import type { Bus } from '@showroom/contracts/bus';

/** Events whose listeners come when they are needed: their schemas would bring 10 kB. */
interface LateNames {
  /** Wait, once they are sent, for whoever hears them. */
  readonly held: readonly string[];
  /** Are sent only where somebody waits for them. */
  readonly awaited: readonly string[];
}

/** What blocks ask of the shell. */
const ASKED: LateNames = { held: ['modal:video', 'modal:form', 'block:reload', 'fab:content'], awaited: [] };
/** What is counted of a page, and whether it was. */
export const COUNTED: LateNames = { held: ['analytics:event'], awaited: ['analytics:ready'] };

/** A visitor who never answers keeps no more than this. */
const MOST_HELD = 100;

/** Holds what is sent before the code of its listeners is there. */
export interface LateEvents {
  /** Passes on everything, and holds what is late. */
  readonly bus: Bus;
  /** Calls whenever something is held, and at once if something is. Returns the way to stop. */
  readonly onHeld: (listener: () => void) => () => void;
  /** Calls whenever somebody waits, and at once if somebody does. Returns the way to stop. */
  readonly onAwaited: (listener: () => void) => () => void;
  /** Does something in its turn: after what is held, else at once. */
  readonly inTurn: (action: () => void) => void;
  /** Sends what is held; from here on nothing is. */
  readonly deliver: () => void;
}

/** A page that asks for nothing of it fetches no listener. */
export function createLateEvents(bus: Bus, names = ASKED): LateEvents {
  let held: (() => void)[] | undefined = [];
  const sent = createSign();
  const awaited = createSign();

  function inTurn(action: () => void): void {
    if (held) held = [...held, action].slice(-MOST_HELD);
    else action();
  }

  return {
    bus: {
      ...bus,
      emit(event, detail) {
        if (!held || !names.held.includes(event.name)) return bus.emit(event, detail);
        inTurn(() => bus.emit(event, detail));
        sent.give();
      },
      on(event, listener) {
        if (names.awaited.includes(event.name)) awaited.give();
        return bus.on(event, listener);
      },
    },
    onHeld: sent.follow,
    onAwaited: awaited.follow,
    inTurn,
    deliver() {
      const waiting = held;
      held = undefined;
      for (const act of waiting ?? []) act();
    },
  };
}

/** Something that one listener hears of, also when it was given before. */
function createSign() {
  let isGiven = false;
  let listener: (() => void) | undefined;
  return {
    give() {
      isGiven = true;
      listener?.();
    },
    follow(next: () => void) {
      listener = next;
      if (isGiven) next();
      return () => {
        listener = undefined;
      };
    },
  };
}
