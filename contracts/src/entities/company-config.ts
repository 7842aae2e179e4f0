import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { resource } from '../schema/schema';
import {
  CONFIGURATOR_CONFIG_TYPES,
  checkoutPageContent,
  failurePageContent,
  ORDER_ONLINE_CONFIG_TYPES,
  orderOnlineContent,
  stepsPageContent,
  successPageContent,
} from './order-online-config';
import { VEHICLE_STATES } from './vehicle';

/** Configurations of the vehicle's page. */
export const SHOWROOM_CONFIG_TYPES = ['additional', 'cash', 'lease', 'subscription'] as const;
/** Every configuration that a company has; a call names those that it wants. */
export const CONFIG_TYPES = [
  ...SHOWROOM_CONFIG_TYPES,
  ...ORDER_ONLINE_CONFIG_TYPES,
  ...CONFIGURATOR_CONFIG_TYPES,
] as const;
/** The name of one configuration of a company. */
export type ConfigType = (typeof CONFIG_TYPES)[number];

/**
 * A piece of an accordion or popup; which ones are valid is the reader's rule, so that an editor
 * may leave one empty.
 */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('html'), html: z.string() }),
  z.object({
    type: z.literal('calculator'),
    config: z.looseObject({ fields: z.optional(z.array(z.unknown())), groups: z.optional(z.array(z.unknown())) }),
  }),
  z.object({ type: z.literal('finance_options_table') }),
  z.object({ type: z.literal('form'), form_id: z.optional(z.string()) }),
]);
/** One piece of an accordion or popup of the vehicle's page. */
export type ContentBlock = z.output<typeof contentBlock>;

/** What a vehicle's page tells about one way to pay: cash, lease or subscription. */
export const priceContent = z.object({
  accordion: z.nullable(z.object({ title: z.string(), blocks: z.array(contentBlock) })),
  popup: z.nullable(z.object({ label: z.string(), title: z.string(), blocks: z.array(contentBlock) })),
  /** Rows of the finance options table. */
  finance_options: z.array(z.object({ label: z.string(), value: z.string(), description: z.string() })),
});
/** Accordion, popup and table of one way to pay. */
export type PriceContent = z.output<typeof priceContent>;

/** A button of the vehicle's page, as the company configured it. */
export const showroomButton = z.object({
  /**
   * `reserve` leads to the order, for vehicles that can be reserved; `call` and `email` reach the
   * vehicle's retailer.
   */
  action: z.enum(['reserve', 'form', 'link', 'call', 'email', 'calculator']),
  label: z.string(),
  kind: z.enum(['primary', 'secondary', 'tertiary']),
  url: z.optional(z.string()),
  form_id: z.optional(z.string()),
  /** States of vehicles that have it; all without. */
  states: z.optional(z.array(z.enum(VEHICLE_STATES))),
});
/** A button of the vehicle's page; `url` and `form_id` go with its action. */
export type ShowroomButton = z.output<typeof showroomButton>;

/** What the vehicle's page shows whatever the way to pay: buttons and notes to prices. */
export const additionalContent = z.object({
  buttons: z.array(showroomButton),
  /** Notes to prices; the price and its note carry the same stars. */
  disclaimers: z.array(z.object({ price: z.enum(['purchase', 'lease', 'subscribe', 'drive_away']), text: z.string() })),
});
/** Buttons and notes to prices of a vehicle's page. */
export type AdditionalContent = z.output<typeof additionalContent>;

/** Only the types that were asked for are there. */
export const companyConfigs = z.object({
  additional: z.optional(additionalContent),
  cash: z.optional(priceContent),
  lease: z.optional(priceContent),
  subscription: z.optional(priceContent),
  order_online: z.optional(orderOnlineContent),
  order_online_steps_page: z.optional(stepsPageContent),
  order_online_checkout_page: z.optional(checkoutPageContent),
  order_online_success_page: z.optional(successPageContent),
  order_online_confirmation_error_page: z.optional(failurePageContent),
  order_online_reservation_failure_page: z.optional(failurePageContent),
  config_order_online: z.optional(orderOnlineContent),
  config_order_online_steps_page: z.optional(stepsPageContent),
  config_order_online_checkout_page: z.optional(checkoutPageContent),
  config_order_online_success_page: z.optional(successPageContent),
  config_order_online_confirmation_error_page: z.optional(failurePageContent),
  config_order_online_reservation_failure_page: z.optional(failurePageContent),
});
/** The configurations that were asked for, by type. */
export type CompanyConfigs = z.output<typeof companyConfigs>;

/** A company (the seller of one market) and what its pages are configured with. */
export const companyConfig = resource(
  'company_config',
  z.string(),
  z.object({
    company_uuid: z.string(),
    name: z.string(),
    market: z.enum(MARKET_CODES),
    listing: z.string(),
    currency: z.string(),
    /** Base of the stock locator's calls; empty is the platform itself. */
    api_base_url: z.string(),
    /** Id for widget_translations_configs. */
    translations_id: z.string(),
    configs: companyConfigs,
  }),
);
/** A company with the configurations that were asked for. */
export type CompanyConfig = z.output<typeof companyConfig>;
