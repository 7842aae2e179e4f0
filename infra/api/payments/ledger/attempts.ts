import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../database/database';
import { ATTEMPT_STATES, type AttemptState } from '../../../database/schema/buy-online';
import { query, run } from '../../../database/sql';

const attempt = z.object({
  id: z.string(),
  order_number: z.string(),
  vendor: z.enum(['STRIPE', 'PAYPAL', 'LIQPAY', 'NO_PAYMENT_JAPAN']),
  amount: z.coerce.number(),
  currency: z.string(),
  provider_reference: z.string().nullable(),
  capture_method: z.enum(['automatic', 'manual']),
  hold_token: z.string(),
  state: z.enum(ATTEMPT_STATES),
  /** What of it is back with the customer, by the ledger. */
  refunded: z.coerce.number(),
});
/** An attempt with its present state: the last thing that happened to it. */
export type Attempt = z.output<typeof attempt>;

/** Nothing more happens to these by itself. */
const FINAL = ['paid', 'voided', 'refunded', 'given_up'] as const satisfies readonly AttemptState[];

export function isFinal(state: AttemptState): boolean {
  return FINAL.some((final) => final === state);
}

/** The last state of the attempt `a`. */
export const LAST_STATE = sql`(select state from payment_transitions t where t.attempt_id = a.id order by sequence desc limit 1)`;

/** What of the attempt `a` is back with the customer. */
export const REFUNDED = sql`coalesce((select sum(l.amount) from ledger_entries l
  where l.attempt_id = a.id and l.movement = 'refunded' and l.amount > 0), 0)`;

const COLUMNS = sql`a.id, a.order_number, a.vendor, a.amount, a.currency, a.provider_reference, a.capture_method, a.hold_token, ${LAST_STATE} as state, ${REFUNDED} as refunded`;

async function select(db: Executor, rest: SQL): Promise<Attempt[]> {
  return await query(db, attempt, sql`select ${COLUMNS} from payment_attempts a ${rest}`);
}

export async function findAttempt(db: Executor, id: string): Promise<Attempt | undefined> {
  return (await select(db, sql`where a.id = ${id}`))[0];
}

export async function findAttemptByReference(
  db: Executor,
  vendor: string,
  reference: string,
): Promise<Attempt | undefined> {
  return (await select(db, sql`where a.vendor = ${vendor} and a.provider_reference = ${reference}`))[0];
}

/** Newest first. */
export function attemptsOf(db: Executor, orderNumber: string): Promise<Attempt[]> {
  return select(db, sql`where a.order_number = ${orderNumber} order by a.created_at desc, a.id`);
}

/** Of several orders at once, newest first. */
export function attemptsOfOrders(db: Executor, numbers: readonly string[]): Promise<Attempt[]> {
  return select(db, sql`where a.order_number in ${[...numbers]} order by a.created_at desc, a.id`);
}

/**
 * The attempt, kept from changing until the transaction ends; its state is read after the lock was
 * given.
 */
export async function lockAttempt(db: Executor, id: string): Promise<Attempt | undefined> {
  await run(db, sql`select id from payment_attempts where id = ${id} for update`);
  return findAttempt(db, id);
}

export interface NewAttempt {
  readonly id: string;
  readonly orderNumber: string;
  readonly vendor: string;
  readonly amount: number;
  readonly currency: string;
  readonly captureMethod: 'automatic' | 'manual';
  readonly idempotencyKey: string;
  readonly holdToken: string;
}

export async function addAttempt(db: Executor, given: NewAttempt): Promise<void> {
  await run(
    db,
    sql`insert into payment_attempts (id, order_number, vendor, amount, currency, capture_method, idempotency_key, hold_token)
      values (${given.id}, ${given.orderNumber}, ${given.vendor}, ${given.amount}, ${given.currency},
        ${given.captureMethod}, ${given.idempotencyKey}, ${given.holdToken})`,
  );
  await addTransition(db, given.id, 'created', 'asked for by the visitor');
}

/** Writes what happened to an attempt; call it with the attempt locked. */
export async function addTransition(db: Executor, id: string, state: AttemptState, reason: string): Promise<void> {
  await run(
    db,
    sql`insert into payment_transitions (attempt_id, sequence, state, reason)
      select ${id}, coalesce(max(sequence), 0) + 1, ${state}, ${reason} from payment_transitions where attempt_id = ${id}`,
  );
}

/** The provider's reference, written once. */
export async function setReference(db: Executor, id: string, reference: string): Promise<void> {
  await run(
    db,
    sql`update payment_attempts set provider_reference = ${reference} where id = ${id} and provider_reference is null`,
  );
}
