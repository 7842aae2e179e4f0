import * as z from 'zod/mini';
import { configuratorVehicle } from '../entities/configurator-vehicle';
import {
  CHECKBOX_KEYS,
  checkboxParameter,
  FORCIBLE_FILTERS,
  LIST_SORTS,
  LOOSENABLE,
  PAYMENT_PARAMETERS,
  SLIDER_KEYS,
  sliderParameter,
} from '../entities/filters';
import { listedVehicle, listedVehicleLight } from '../entities/listed-vehicle';
import { retailer } from '../entities/retailer';
import { vehicle, vehicleId, vehicleLight } from '../entities/vehicle';
import { decimalText, integerText, list, numberText, paging, single, textValues } from '../schema/schema';
import { call } from './call';

const facetOption = z.object({
  value: z.string(),
  label: z.string(),
  /**
   * Vehicles that this option would show beside the other filters' choices; the facet's own choice
   * is not counted.
   */
  count: z.int(),
});

/**
 * Options by checkbox filter and bounds by slider filter (and `monthly_payment`), counted without
 * the facet's own choice.
 */
export const facets = z.object({
  options: z.record(z.string(), z.array(facetOption)),
  bounds: z.record(z.string(), z.nullable(z.object({ min: z.number(), max: z.number() }))),
});
/** Options and bounds of every filter, with the number of vehicles behind each option. */
export type Facets = z.output<typeof facets>;

/**
 * The terms that payments of an answer were calculated with: what was asked, or the market's own.
 */
const assumedFinance = z.object({
  /** Null: no amount was asked, and the deposit is `deposit_percent` of each price. */
  deposit: z.nullable(z.number()),
  deposit_percent: z.number(),
  months: z.int(),
  yearly_mileage: z.int(),
});
/** The terms behind the monthly payments of an answer; amounts in the listing's currency. */
export type AssumedFinance = z.output<typeof assumedFinance>;

/** What taking away one filter alone would bring. */
const loosening = z.object({ parameter: z.enum(LOOSENABLE), count: z.int() });
/** A filter of an empty list, and how many vehicles there are without it. */
export type Loosening = z.output<typeof loosening>;

const listMeta = z.object({
  ...paging,
  currency: z.string(),
  /** Null when `facets=none` was asked. */
  facets: z.nullable(facets),
  /**
   * Only when nothing was found: each filter whose removal alone brings vehicles, the most first.
   */
  loosen: z._default(z.array(loosening), []),
  /** Null where the market has no terms. */
  finance: z._default(z.nullable(assumedFinance), null),
  /** Query parameters that no rule knows; they changed nothing. */
  ignored: z.array(z.string()),
});

const filterParameters = Object.fromEntries([
  ...CHECKBOX_KEYS.map((key) => [checkboxParameter(key), z.optional(textValues)] as const),
  ...SLIDER_KEYS.flatMap((key) => [
    [sliderParameter(key, 'gteq'), z.optional(decimalText)] as const,
    [sliderParameter(key, 'lteq'), z.optional(decimalText)] as const,
  ]),
]);

const listQuery = z.catchall(
  z.object({
    items: z.optional(integerText(1, 12)),
    page: z.optional(integerText(1, 1_000_000)),
    /** `distanceAsc` is from the place of `near` alone. */
    sort: z.optional(z.enum(LIST_SORTS)),
    facets: z.optional(z.enum(['all', 'none'])),
    /** Vehicle that is left out: the one whose similar vehicles are asked. */
    exclude: z.optional(vehicleId),
    'filter[nameplate_model_group_eq]': z.optional(z.string()),
    'filter[owner_dealer_codes_includes]': z.optional(textValues),
    /**
     * Australian state whose drive-away prices count as prices: shown, filtered, sorted and
     * financed.
     */
    drive_away_state: z.optional(z.string().check(z.maxLength(40))),
    /** Limits of the list itself: no other vehicle is found, counted or offered as an option. */
    forced_statuses: z.optional(textValues),
    forced_dealer_codes: z.optional(textValues),
    /** Filters of this query that are such limits too, rather than a visitor's choice. */
    forced_filters: z.optional(z.pipe(textValues, z.array(z.enum(FORCIBLE_FILTERS)))),
    /**
     * Vehicles of retailers at most so many kilometres away from a place (WGS 84); all three or
     * none.
     */
    'near[lat]': z.optional(numberText(-90, 90)),
    'near[lon]': z.optional(numberText(-180, 180)),
    'near[km]': z.optional(numberText(0, 20_040)),
    /**
     * The visitor's own terms, in the listing's currency and unit of distance; the market's where
     * not given.
     */
    'finance[deposit]': z.optional(numberText(0, 1e12)),
    'finance[months]': z.optional(integerText(1, 120)),
    'finance[yearly_mileage]': z.optional(integerText(0, 500_000)),
    [PAYMENT_PARAMETERS.gteq]: z.optional(decimalText),
    [PAYMENT_PARAMETERS.lteq]: z.optional(decimalText),
    ...filterParameters,
  }),
  z.unknown(),
);

