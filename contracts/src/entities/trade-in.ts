import * as z from 'zod/mini';
import { resource } from '../schema/schema';

const short = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const named = z.object({ name: short, value: z.optional(short) });

/** The visitor's present car, as the order carries it in its metadata. */
export const tradeIn = z.object({
  brand: named,
  model: named,
  bodyType: named,
  fuelType: named,
  /** In the market's unit of distance. */
  mileage: z.int().check(z.gte(0), z.lte(2_000_000)),
  registrationDate: z.object({ date: z.iso.date() }),
  registration: z.string().check(z.trim(), z.maxLength(20)),
});
/** A visitor's present car. */
export type TradeIn = z.output<typeof tradeIn>;

const option = z.object({ value: z.string(), name: z.string() });

/** What the trade-in form offers. */
export const tradeInOptions = resource(
  'trade_in_form_options',
  z.string(),
  z.object({
    bodyTypes: z.array(option),
    brands: z.array(option),
    /** `brand` is the value of the brand whose model it is. */
    models: z.array(z.extend(option, { brand: z.string() })),
    fuelTypes: z.array(option),
  }),
);
/** The choices of the form for a present car. */
export type TradeInOptions = z.output<typeof tradeInOptions>;

/** Conditions of a present car, best first. */
export const TRADE_IN_CONDITIONS = ['excellent', 'good', 'fair'] as const;
/** The condition of a present car. */
export type TradeInCondition = (typeof TRADE_IN_CONDITIONS)[number];

/** An estimate with what it stands on; amounts in major units of `currency`. */
export const tradeInValuation = resource(
  'trade_in_valuation',
  z.string(),
  z.object({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    currency: z.string(),
    /**
     * `comparables`: from offers of such cars in our own stock; `formula`: from a list price and
     * its usual loss of value; `provider`: the market's valuation service.
     */
    basis: z.enum(['comparables', 'formula', 'provider']),
    /** ISO 8601 date until which the estimate is meant. */
    valid_until: z.string(),
    /** Only with it does an order take the estimate. */
    proof: z._default(z.string(), ''),
    /** Null when a provider does not say. */
    assumptions: z.nullable(
      z.object({
        /** Offers that it was compared with. */
        comparables: z.int(),
        /** Mileage of an average car of this age, in `mileage_unit`. */
        typical_mileage: z.int(),
        mileage_unit: z.enum(['km', 'mi']),
        /** Share of its value that such a car loses in a year. */
        yearly_loss: z.number(),
        /** Share of the retail price that preparing, warranty and sale cost. */
        margin: z.number(),
        condition: z.enum(TRADE_IN_CONDITIONS),
      }),
    ),
  }),
);
/** An estimate with the assumptions behind it. */
export type TradeInValuation = z.output<typeof tradeInValuation>;
