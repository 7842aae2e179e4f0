import type { Customer } from '@showroom/contracts/entities/order';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Who may reserve a vehicle at the moment: one row per vehicle, taken in one statement. */
export const holds = pgTable(
  'holds',
  {
    vehicle_id: text('vehicle_id').primaryKey(),
    /** A visitor's id; never something that somebody typed. */
    owner: text('owner').notNull(),
    /** The `lock_id` of the calls. */
    token: text('token').notNull(),
    taken_at: time('taken_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
    max_expires_at: time('max_expires_at').notNull(),
    extended: integer('extended').notNull().default(0),
    /** A payment that is not settled yet: until then nobody else takes the vehicle, whatever the clock says. */
    paying_attempt: text('paying_attempt'),
    /** The confirmed order; from then on the hold stays. */
    order_number: text('order_number'),
  },
  (table) => [uniqueIndex('holds_token').on(table.token), index('holds_owner').on(table.owner)],
);

/** History of holds; append-only. */
export const holdEvents = pgTable(
  'hold_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    vehicle_id: text('vehicle_id').notNull(),
    token: text('token').notNull(),
    what: text('what', { enum: ['taken', 'entered', 'released', 'lapsed', 'kept'] }).notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [index('hold_events_vehicle').on(table.vehicle_id)],
);

/** A key of a caller, what it asked for and what came of it: the same key never does a thing twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text('caller').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    resource: text('resource').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.call, table.key] })],
);

/** What the order was about, as it was then. */
export interface OrderSubject {
  readonly vehicle: {
    readonly title: string;
    readonly vin: string | null;
    readonly slug: string;
    /** Path without size and extension, or an absolute address. */
    readonly photo: string | null;
    /** Minor units. */
    readonly price: number | null;
  };
  readonly retailer: {
    readonly name: string;
    readonly address: string;
    readonly city: string;
    readonly phone: string;
    readonly email: string;
  };
}

/** Amounts are whole minor units of `currency`. */
export const orders = pgTable(
  'orders',
  {
    number: text('number').primaryKey(),
    vehicle_id: text('vehicle_id').notNull(),
    listing: text('listing').notNull(),
    owner: text('owner').notNull(),
    hold_token: text('hold_token').notNull(),
    state: text('state', { enum: ['awaiting_payment', 'confirmed', 'cancelled', 'expired'] })
      .notNull()
      .default('awaiting_payment'),
    payment_vendor: text('payment_vendor', { enum: ['STRIPE', 'PAYPAL', 'LIQPAY', 'NO_PAYMENT_JAPAN'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    finance_option: text('finance_option', { enum: ['purchase', 'lease', 'subscribe'] }).notNull(),
    customer: jsonb('customer').$type<Customer>().notNull(),
    subject: jsonb('subject').$type<OrderSubject>().notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    locale: text('locale').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
    confirmed_at: time('confirmed_at'),
    closed_at: time('closed_at'),
  },
  (table) => [
    uniqueIndex('orders_one_per_vehicle').on(table.vehicle_id).where(sql`state = 'confirmed'`),
    uniqueIndex('orders_one_open_per_hold').on(table.hold_token).where(sql`state = 'awaiting_payment'`),
    index('orders_owner').on(table.owner),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** The ledger of payment attempts: append-only, but for the provider's reference, which is written once. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /** Also our idempotency key at the provider. */
    id: text('id').primaryKey(),
    order_number: text('order_number')
      .notNull()
      .references(() => orders.number),
    vendor: text('vendor').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    provider_reference: text('provider_reference'),
    hold_token: text('hold_token').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payment_attempts_key').on(table.idempotency_key),
    uniqueIndex('payment_attempts_reference').on(table.vendor, table.provider_reference),
    index('payment_attempts_order').on(table.order_number),
  ],
);

export const ATTEMPT_STATES = [
  'created',
  'pending',
  'declined',
  'authorised',
  'paid',
  'voiding',
  'voided',
  'refunding',
  'refunded',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What happened to an attempt, in order; append-only. The last one is its state. */
export const paymentTransitions = pgTable(
  'payment_transitions',
  {
    attempt_id: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    sequence: integer('sequence').notNull(),
    state: text('state', { enum: ATTEMPT_STATES }).notNull(),
    reason: text('reason').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.attempt_id, table.sequence] })],
);

/** What providers told us, once each; append-only. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    event_id: text('event_id').notNull(),
    type: text('type').notNull(),
    reference: text('reference').notNull(),
    received_at: time('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.event_id] })],
);
