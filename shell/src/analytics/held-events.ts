import type { ConsentScope, ConsentSource } from '@showroom/contracts/entities/consent';

interface Scoped {
  readonly scope: ConsentScope;
}

/** A visitor who never answers keeps no more than this. */
const MOST_HELD = 100;

export interface HeldEvents<E extends Scoped> {
  readonly add: (event: E) => void;
  readonly stop: () => void;
}

/**
 * Passes events on once their scope is consented to: they wait while a visitor is asked, and are
 * dropped when it is refused.
 */
export function createHeldEvents<E extends Scoped>(consent: ConsentSource, write: (event: E) => void): HeldEvents<E> {
  let held: readonly E[] = [];
  function add(event: E): void {
    const { status, allows } = consent.get();
    if (allows([event.scope])) write(event);
    else if (status === 'pending' || status === 'unknown') held = [...held, event].slice(-MOST_HELD);
  }
  function release(): void {
    const waiting = held;
    held = [];
    for (const event of waiting) add(event);
  }
  return { add, stop: consent.subscribe(release) };
}