const listingName = z.object({ listing: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must be a listing name')) });

/** A page of a listing, at most 12 vehicles with everything that their pages show. */
export const listVehicles = call({
  method: 'GET',
  path: '/public_api/listing/:listing',
  summary: 'Vehicles of a listing: filtered, counted, sorted and paged.',
  access: 'anyone',
  kept: 'until-changed',
  params: listingName,
  query: listQuery,
  answer: z.object({ data: z.array(listedVehicle), meta: listMeta }),
});

/** A page of a listing, at most 12 vehicles with what cards show. */
export const listVehiclesLight = call({
  method: 'GET',
  path: '/public_api/listing/:listing/light',
  summary: 'As the full list, with only what a card shows.',
  access: 'anyone',
  kept: 'until-changed',
  params: listingName,
  query: listQuery,
  answer: z.object({ data: z.array(listedVehicleLight), meta: listMeta }),
});

/** One vehicle of a listing with everything that its page shows. */
export const getVehicle = call({
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle/:id',
  summary: 'One vehicle with everything its page shows.',
  access: 'anyone',
  kept: 'until-changed',
  params: z.extend(listingName, { id: vehicleId }),
  answer: single(vehicle),
});

/**
 * The address of blocks that know several publication lists; the first one that has the vehicle
 * answers.
 */
export const getVehicleOfListings = call({
  method: 'GET',
  path: '/listings/:listings/vehicle/:id',
  summary: 'One vehicle of any of several publication lists, which commas separate.',
  access: 'anyone',
  params: z.object({
    listings: z
      .string()
      .check(z.regex(/^[a-z0-9-]{1,64}(,[a-z0-9-]{1,64}){0,19}$/, 'must be listing names, separated by commas')),
    id: vehicleId,
  }),
  answer: single(vehicle),
});

/** Vehicles that editors look for by text or id. */
export const searchVehicles = call({
  method: 'GET',
  path: '/public_api/vehicle_search/:listing',
  summary: 'Vehicles by words of their description or by their id, for whoever chooses some for a page.',
  access: ['editor', 'market_manager', 'admin'],
  params: listingName,
  query: z.object({ text: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ data: z.array(vehicleLight) }),
});

/** Vehicles by id, sold ones too; `meta.missing` has those that the listing does not have. */
export const listVehiclesById = call({
  method: 'GET',
  path: '/public_api/listing/:listing/vehicles',
  summary: 'Vehicles by their ids, as cards show them and sold ones too; what the listing does not have is named.',
  access: 'anyone',
  kept: 'until-changed',
  params: listingName,
  query: z.object({ ids: z.pipe(textValues, z.array(vehicleId)) }),
  answer: z.object({ data: z.array(vehicleLight), meta: z.object({ missing: z.array(vehicleId) }) }),
});

/** The vehicle of a listing that stands for a configuration. */
export const getVehicleByConfigUrl = call({
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle',
  summary: 'The vehicle that a configuration stands for.',
  access: 'anyone',
  kept: 'until-changed',
  params: listingName,
  query: z.object({ config_url: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  answer: single(vehicle),
});

/** Vehicles that the configurator built, in pages of at most 12. */
export const listConfiguratorVehicles = call({
  method: 'GET',
  path: '/public_api/vehicles/config_data',
  summary: 'Vehicles that the configurator built, by configuration or by listing.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({
    listing: z.optional(listingName.shape.listing),
    config_url: z.optional(textValues),
    items: z.optional(integerText(1, 12)),
    page: z.optional(integerText(1, 1_000_000)),
  }),
  answer: list(configuratorVehicle),
});

/** Retailers that sell in a listing, by name. */
export const listRetailers = call({
  method: 'GET',
  path: '/public_api/listing/:listing/retailers',
  summary: 'Retailers that sell in a listing.',
  access: 'anyone',
  kept: 'until-changed',
  params: listingName,
  query: z.object({
    'filter[brands_name_eq]': z.optional(z.string().check(z.maxLength(60))),
    /** By name. Default: from A to Z. */
    sort: z.optional(z.enum(['name', '-name'])),
  }),
  answer: z.object({ data: z.array(retailer), meta: z.object({ total: z.int() }) }),
});
