import * as z from 'zod/mini';
import { CHECKBOX_KEYS, checkboxParameter, SLIDER_KEYS, SORTS, sliderParameter } from '../entities/filters';
import { retailer } from '../entities/retailer';
import { vehicle, vehicleId, vehicleLight } from '../entities/vehicle';
import { call, decimalText, integerText, paging, single, textValues } from './call';

const facetOption = z.object({
  value: z.string(),
  label: z.string(),
  /** Vehicles that this option would show beside the other filters' choices; the facet's own choice is not counted. */
  count: z.int(),
});

/** Options by checkbox filter and bounds by slider filter, counted without the facet's own choice. */
export const facets = z.object({
  options: z.record(z.string(), z.array(facetOption)),
  bounds: z.record(z.string(), z.nullable(z.object({ min: z.number(), max: z.number() }))),
});
export type Facets = z.output<typeof facets>;

const listMeta = z.object({
  ...paging,
  currency: z.string(),
  /** Null when `facets=none` was asked. */
  facets: z.nullable(facets),
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
    sort: z.optional(z.enum(SORTS)),
    facets: z.optional(z.enum(['all', 'none'])),
    /** Vehicle that is left out: the one whose similar vehicles are asked. */
    exclude: z.optional(vehicleId),
    'filter[nameplate_model_group_eq]': z.optional(z.string()),
    'filter[owner_dealer_codes_includes]': z.optional(textValues),
    ...filterParameters,
  }),
  z.unknown(),
);

const listingName = z.object({ listing: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must be a listing name')) });

export const listVehicles = call({
  method: 'GET',
  path: '/public_api/listing/:listing',
  summary: 'Vehicles of a listing: filtered, counted, sorted and paged.',
  access: 'anyone',
  kept: 'until-changed',
  params: listingName,
  query: listQuery,
  answer: z.object({ data: z.array(vehicle), meta: listMeta }),
});

export const listVehiclesLight = call({
  method: 'GET',
  path: '/public_api/listing/:listing/light',
  summary: 'As the full list, with only what a card shows.',
  access: 'anyone',
  kept: 'until-changed',
  params: listingName,
  query: listQuery,
  answer: z.object({ data: z.array(vehicleLight), meta: listMeta }),
});

export const getVehicle = call({
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle/:id',
  summary: 'One vehicle with everything its page shows.',
  access: 'anyone',
  kept: 'until-changed',
  params: z.extend(listingName, { id: vehicleId }),
  answer: single(vehicle),
});

export const listRetailers = call({
  method: 'GET',
  path: '/public_api/listing/:listing/retailers',
  summary: 'Retailers that sell in a listing.',
  access: 'anyone',
  kept: 'until-changed',
  params: listingName,
  answer: z.object({ data: z.array(retailer), meta: z.object({ total: z.int() }) }),
});
