import * as z from 'zod/mini';
import { place } from '../entities/place';
import { dealer, retailer } from '../entities/retailer';
import { MARKET_CODES } from '../markets';
import { integerText, list, numberText, resource } from '../schema/schema';
import { call } from './call';

const market = z.enum(MARKET_CODES);
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const unit = z.enum(['km', 'mi']);

/**
 * Nothing found is an empty list. Exact postcodes come first, then what begins with the text, by
 * name.
 */
export const searchPlaces = call({
  method: 'GET',
  path: '/public_api/places',
  summary: 'Postcodes and localities of a market that begin with a text.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({
    market,
    /** The beginning of a postcode or of a locality. */
    search: text(60),
    state: z.optional(text(40)),
    items: z.optional(integerText(1, 20)),
  }),
  answer: z.object({
    data: z.array(place),
    meta: z.object({
      total: z.int(),
      /** Of a whole postcode that is no known place, where its number tells the state. */
      state: z.optional(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
});

/** States and regions of a market that have places or dealers. */
export const listStates = call({
  method: 'GET',
  path: '/public_api/places/states',
  summary: 'States (regions) of a market that have places or dealers.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({ market }),
  answer: z.object({
    data: z.array(
      resource(
        'state',
        z.string(),
        z.object({
          country: z.string(),
          /** What `q[state_eq]` takes. */
          code: z.string(),
          name: z.string(),
          dealers: z.int(),
        }),
      ),
    ),
    meta: z.object({ total: z.int() }),
  }),
});

/**
 * The largest of each distance, nearest first, each once: by its name in the script of `lang` where
 * it has one.
 */
export const listTowns = call({
  method: 'GET',
  path: '/public_api/places/around',
  summary: 'Towns of a market around a point on earth.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({
    market,
    latitude: numberText(-90, 90),
    longitude: numberText(-180, 180),
    lang: z.optional(text(20)),
  }),
  answer: z.object({ data: z.array(place), meta: z.object({ total: z.int() }) }),
});

const dealerFilters = {
  'q[brand_eq]': z.optional(text(60)),
  'q[state_eq]': z.optional(text(40)),
  'q[postcode_eq]': z.optional(text(20)),
  'q[locality_eq]': z.optional(text(80)),
  /** Dealers that have a vehicle of this model. */
  'filter[nameplate_name_eq]': z.optional(text(80)),
  'filter[nameplate_brand_name_eq]': z.optional(text(60)),
} as const;

const dealersMeta = z.object({
  total: z.int(),
  unit,
  /** Where distances are measured from; null when the postcode and locality are not known. */
  place: z.nullable(place),
});

/**
 * The platform's own endpoint; `postcode_search.dealers_url` may name another one that speaks the
 * same.
 */
export const listDealersByPostcode = call({
  method: 'GET',
  path: '/public_api/dealers_by_postcode',
  summary: 'Dealers for a postcode, locality or state, nearest first.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({ market, ...dealerFilters }),
  answer: z.object({ data: z.array(dealer), meta: dealersMeta }),
});

/** What visitors' pages ask. Neither endpoint set: an empty list. */
export const findDealers = call({
  method: 'GET',
  path: '/public_api/listing/:listing/dealers',
  summary: "Dealers for a postcode from the market's configured endpoint, or else from its fallback.",
  access: 'anyone',
  params: z.object({ listing: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must be a listing name')) }),
  query: z.object(dealerFilters),
  answer: z.object({
    data: z.array(dealer),
    meta: z.extend(dealersMeta, { answered_by: z.enum(['configured', 'fallback', 'nobody']) }),
  }),
});

/** Dealers of all markets or of one, by name, in pages of at most 50. */
export const listDealers = call({
  method: 'GET',
  path: '/dealers',
  summary: 'Dealers of all markets or of one, by name.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({
    market: z.optional(market),
    /** At most 50. Default: 50. */
    items: z.optional(integerText(1, 50)),
    page: z.optional(integerText(1, 1_000_000)),
  }),
  answer: list(retailer),
});
