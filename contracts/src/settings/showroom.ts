import * as z from 'zod/mini';
import { additionalContent, orderOnlineContent, priceContent } from '../entities/company-config';
import { setting } from './setting';

/** By language tag or language (`en-GB`, `en`). */
function inLanguages<S extends z.ZodMiniType>(schema: S) {
  return z.record(z.string(), schema);
}

const address = z.string().check(z.regex(/^(|https?:\/\/[^\s]+)$/, 'must be empty or an address'));

const SERVER = { audience: 'server', readers: ['infra'] } as const;

const ORDER_PAGE = {
  schema: inLanguages(orderOnlineContent),
  default: {},
  summary: 'Texts and prices of a page of the order, by language.',
  ...SERVER,
} as const;

const WAY_TO_PAY = {
  schema: inLanguages(priceContent),
  default: {},
  summary: "What a vehicle's page tells about this way to pay, by language.",
  ...SERVER,
} as const;

export const showroomSettings = [
  setting({
    key: 'company_config.api_base_url',
    schema: address,
    default: '',
    summary: "Base of the stock locator's calls; empty is the platform itself.",
    ...SERVER,
  }),
  setting({
    key: 'company_config.additional',
    schema: inLanguages(additionalContent),
    default: {
      en: {
        buttons: [
          { action: 'reserve', label: 'Reserve online', kind: 'primary' },
          { action: 'call', label: 'Call the retailer', kind: 'secondary' },
          { action: 'email', label: 'Write to the retailer', kind: 'secondary' },
        ],
        disclaimers: [],
      },
    },
    summary: "Buttons and price notes of a vehicle's page, by language.",
    ...SERVER,
  }),
  setting({ key: 'company_config.cash', ...WAY_TO_PAY }),
  setting({ key: 'company_config.lease', ...WAY_TO_PAY }),
  setting({ key: 'company_config.subscription', ...WAY_TO_PAY }),
  setting({ key: 'company_config.order_online', ...ORDER_PAGE }),
  setting({ key: 'company_config.order_online_steps_page', ...ORDER_PAGE }),
  setting({ key: 'company_config.order_online_checkout_page', ...ORDER_PAGE }),
  setting({ key: 'company_config.order_online_success_page', ...ORDER_PAGE }),
  setting({ key: 'company_config.config_order_online', ...ORDER_PAGE }),
  setting({ key: 'company_config.config_order_online_steps_page', ...ORDER_PAGE }),
  setting({ key: 'company_config.config_order_online_checkout_page', ...ORDER_PAGE }),
  setting({ key: 'company_config.config_order_online_success_page', ...ORDER_PAGE }),
  setting({
    key: 'widget_translations.id',
    schema: z.string().check(z.maxLength(64)),
    default: '',
    summary: "Whose words the stock locator asks for: the company's UUID; empty where it has none of its own.",
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'widget_translations.data',
    schema: z.record(z.string(), z.record(z.string(), z.string())),
    default: {},
    summary:
      "The market's own words in the stock locator, by language and path of the text: facets.brands, words.statuses.stock.",
    ...SERVER,
  }),
  setting({
    key: 'trade_in.valuation_url',
    schema: address,
    default: '',
    summary: 'Values trade-ins by POST; without it the platform estimates from its own stock.',
    ...SERVER,
  }),
  setting({
    key: 'reverse_calculator.url',
    schema: address,
    default: '',
    summary: 'Answers the price range of a monthly budget by POST; without it the platform calculates.',
    ...SERVER,
  }),
  setting({
    key: 'mena.external_sl_url',
    schema: address,
    default: '',
    summary: 'External stock list, objects by model name, for the strategy mena_external_sl.',
    ...SERVER,
  }),
  setting({
    key: 'mena.offers_api_url',
    schema: address,
    default: '',
    summary: 'Offers for the strategy mena_offers.',
    ...SERVER,
  }),
  setting({
    key: 'reffine.api_base_url',
    schema: address,
    default: '',
    summary: 'Who answers the models in stock for the strategy reffine_sl; empty is the platform itself.',
    ...SERVER,
  }),
  setting({
    key: 'reffine.lists',
    schema: z.record(z.string(), z.uuid()),
    default: {},
    summary: 'Listings of the strategy reffine_sl: name to UUID. Without any the strategy restricts nothing.',
    audience: 'public',
    readers: ['shell'],
  }),
] as const;
