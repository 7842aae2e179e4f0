import * as z from 'zod/mini';
import { retailer } from '../entities/retailer';
import { MARKET_CODES } from '../markets';
import { integerText, list, resource, single } from '../schema/schema';
import { call } from './call';

const ADMINS = ['admin'] as const;
const market = z.enum(MARKET_CODES);
const params = z.object({ id: z.string() });

/** A dealer as those who write it see it. */
export const dealerRecord = resource(
  'dealer_record',
  z.string(),
  z.extend(retailer.shape.attributes, {
    /** Another one with every change; a change names the one it was made from in `if-match`. */
    revision: z.string(),
    /** Vehicles that it has for sale: one with any is not deleted. */
    vehicles: z.int(),
  }),
);
/** A dealer as those who write it see it. */
export type DealerRecord = z.output<typeof dealerRecord>;

const headers = z.object({ 'if-match': z.string().check(z.regex(/^"\d{1,17}"$/, 'must be a quoted revision')) });

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const needed = (longest: number) => text(longest).check(z.minLength(1, 'is missing'));
const name = z.nullable(needed(120));

/** What somebody writes of a dealer. */
export const dealerPlan = z.object({
  name: needed(120),
  address: needed(200),
  city: needed(120),
  zipcode: text(20),
  state: text(40),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'is two capital letters, such as AU')),
  phone: text(40).check(z.regex(/^(\+?[\d\s().\-/]{5,})?$/, 'is digits, with + before those of a country')),
  email: z.union([z.literal(''), z.email().check(z.maxLength(254))]),
  dealer_code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'is letters, digits, - and _')),
  ci_code: text(40),
  brands: z.array(needed(60)).check(z.minLength(1, 'A dealer has at least one brand.'), z.maxLength(10)),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  opening_hours: z.array(z.object({ days: needed(60), hours: needed(60) })).check(z.maxLength(14)),
  display_name_jag: name,
  display_name_lr: name,
});
/** What somebody writes of a dealer. */
export type DealerPlan = z.output<typeof dealerPlan>;

/** The dealers of a market, by name, as they are written. */
export const listDealerRecords = call({
  method: 'GET',
  path: '/dealers/records',
  summary: 'The dealers of a market, by name, for administrators.',
  access: ADMINS,
  query: z.object({
    market,
    /** Part of a name, a city or a code. */
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(integerText(1, 100_000)),
  }),
  answer: list(dealerRecord),
});

/** Adds a dealer to a market. */
export const createDealer = call({
  method: 'POST',
  path: '/dealers',
  summary: 'Adds a dealer to a market.',
  access: ADMINS,
  body: z.extend(dealerPlan, { market }),
  status: 201,
  answer: single(dealerRecord),
});

/** Changes a dealer; every page that names it says so at once. */
export const updateDealer = call({
  method: 'PUT',
  path: '/dealers/:id',
  summary: 'Changes a dealer.',
  access: ADMINS,
  params,
  headers,
  body: dealerPlan,
  answer: single(dealerRecord),
});

/** Removes a dealer that has no vehicles. */
export const deleteDealer = call({
  method: 'DELETE',
  path: '/dealers/:id',
  summary: 'Deletes a dealer that has no vehicles.',
  access: ADMINS,
  params,
  headers,
  status: 204,
  answer: z.undefined(),
});
