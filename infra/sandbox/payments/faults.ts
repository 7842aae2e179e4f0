import { createFaults as createQueue, type Faults as Queue } from '../faults';

/** Nothing is done, and the caller hears of it. */
export const BEFORE = ['unreachable', 'error-500', 'error-429', 'garbage'] as const;
/** The work is done, and the caller does not hear of it. */
export const AFTER = ['time-out', 'error-500-after', 'garbage-after'] as const;
/** How the visitor's payment ends, whatever it is paid with. */
const OUTCOMES = ['decline', 'challenge', 'wrong-amount'] as const;
export const OF_WEBHOOKS = ['late-webhook', 'duplicate-webhook', 'lost-webhook'] as const;

export const FAULTS = [...BEFORE, ...AFTER, ...OUTCOMES, ...OF_WEBHOOKS] as const;
export type Fault = (typeof FAULTS)[number];
export type WebhookFault = (typeof OF_WEBHOOKS)[number];
export type Faults = Queue<Fault>;

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

export const createFaults = () => createQueue<Fault>();
