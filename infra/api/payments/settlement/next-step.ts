import { canBecome, isEnded, isOpen, isSecured, type OrderState } from '@showroom/contracts/entities/order-states';
import type { AttemptState } from '../../../database/schema/buy-online';
import type { Observed } from '../providers/port';

export interface Facts {
  readonly attempt: {
    readonly state: AttemptState;
    readonly amount: number;
    readonly currency: string;
    /** `manual`: the money stays on hold until the retailer takes it. */
    readonly capture: 'automatic' | 'manual';
    /** A later payment of the same order was begun: this one shall not be paid any more. */
    readonly isSuperseded: boolean;
  };
  readonly observed: Observed;
  readonly order: OrderState;
  /** Whether the order waits for the link that the customer was sent. */
  readonly awaitsLink: boolean;
  /**
   * Whether the vehicle is or can still become this order's: the hold is its own and nothing else
   * took the vehicle.
   */
  readonly claim: 'ours' | 'lost';
  /** The time is up: what is not paid yet shall not be paid any more. */
  readonly isOver: boolean;
  /** A part of the money is to go back and has not. */
  readonly isPartOwed: boolean;
}

export interface Step {
  /** Written into the ledger unless it is the state already. */
  readonly state?: AttemptState;
  readonly reason?: string;
  readonly order?: 'reserved' | 'paid' | 'confirmed' | 'cancelled' | 'expired' | 'failed';
  /** What the provider is asked to do afterwards. */
  readonly act?: 'capture' | 'void' | 'refund' | 'refundPart';
}

/**
 * The state machine of a payment: what follows from what the provider says and from what we know.
 * Pure, and the same in any order of events.
 */
export function nextStep(facts: Facts): Step {
  const { attempt, observed } = facts;
  if (attempt.state === 'voided') return afterwards(observed.status);
  if (isStale(attempt.state, observed.status)) return {};
  switch (observed.status) {
    case 'open':
    case 'declined':
      return whileUnpaid(facts);
    case 'authorised':
      return onHold(facts);
    case 'paid':
      return taken(facts);
    case 'void':
      return { state: 'voided', reason: 'the provider let the payment go', ...closing(facts) };
    case 'refunding':
      return { state: 'refunding', reason: 'the provider is giving the money back', ...closing(facts) };
    case 'refunded':
      return { state: 'refunded', reason: 'all of its money was given back', ...closing(facts), ...undone(facts) };
  }
}

/**
 * What was let go can still be paid where a provider cannot refuse: that goes back too. For an
 * answer that is only old it changes nothing.
 */
function afterwards(observed: Observed['status']): Step {
  if (observed === 'authorised') return { act: 'void' };
  return observed === 'paid' ? { act: 'refund' } : {};
}

/**
 * Money that was taken is never only held again, or was never there: such an answer is older than
 * what we know.
 */
function isStale(known: AttemptState, observed: Observed['status']): boolean {
  switch (known) {
    case 'refunded':
      return true;
    case 'paid':
    case 'refunding':
    case 'given_up':
      return observed !== 'paid' && observed !== 'refunding' && observed !== 'refunded';
    case 'authorised':
      return observed === 'open' || observed === 'declined';
    default:
      return false;
  }
}

function whileUnpaid(facts: Facts): Step {
  const { attempt, observed, isOver } = facts;
  const refusal = refusalOf(facts, false) ?? (isOver ? 'the time is up' : undefined);
  if (refusal) return { state: 'voiding', reason: refusal, act: 'void', ...closing(facts) };
  if (observed.status === 'declined') return { state: 'declined', reason: 'the card was declined' };
  return attempt.state === 'created' ? { state: 'pending', reason: 'waits for the visitor' } : {};
}

function onHold(facts: Facts): Step {
  const refusal = refusalOf(facts, true);
  if (refusal) return { state: 'voiding', reason: refusal, act: 'void', ...closing(facts) };
  const held = { state: 'authorised', reason: 'the provider holds the money' } as const;
  // What is not confirmed by its link may still end by itself: then there must be nothing to give
  // back.
  if (facts.attempt.capture === 'automatic' && !facts.awaitsLink) return { ...held, act: 'capture' };
  return facts.order === 'awaiting_payment' ? { ...held, order: 'reserved' } : held;
}

function taken(facts: Facts): Step {
  const { attempt, order, awaitsLink } = facts;
  if (attempt.state === 'paid' && !isEnded(order)) return facts.isPartOwed ? { act: 'refundPart' } : {};
  // It was asked for long enough: a person asks again.
  if (attempt.state === 'given_up') return {};
  const refusal = refusalOf(facts, true);
  if (refusal) return { state: 'refunding', reason: refusal, act: 'refund', ...closing(facts) };
  const paid = { state: 'paid', reason: 'the provider took the money' } as const;
  const next = awaitsLink ? (attempt.amount === 0 ? 'reserved' : 'paid') : 'confirmed';
  return canBecome(order, next) ? { ...paid, order: next } : paid;
}

/** Why money must not come or be kept, or undefined. */
function refusalOf({ attempt, observed, order, claim }: Facts, isMoney: boolean): string | undefined {
  if (isMoney && (observed.amount !== attempt.amount || observed.currency !== attempt.currency)) {
    return 'amount or currency is not what was asked';
  }
  if (attempt.state === 'voiding' || attempt.state === 'refunding') return 'it was to be let go';
  if (isEnded(order)) return `the order is ${order}`;
  if (attempt.isSuperseded) return 'another payment was begun';
  if (claim === 'lost') return 'the vehicle is gone';
  return isMoney && order === 'initialized' ? 'the order was not completed' : undefined;
}

/** Without money there is no reservation, wherever it was given back. */
function undone({ attempt, order }: Facts): Pick<Step, 'order'> {
  return isSecured(order) && !attempt.isSuperseded ? { order: 'cancelled' } : {};
}

/**
 * An open order ends when its vehicle is gone or its time is up; a reserved one when its money is
 * gone.
 */
function closing({ attempt, order, claim, isOver, observed }: Facts): Pick<Step, 'order'> {
  if (attempt.isSuperseded || isEnded(order)) return {};
  if (!isOpen(order)) return order === 'reserved' && observed.status === 'void' ? { order: 'expired' } : {};
  const isMoney = observed.status === 'authorised' || observed.status === 'paid';
  if (claim === 'lost') return { order: isMoney ? 'failed' : 'cancelled' };
  return isOver && !isMoney ? { order: 'expired' } : {};
}
