import type { AttemptState } from '../../../database/schema/buy-online';
import type { Observed } from '../payment/port';

export interface Facts {
  readonly attempt: { readonly state: AttemptState; readonly amount: number; readonly currency: string };
  readonly observed: Observed;
  readonly order: 'awaiting_payment' | 'confirmed' | 'cancelled' | 'expired';
  /** Whether the vehicle can still become this order's: the hold is its own and nothing else took the vehicle. */
  readonly claim: 'ours' | 'lost';
  /** The time is up: what is not paid yet shall not be paid any more. */
  readonly isOver: boolean;
}

export interface Step {
  /** Written into the ledger unless it is the state already. */
  readonly state?: AttemptState;
  readonly reason?: string;
  readonly order?: 'confirmed' | 'cancelled' | 'expired';
  /** What the provider is asked to do afterwards. */
  readonly act?: 'capture' | 'void' | 'refund';
}

/** The state machine of a payment: what follows from what the provider says and from what we know. Pure, and the same in any order of events. */
export function nextStep(facts: Facts): Step {
  const { attempt, observed } = facts;
  switch (observed.status) {
    case 'open':
    case 'declined':
      return whileUnpaid(facts);
    case 'authorised': {
      const refusal = refusalOf(facts);
      if (refusal) return { state: 'voiding', reason: refusal, act: 'void', ...closing(facts) };
      return { state: 'authorised', reason: 'the provider holds the money', act: 'capture' };
    }
    case 'paid': {
      if (attempt.state === 'paid') return {};
      const refusal = refusalOf(facts);
      if (refusal) return { state: 'refunding', reason: refusal, act: 'refund', ...closing(facts) };
      return { state: 'paid', reason: 'the provider took the money', order: 'confirmed' };
    }
    case 'void':
      return { state: 'voided', reason: 'the provider let the payment go', ...closing(facts) };
    case 'refunding':
      return { state: 'refunding', reason: 'the provider is giving the money back', ...closing(facts) };
    case 'refunded':
      return { state: 'refunded', reason: 'the provider gave the money back', ...closing(facts) };
  }
}

function whileUnpaid(facts: Facts): Step {
  const { attempt, observed, order, claim, isOver } = facts;
  if (order !== 'awaiting_payment' || claim === 'lost' || isOver) {
    const reason =
      order !== 'awaiting_payment' ? `the order is ${order}` : isOver ? 'the time is up' : 'the vehicle is gone';
    return { state: 'voiding', reason, act: 'void', ...closing(facts) };
  }
  if (observed.status === 'declined') return { state: 'declined', reason: 'the card was declined' };
  return attempt.state === 'created' ? { state: 'pending', reason: 'waits for the visitor' } : {};
}

/** Why money must not be kept, or undefined. */
function refusalOf({ attempt, observed, order, claim }: Facts): string | undefined {
  if (observed.amount !== attempt.amount || observed.currency !== attempt.currency) {
    return 'amount or currency is not what was asked';
  }
  if (order !== 'awaiting_payment') return `the order is ${order}`;
  return claim === 'lost' ? 'the vehicle is gone' : undefined;
}

/** An open order ends when its vehicle is gone or its time is up. */
function closing({ order, claim, isOver, observed }: Facts): Pick<Step, 'order'> {
  if (order !== 'awaiting_payment') return {};
  if (claim === 'lost') return { order: 'cancelled' };
  return isOver && observed.status !== 'authorised' && observed.status !== 'paid' ? { order: 'expired' } : {};
}
