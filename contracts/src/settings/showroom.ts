import * as z from 'zod/mini';
import { additionalContent, type ConfigType, orderOnlineContent, priceContent } from '../entities/company-config';
import { setting } from './setting';

/** By language tag or language (`en-GB`, `en`). */
function inLanguages<S extends z.ZodMiniType>(schema: S) {
  return z.record(z.string(), schema);
}

const address = z.string().check(z.regex(/^(|https?:\/\/[^\s]+)$/, 'must be empty or an address'));

function orderOnline<const T extends ConfigType>(type: T) {
  return setting({
    key: `company_config.${type}`,
    schema: inLanguages(orderOnlineContent),
    default: {},
    summary: 'Texts and prices of a page of the order, by language.',
    audience: 'server',
    readers: ['infra'],
  });
}

function price<const T extends ConfigType>(type: T) {
  return setting({
    key: `company_config.${type}`,
    schema: inLanguages(priceContent),
    default: {},
    summary: "What a vehicle's page tells about this way to pay, by language.",
    audience: 'server',
    readers: ['infra'],
  });
}

export const showroomSettings = [
  setting({
    key: 'company_config.api_base_url',
    schema: address,
    default: '',
    summary: "Base of the stock locator's calls; empty is the platform itself.",
    audience: 'server',
    readers: ['infra'],
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
    audience: 'server',
    readers: ['infra'],
  }),
  price('cash'),
  price('lease'),
  price('subscription'),
  orderOnline('order_online'),
  orderOnline('order_online_steps_page'),
  orderOnline('order_online_checkout_page'),
  orderOnline('order_online_success_page'),
  orderOnline('config_order_online'),
  orderOnline('config_order_online_steps_page'),
  orderOnline('config_order_online_checkout_page'),
  orderOnline('config_order_online_success_page'),
  setting({
    key: 'widget_translations.data',
    schema: z.record(z.string(), z.record(z.string(), z.string())),
    default: {},
    summary: "The market's own words in the stock locator, by language and key of the text.",
    audience: 'server',
    readers: ['infra'],
  }),
  setting({
    key: 'trade_in.valuation_url',
    schema: address,
    default: '',
    summary: 'Values trade-ins by POST; without it the platform estimates from its own stock.',
    audience: 'server',
    readers: ['infra'],
  }),
  setting({
    key: 'reverse_calculator.url',
    schema: address,
    default: '',
    summary: 'Answers the price range of a monthly budget by POST; without it the platform calculates.',
    audience: 'server',
    readers: ['infra'],
  }),
  setting({
    key: 'mena.external_sl_url',
    schema: address,
    default: '',
    summary: 'External stock list, objects by model name, for the strategy mena_external_sl.',
    audience: 'server',
    readers: ['infra'],
  }),
  setting({
    key: 'mena.offers_api_url',
    schema: address,
    default: '',
    summary: 'Offers for the strategy mena_offers.',
    audience: 'server',
    readers: ['infra'],
  }),
  setting({
    key: 'reffine.api_base_url',
    schema: address,
    default: '',
    summary: 'Who answers the models in stock for the strategy reffine_sl; empty is the platform itself.',
    audience: 'server',
    readers: ['infra'],
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
