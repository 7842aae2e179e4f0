/** Nothing is done, and the caller hears of it. */
const BEFORE = ['unreachable', 'error-500', 'error-429', 'garbage'] as const;
/** The work is done, and the caller does not hear of it. */
const AFTER = ['time-out', 'error-500-after', 'garbage-after'] as const;
/** How the visitor's payment ends, whatever it is paid with. */
const OUTCOMES = ['decline', 'challenge', 'wrong-amount'] as const;
const OF_WEBHOOKS = ['late-webhook', 'duplicate-webhook', 'lost-webhook'] as const;

export const FAULTS = [...BEFORE, ...AFTER, ...OUTCOMES, ...OF_WEBHOOKS] as const;
export type Fault = (typeof FAULTS)[number];
export type FaultBefore = (typeof BEFORE)[number];
export type FaultAfter = (typeof AFTER)[number];
export type WebhookFault = (typeof OF_WEBHOOKS)[number];

/** What each does, for those who read it. */
export const FAULT_MEANINGS = {
  unreachable: 'the connection is cut, nothing is done',
  'error-500': 'answers 500, nothing is done',
  'error-429': 'answers 429, nothing is done',
  garbage: 'answers HTML in the place of JSON, nothing is done',
  'time-out': 'the work is done, the answer never comes',
  'error-500-after': 'the work is done, the answer is 500',
  'garbage-after': 'the work is done, the answer is HTML',
  decline: 'the next payment is declined, whatever it is paid with',
  challenge: 'the next payment asks the person for a confirmation of the bank',
  'wrong-amount': 'the payment is made with another amount',
  'late-webhook': 'the event waits for its release, or 10 s',
  'duplicate-webhook': 'the event comes twice',
  'lost-webhook': 'the event never comes, unless it is sent again by hand',
} as const satisfies Record<Fault, string>;

interface PlannedFault {
  readonly fault: Fault;
  /**
   * The operation that fails, e.g. `payment_intents.capture`, or the type of an event; every one
   * when left out.
   */
  readonly operation?: string | undefined;
}

export interface Faults {
  plan(planned: PlannedFault, times: number): void;
  /** Takes the next planned fault of these kinds for an operation. */
  take<F extends Fault>(operation: string, kinds: readonly F[]): F | undefined;
  takeBefore(operation: string): FaultBefore | undefined;
  takeAfter(operation: string): FaultAfter | undefined;
  takeForWebhook(type: string): WebhookFault | undefined;
  clear(): void;
  list(): readonly PlannedFault[];
}

export function isFault(text: unknown): text is Fault {
  return FAULTS.some((fault) => fault === text);
}

/** Narrows a fault to some kinds. */
export function isOneOf<F extends Fault>(fault: Fault, kinds: readonly F[]): fault is F {
  return kinds.some((kind) => kind === fault);
}

export function isBefore(fault: Fault | undefined): fault is FaultBefore {
  return fault !== undefined && isOneOf(fault, BEFORE);
}

export function isAfter(fault: Fault | undefined): fault is FaultAfter {
  return fault !== undefined && isOneOf(fault, AFTER);
}

/** Faults asked for by `/control`, used up one by one in the order in which they were asked for. */
export function createFaults(): Faults {
  const queue: PlannedFault[] = [];

  function take<F extends Fault>(operation: string, kinds: readonly F[]): F | undefined {
    for (const [index, planned] of queue.entries()) {
      if ((planned.operation ?? operation) !== operation || !isOneOf(planned.fault, kinds)) continue;
      queue.splice(index, 1);
      return planned.fault;
    }
    return undefined;
  }

  return {
    plan(planned, times) {
      for (let left = times; left > 0; left -= 1) queue.push(planned);
    },
    take,
    takeBefore: (operation) => take(operation, BEFORE),
    takeAfter: (operation) => take(operation, AFTER),
    takeForWebhook: (type) => take(type, OF_WEBHOOKS),
    clear() {
      queue.length = 0;
    },
    list: () => [...queue],
  };
}
