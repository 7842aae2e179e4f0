import * as z from 'zod/mini';
import { PAYMENT_VENDORS } from '../markets';
import { resource } from '../schema/schema';
import { acceptedTerms } from './accepted-terms';
import { orderChoices } from './order-choices';
import { ORDER_STATES, PAYMENT_STATUSES } from './order-states';
import { compactNumber } from './phone-number';
import { FINANCING_OPTIONS, vehicleLight } from './vehicle';

/** Who orders, as the checkout asks for it; numbers and blanks are normalised on the way. */
export const customer = z.object({
  first_name: z.string().check(z.trim(), z.minLength(1, 'Please enter your first name.'), z.maxLength(80)),
  last_name: z.string().check(z.trim(), z.minLength(1, 'Please enter your last name.'), z.maxLength(80)),
  email: z.string().check(z.trim(), z.maxLength(254), z.email('Please enter a valid e-mail address.')),
  /** E.164 after normalising: `+` and 7 to 15 digits. */
  phone: z.string().check(z.overwrite(compactNumber), z.regex(/^\+?\d{7,15}$/, 'Please enter a valid phone number.')),
  message: z.string().check(z.maxLength(1000)),
});
/** A customer, checked and normalised. */
export type Customer = z.output<typeof customer>;

const reference = z.nullable(z.string().check(z.maxLength(200)));

/**
 * The fields of a buy-online order, by the specification's names. Who holds the hold's `lock_id`
 * may change the order: it is never answered.
 */
export const orderFields = z.object({
  created_at: z.string(),
  order_number: z.string(),
  payment_status: z.enum(PAYMENT_STATUSES),
  /** What a visitor chose on the way; other data is kept as it came. */
  metadata: z._default(z.looseObject(orderChoices.shape), {}),
  paypal_order_id: reference,
  stripe_payment_intent_id: reference,
  liqpay_order_id: reference,
  /** Of the vendors that the hold named. */
  vendor_uuid: z.nullable(z.string().check(z.maxLength(64))),
  lock_id: z.string().check(z.maxLength(80)),
  rdx_forms_lead_id: z.nullable(z.string().check(z.maxLength(80))),
  lead_attributes: z.nullable(z.record(z.string().check(z.maxLength(80)), z.unknown())),
  vehicle_id: z.string(),
  vehicle_vin: z.nullable(z.string()),
  /** Of a vehicle that was built in the configurator, else null. */
  config_url: z.nullable(z.string().check(z.minLength(1), z.maxLength(2000))),
  finance_option: z.nullable(z.enum(FINANCING_OPTIONS)),
  confirmation_by_link: z._default(z.boolean(), false),
  customer_email: z.nullable(z.string()),
  locale: z._default(z.string().check(z.maxLength(20)), 'en'),
});

/**
 * What can happen to an order that its visitor is told of: its own states, and what became of the
 * money.
 */
export const ORDER_EVENTS = [
  ...ORDER_STATES,
  'money_on_hold',
  'money_taken',
  'money_let_go',
  'refund_asked',
  'money_given_back',
] as const;
/** The name of something that happened to an order or its money. */
export type OrderEventName = (typeof ORDER_EVENTS)[number];

/**
 * One line of an order's history, in the words of the order's language: a page writes `text` as it
 * stands.
 */
export const orderHistoryEntry = z.object({
  at: z.string(),
  what: z.enum(ORDER_EVENTS),
  text: z.string(),
  /** Of money, in major units of the order's currency; else null. */
  amount: z.nullable(z.number()),
});
/** One line of an order's history, as its visitor reads it. */
export type OrderHistoryEntry = z.output<typeof orderHistoryEntry>;

const { lock_id, lead_attributes, ...answered } = orderFields.shape;

/**
 * Amounts are in major units of the currency. Vendor, finance option and customer are null until
 * the order was posted.
 */
export const order = resource(
  'order',
  z.string(),
  z.object({
    ...answered,
    /** As it was kept, whatever choices there are today. */
    metadata: z.looseObject({ trade_in: z.optional(z.unknown()) }),
    state: z.enum(ORDER_STATES),
    payment_vendor: z.nullable(z.enum(PAYMENT_VENDORS)),
    confirmed_at: z.nullable(z.string()),
    /**
     * Until when the link that was sent has to be opened, else the order ends; null where none is
     * waited for.
     */
    confirm_until: z.nullable(z.string()),
    /** What the visitor agreed to, and when. */
    accepted_terms: z.array(acceptedTerms),
    amount: z.number(),
    /** How much of it was given back. */
    refunded: z.number(),
    currency: z.string(),
    /** Oldest first. */
    history: z.array(orderHistoryEntry),
    vehicle: z.object({
      id: z.string(),
      title: z.string(),
      /** Missing in old orders, which have `title` alone. */
      title_parts: z.optional(
        z.pick(vehicleLight.shape.attributes, {
          production_year: true,
          state: true,
          brand: true,
          model: true,
          color_name: true,
          drivetrain: true,
          version: true,
        }),
      ),
      vin: z.nullable(z.string()),
      slug: z.string(),
      photo: z.nullable(z.string()),
      /** The photo's colours from top to bottom, `#112,#456,#122`, where they are known. */
      photo_blur: z.optional(z.string()),
      price: z.nullable(z.number()),
    }),
    retailer: z.object({
      name: z.string(),
      address: z.string(),
      city: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
    customer: z.nullable(
      z.object({
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        phone: z.string(),
        message: z.string(),
      }),
    ),
  }),
);
/** An order as its visitor sees it. */
export type Order = z.output<typeof order>;
