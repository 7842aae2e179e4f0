import * as z from 'zod/mini';
import { additionalContent, priceContent } from '../entities/company-config';
import {
  checkoutPageContent,
  failurePageContent,
  orderOnlineContent,
  stepsPageContent,
  successPageContent,
} from '../entities/order-online-config';
import { setting } from './setting';

/** By language tag or language (`en-GB`, `en`). */
function inLanguages<S extends z.ZodMiniType>(schema: S) {
  return z.record(z.string(), schema);
}

const address = z.string().check(z.regex(/^(|https?:\/\/[^\s]+)$/, 'must be empty or an address'));

const SERVER = { audience: 'server', readers: ['infra'] } as const;

/** A page of the order, by language. */
function orderPage<S extends z.ZodMiniType>(content: S, summary: string) {
  return { schema: inLanguages(content), default: {}, summary, ...SERVER } as const;
}

const ORDER = orderPage(orderOnlineContent, 'Prices and words of the order, by language.');
const STEPS_PAGE = orderPage(stepsPageContent, 'The steps before the checkout, by language.');
const CHECKOUT_PAGE = orderPage(checkoutPageContent, 'Terms, verification and payment of the checkout, by language.');
const SUCCESS_PAGE = orderPage(successPageContent, 'What is said after a reservation, by language.');
const CONFIRMATION_ERROR = orderPage(
  failurePageContent,
  'What is said when a reservation is not confirmed, by language.',
);
const RESERVATION_FAILURE = orderPage(failurePageContent, 'What is said when a reservation fails, by language.');

const WAY_TO_PAY = {
  schema: inLanguages(priceContent),
  default: {},
  summary: "What a vehicle's page tells about this way to pay, by language.",
  ...SERVER,
} as const;

/** Company configurations of the vehicle's page and the order, and services that pages ask. */
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
  setting({ key: 'company_config.order_online', ...ORDER }),
  setting({ key: 'company_config.order_online_steps_page', ...STEPS_PAGE }),
  setting({ key: 'company_config.order_online_checkout_page', ...CHECKOUT_PAGE }),
  setting({ key: 'company_config.order_online_success_page', ...SUCCESS_PAGE }),
  setting({ key: 'company_config.order_online_confirmation_error_page', ...CONFIRMATION_ERROR }),
  setting({ key: 'company_config.order_online_reservation_failure_page', ...RESERVATION_FAILURE }),
  setting({ key: 'company_config.config_order_online', ...ORDER }),
  setting({ key: 'company_config.config_order_online_steps_page', ...STEPS_PAGE }),
  setting({ key: 'company_config.config_order_online_checkout_page', ...CHECKOUT_PAGE }),
  setting({ key: 'company_config.config_order_online_success_page', ...SUCCESS_PAGE }),
  setting({ key: 'company_config.config_order_online_confirmation_error_page', ...CONFIRMATION_ERROR }),
  setting({ key: 'company_config.config_order_online_reservation_failure_page', ...RESERVATION_FAILURE }),
  setting({
    key: 'widget_translations.id',
    schema: z.string().check(z.maxLength(64)),
    default: '',
    summary: "Whose words the stock locator asks for: the company's UUID; empty where it has none of its own.",
    audience: 'public',
    readers: ['mf-stock-locator', 'infra'],
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
    key: 'currency_exchange.host',
    schema: address,
    default: '',
    summary: 'Host whose /currency-exchange tells the rate of the second currency; empty: double_price.rate stands.',
    ...SERVER,
  }),
  setting({
    key: 'currency_exchange.response_key',
    schema: z.string().check(z.minLength(1)),
    default: 'data',
    summary: 'Under which key that answer has the rate.',
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
    schema: z.union([z.literal('/'), address]),
    default: '/',
    summary:
      'Who answers the models in stock for the strategy reffine_sl: / is the platform itself; with none the strategy restricts nothing.',
    ...SERVER,
  }),
  setting({
    key: 'reffine.lists',
    schema: z.record(z.string(), z.uuid()),
    default: {},
    summary: 'Listings of the strategy reffine_sl: name to UUID. Without any the strategy restricts nothing.',
    audience: 'public',
    readers: ['shared-ui'],
  }),
] as const;
