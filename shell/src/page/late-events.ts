import type { Bus } from '@showroom/contracts/bus';

/** Events that somebody hears only once they are sent: their schemas would bring 10 kB. */
const LATE: readonly string[] = ['modal:video', 'modal:form', 'block:reload', 'fab:content'];
/** Events that whoever counts them hears after the page has loaded. */
export const COUNTED: readonly string[] = ['analytics:event'];

/** Holds what is sent before the code of its listeners is there. */
export interface LateEvents {
  /** Passes on everything, and holds what is late. */
  readonly bus: Bus;
  /** Calls whenever something is held, and at once if something is. Returns the way to stop. */
  readonly onHeld: (listener: () => void) => () => void;
  /** Sends what is held; from here on nothing is. */
  readonly deliver: () => void;
}

/** A page that asks for nothing of it fetches no listener. */
export function createLateEvents(bus: Bus, names = LATE): LateEvents {
  let held: (() => void)[] | undefined = [];
  let onHeld: (() => void) | undefined;
  return {
    bus: {
      ...bus,
      emit(event, detail) {
        if (!held || !names.includes(event.name)) return bus.emit(event, detail);
        held.push(() => bus.emit(event, detail));
        onHeld?.();
      },
    },
    onHeld(listener) {
      onHeld = listener;
      if (held?.length) listener();
      return () => {
        onHeld = undefined;
      };
    },
    deliver() {
      const sent = held;
      held = undefined;
      for (const send of sent ?? []) send();
    },
  };
}
