import type { Customer } from '@showroom/contracts/entities/order';
import { ORDER_STATES } from '@showroom/contracts/entities/order-states';
import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import type { TitleParts } from '@showroom/contracts/entities/vehicle-title';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { time } from './columns';

/** Who may reserve a vehicle at the moment: one row per vehicle, taken in one statement. */
export const holds = pgTable(
  'holds',
  {
    /**
     * A vehicle of the stock; one that is still to be built is held by each visitor for themselves
     * (see `heldKey`).
     */
    vehicle_id: text('vehicle_id').primaryKey(),
    /** Of a vehicle that is still to be built. */
    config_url: text('config_url'),
    /** A visitor's id; never something that somebody typed. */
    owner: text('owner').notNull(),
    /** Where it was taken from, as a hash; null on one's own machine. */
    network: text('network'),
    /** The `lock_id` of the calls. */
    token: text('token').notNull(),
    taken_at: time('taken_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
    max_expires_at: time('max_expires_at').notNull(),
    extended: integer('extended').notNull().default(0),
    /**
     * A payment that is not settled yet: until then nobody else takes the vehicle, whatever the
     * clock says.
     */
    paying_attempt: text('paying_attempt'),
    /** The order that has secured the vehicle; from then on the hold stays. */
    order_number: text('order_number'),
  },
  (table) => [
    uniqueIndex('holds_token').on(table.token),
    index('holds_owner').on(table.owner),
    index('holds_network').on(table.network),
    index('holds_configuration').on(table.owner, table.config_url),
  ],
);

/** History of holds; append-only. */
export const holdEvents = pgTable(
  'hold_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    vehicle_id: text('vehicle_id').notNull(),
    token: text('token').notNull(),
    what: text('what', { enum: ['taken', 'entered', 'released', 'lapsed', 'kept', 'handed_over'] }).notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [index('hold_events_vehicle').on(table.vehicle_id)],
);

/**
 * A key of a caller, what it asked for and what came of it: the same key never does a thing twice.
 */
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
    /** In English, as the desk and systems behind us read it. */
    readonly title: string;
    /** For the languages of visitors; missing in orders from before these were kept. */
    readonly title_parts?: TitleParts;
    readonly vin: string | null;
    readonly slug: string;
    /** Path without size and extension, or an absolute address. */
    readonly photo: string | null;
    /** Its colours from top to bottom, where they are known. */
    readonly photo_blur?: string;
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
    /** What its hold is keyed by: the vehicle, but for one that is still to be built. */
    held_id: text('held_id').notNull(),
    config_url: text('config_url'),
    listing: text('listing').notNull(),
    owner: text('owner').notNull(),
    hold_token: text('hold_token').notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull().default('initialized'),
    /** Vendor, finance option and customer are null until the order was posted. */
    payment_vendor: text('payment_vendor', { enum: ['STRIPE', 'PAYPAL', 'LIQPAY', 'NO_PAYMENT_JAPAN'] }),
    vendor_uuid: text('vendor_uuid'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    finance_option: text('finance_option', { enum: ['purchase', 'lease', 'subscribe'] }),
    customer: jsonb('customer').$type<Customer>(),
    subject: jsonb('subject').$type<OrderSubject>().notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    rdx_forms_lead_id: text('rdx_forms_lead_id'),
    lead_attributes: jsonb('lead_attributes').$type<Record<string, unknown>>(),
    confirmation_by_link: boolean('confirmation_by_link').notNull().default(false),
    /** When the link of `confirmation_by_link` was opened. */
    link_confirmed_at: time('link_confirmed_at'),
    locale: text('locale').notNull().default('en'),
    created_at: time('created_at').notNull().defaultNow(),
    /** When the vehicle became its own. */
    reserved_at: time('reserved_at'),
    confirmed_at: time('confirmed_at'),
    closed_at: time('closed_at'),
    /** What the vehicle was before, and is again when the order ends. */
    status_before: text('status_before', { enum: VEHICLE_STATUSES }),
  },
  (table) => [
    uniqueIndex('orders_one_per_held').on(table.held_id).where(sql`state in ('reserved', 'paid', 'confirmed')`),
    uniqueIndex('orders_one_open_per_hold')
      .on(table.hold_token)
      .where(sql`state in ('initialized', 'awaiting_payment')`),
    index('orders_owner').on(table.owner),
    index('orders_held').on(table.held_id),
    index('orders_lead').on(table.rdx_forms_lead_id),
    index('orders_created').on(table.created_at),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** Every state that an order was in, in order; append-only. */
export const orderTransitions = pgTable(
  'order_transitions',
  {
    order_number: text('order_number')
      .notNull()
      .references(() => orders.number),
    sequence: integer('sequence').notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    reason: text('reason').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.order_number, table.sequence] })],
);

/**
 * The ledger of payment attempts: append-only, but for the provider's reference, which is written
 * once.
 */
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
    /** `manual`: the money stays on hold until the retailer takes it. */
    capture_method: text('capture_method', { enum: ['automatic', 'manual'] })
      .notNull()
      .default('automatic'),
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
  'given_up',
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
