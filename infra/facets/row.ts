import type { CheckboxKey, SliderKey } from '@showroom/contracts/entities/filters';
import { and, isNull, ne, sql } from 'drizzle-orm';
import { financingOptions, isPriceHidden } from '../database/price-rules';
import { vehicles } from '../database/schema/vehicles';

/** What the search needs of a vehicle. */
export const SEARCH_COLUMNS = {
  id: vehicles.id,
  listing: vehicles.listing,
  brand: vehicles.brand,
  model: vehicles.model,
  model_group: vehicles.model_group,
  version: vehicles.version,
  state: vehicles.state,
  status: vehicles.status,
  engine_type: vehicles.engine_type,
  transmission: vehicles.transmission,
  number_of_seats: vehicles.number_of_seats,
  color_canonical: vehicles.color_canonical,
  color_name: vehicles.color_name,
  owner_id: vehicles.owner_id,
  currency: vehicles.currency,
  purchase_price: vehicles.purchase_price,
  lease_price: vehicles.lease_price,
  subscribe_price: vehicles.subscribe_price,
  msrp_price: vehicles.msrp_price,
  display_price: vehicles.display_price,
  price_hidden: vehicles.price_hidden,
  hidden_prices: vehicles.hidden_prices,
  drive_away: vehicles.drive_away,
  mileage: vehicles.mileage,
  production_year: vehicles.production_year,
  model_year: vehicles.model_year,
  power: vehicles.power,
  config_url: vehicles.config_url,
  /** Microseconds, as exact as the database keeps it: the order must be the database's. */
  created: sql<number>`(extract(epoch from ${vehicles.created_at}) * 1000000)::bigint`.mapWith(Number),
} as const;

export type SearchRow = {
  [K in Exclude<keyof typeof SEARCH_COLUMNS, 'created'>]: (typeof vehicles.$inferSelect)[K];
} & { readonly created: number };

/** Sold and removed vehicles are not listed. */
export const isListed = and(isNull(vehicles.removed_at), ne(vehicles.status, 'sold'));

const one = (value: string | number | null) => (value === null || value === '' ? [] : [String(value)]);

/** The values of a vehicle under each checkbox filter. */
export const FACET_VALUES = {
  brands: (row) => one(row.brand),
  models: (row) => one(row.model),
  financing_options: financingOptions,
  states: (row) => one(row.state),
  statuses: (row) => one(row.status),
  engine_types: (row) => row.engine_type,
  transmissions: (row) => one(row.transmission),
  number_of_seats: (row) => one(row.number_of_seats),
  colors: (row) => one(row.color_canonical),
  specific_colors: (row) => one(row.color_name),
  dealers: (row) => one(row.owner_id),
} as const satisfies Record<CheckboxKey, (row: SearchRow) => readonly string[]>;

/**
 * The number of a vehicle under each slider; amounts in minor units. What visitors must not see, no
 * filter may tell them.
 */
export const SLIDER_VALUES = {
  msrp_price: (row) => (isPriceHidden(row, 'purchase') ? null : row.msrp_price),
  display_price: (row) => row.display_price,
  mileage: (row) => row.mileage,
  production_year: (row) => row.production_year,
  model_year: (row) => row.model_year,
  power: (row) => row.power,
} as const satisfies Record<SliderKey, (row: SearchRow) => number | null>;
