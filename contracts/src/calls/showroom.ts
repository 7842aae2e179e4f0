import * as z from 'zod/mini';
import { TRADE_IN_CONDITIONS, tradeIn, tradeInOptions, tradeInValuation } from '../entities/trade-in';
import { MARKET_CODES } from '../markets';
import { resource, single } from '../schema/schema';
import { call } from './call';

const market = z.enum(MARKET_CODES);
const amount = z.number().check(z.gte(0), z.lte(1_000_000_000));

/** What the form for a present car offers to choose from. */
export const getTradeInOptions = call({
  method: 'GET',
  path: '/trade_in/form_options',
  summary: 'What the trade-in form offers to choose from.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({ lang: z.optional(z.string().check(z.maxLength(20))) }),
  answer: single(tradeInOptions),
});

/**
 * Asked at the market's `trade_in.valuation_url` when it has one, estimated by the platform
 * otherwise.
 */
export const valueTradeIn = call({
  method: 'POST',
  path: '/trade_in/valuation',
  summary: "Estimates the value of a visitor's present car.",
  access: 'anyone',
  body: z.object({ market, vehicle: tradeIn, condition: z.optional(z.enum(TRADE_IN_CONDITIONS)) }),
  answer: single(tradeInValuation),
});

/**
 * Asked at the market's `reverse_calculator.url` when it has one, calculated by the platform
 * otherwise.
 */
export const reverseCalculate = call({
  method: 'POST',
  path: '/reverse_calculator',
  summary: 'The price range that a monthly budget affords.',
  access: 'anyone',
  body: z.object({
    market,
    /** Per month, in major units. */
    budget: amount,
    deposit: amount,
    /** Months. */
    duration: z.int().check(z.gte(1), z.lte(120)),
    yearly_mileage: z.optional(z.int().check(z.gte(0), z.lte(200_000))),
  }),
  answer: single(
    resource(
      'reverse_calculation',
      z.string(),
      z.object({
        /** Both are 0 when the budget pays for nothing. */
        min_price: z.number(),
        max_price: z.number(),
        currency: z.string(),
        /** Months and mileage that it was calculated with: the next ones that the terms know. */
        duration: z.int(),
        yearly_mileage: z.nullable(z.int()),
        /**
         * Nominal yearly rates in percent, by kind of vehicle; null when a foreign calculator does
         * not say.
         */
        rates: z.nullable(z.object({ from: z.number(), to: z.number() })),
      }),
    ),
  ),
});

/**
 * `uuids` are of listings (see listing-uuids), separated by commas; one that nobody knows is left
 * out. Strategy reffine_sl.
 */
export const getDynamicContent = call({
  method: 'GET',
  path: '/public_api/dynamic_content/:uuids',
  summary: 'Names of the models in stock, by listing.',
  access: 'anyone',
  params: z.object({ uuids: z.string().check(z.regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,19}$/)) }),
  /** Answered from the `reffine.api_base_url` of the market, by the platform itself without one. */
  query: z.object({ market: z.optional(market) }),
  answer: z.record(z.string(), z.array(z.string())),
});

/**
 * Null when the market has no such address or it does not answer: then nothing is restricted.
 * Strategy mena_external_sl.
 */
export const getExternalModels = call({
  method: 'GET',
  path: '/public_api/external_models',
  summary: "Names of the models in a market's external stock list.",
  access: 'anyone',
  query: z.object({ market }),
  answer: z.object({ data: z.nullable(z.array(z.string())) }),
});

/**
 * Null when the market has no such address or it does not answer; an empty list when it has no
 * offers. Strategy mena_offers.
 */
export const listOffers = call({
  method: 'GET',
  path: '/public_api/offers',
  summary: "A market's offers, from its offers address.",
  access: 'anyone',
  query: z.object({ market }),
  answer: z.object({ data: z.nullable(z.array(z.looseObject({ car_model_key: z.optional(z.string()) }))) }),
});
