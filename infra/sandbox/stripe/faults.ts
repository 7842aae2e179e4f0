export const FAULTS = ['time-out', 'error-500', 'late-webhook', 'duplicate-webhook', 'wrong-amount'] as const;
export type Fault = (typeof FAULTS)[number];

interface PlannedFault {
  readonly fault: Fault;
  /** The operation that fails, e.g. `payment_intents.capture`; every one when left out. */
  readonly operation?: string | undefined;
}

export interface Faults {
  plan(planned: PlannedFault, times: number): void;
  /** Takes the next planned fault of these kinds for an operation. */
  take(operation: string, kinds: readonly Fault[]): Fault | undefined;
  clear(): void;
  list(): readonly PlannedFault[];
}

export function isFault(text: unknown): text is Fault {
  return FAULTS.some((fault) => fault === text);
}

/** Faults asked for by `/control`, used up one by one in the order in which they were asked for. */
export function createFaults(): Faults {
  const queue: PlannedFault[] = [];
  return {
    plan(planned, times) {
      for (let left = times; left > 0; left -= 1) queue.push(planned);
    },
    take(operation, kinds) {
      const index = queue.findIndex(
        (planned) => kinds.includes(planned.fault) && (planned.operation ?? operation) === operation,
      );
      return index < 0 ? undefined : queue.splice(index, 1)[0]?.fault;
    },
    clear() {
      queue.length = 0;
    },
    list: () => [...queue],
  };
}
