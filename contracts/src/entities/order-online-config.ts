import * as z from 'zod/mini';
import { PAYMENT_VENDORS } from '../markets';

/** The pages of the order, each with a configuration of its own. */
export const ORDER_ONLINE_CONFIG_TYPES = [
  'order_online',
  'order_online_steps_page',
  'order_online_checkout_page',
  'order_online_success_page',
  'order_online_confirmation_error_page',
  'order_online_reservation_failure_page',
] as const;
/** The configuration of one page of the order. */
export type OrderOnlineConfigType = (typeof ORDER_ONLINE_CONFIG_TYPES)[number];

/** The same pages in the configurator journey. */
export const CONFIGURATOR_CONFIG_TYPES = [
  'config_order_online',
  'config_order_online_steps_page',
  'config_order_online_checkout_page',
  'config_order_online_success_page',
  'config_order_online_confirmation_error_page',
  'config_order_online_reservation_failure_page',
] as const satisfies readonly `config_${OrderOnlineConfigType}`[];

/** Steps that an order can have, each with a component of its own. */
export const STEP_TYPES = ['payment_option', 'trade_in', 'service_pack', 'appointment', 'location'] as const;
/** The type of one step. */
export type StepType = (typeof STEP_TYPES)[number];

const title = z.string().check(z.maxLength(200));
const html = z.string().check(z.maxLength(50_000));

/** One tab of the steps page. A step that is not required may be passed without a choice. */
export const stepConfiguration = z.object({ type: z.enum(STEP_TYPES), title, required: z.boolean() });
/** A step as a company configured it. */
export type StepConfiguration = z.output<typeof stepConfiguration>;

/** Leads on from a page; `retry` begins anew with the same vehicle, `stock` looks for others. */
const pageButton = z.object({
  action: z.enum(['retry', 'stock', 'home', 'link', 'call', 'email']),
  label: z.string().check(z.maxLength(80)),
  kind: z.enum(['primary', 'secondary', 'tertiary']),
  url: z.optional(z.string().check(z.maxLength(2000))),
});
/** A button of a page of the order. */
export type PageButton = z.output<typeof pageButton>;

/** What a company says about prices and words of the whole order. */
export const orderOnlineContent = z.object({
  prices: z.optional(
    z.object({
      /** Fee of a configurator vehicle, in major units. */
      reservation_fee: z.nullable(z.number()),
      /** Prices of configurator vehicles are gross with it, net without. */
      include_tax: z.boolean(),
    }),
  ),
  /**
   * Words of the summary before the checkout in place of the built-in ones, by name: `continue`,
   * `whatItMeans`, `heldForYou`.
   */
  texts: z.record(z.string(), z.string()),
});
/** A company's prices and words of the order. */
export type OrderOnlineContent = z.output<typeof orderOnlineContent>;

/** The steps page: its words, its tabs in order, and what stands there without a vehicle. */
export const stepsPageContent = z.object({
  title,
  html,
  steps: z.array(stepConfiguration).check(z.maxLength(20)),
  /** What is said where no vehicle is named. */
  empty: z._default(z.nullable(z.object({ title, html, buttons: z.array(pageButton).check(z.maxLength(4)) })), null),
});
/** A company's steps page. */
export type StepsPageContent = z.output<typeof stepsPageContent>;

/** Parts of the checkout that ask nothing by themselves: no screens unless a company says so. */
const EXTRA_SCREENS = ['hold', 'details', 'terms'] as const;

/** The checkout: its terms, how customers are verified, and how they pay. */
export const checkoutPageContent = z.object({
  title,
  /**
   * What has a screen of its own: a dialog that says that the hold began, what a reservation means,
   * the terms. Without it the hold is a line in the header and the terms stand below the form.
   */
  extra_screens: z._default(z.array(z.enum(EXTRA_SCREENS)), []),
  /** What the visitor accepts before an order is placed. */
  terms: z.object({ title, html, label: z.string().check(z.maxLength(500)) }),
  /** Whether the phone is verified by a code. */
  authentication: z.boolean(),
  /** Payments rest on hold until an editor captures them. */
  capture_on_hold: z.boolean(),
  /** An order is confirmed by a link that is sent by e-mail. */
  confirmation_by_link: z.boolean(),
  /** In the order in which they are offered; the market's own where there are none. */
  vendors: z.array(
    z.object({
      /** Compared in upper case with the vendors of payments. */
      type: z.string().check(z.refine((type) => PAYMENT_VENDORS.some((vendor) => vendor === type.toUpperCase()))),
      uuid: z.optional(z.string().check(z.maxLength(64))),
    }),
  ),
});
/** A company's checkout. */
export type CheckoutPageContent = z.output<typeof checkoutPageContent>;

/** The page after a reservation. */
export const successPageContent = z.object({
  title,
  html,
  /** What happens next, one after the other. */
  next_steps: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(10)),
});
/** A company's page after a reservation. */
export type SuccessPageContent = z.output<typeof successPageContent>;

/** What a page says when a reservation could not be made or confirmed. */
export const failurePageContent = z.object({ title, html, buttons: z.array(pageButton).check(z.maxLength(4)) });
/** A company's page after a reservation that failed. */
export type FailurePageContent = z.output<typeof failurePageContent>;
