import {
  CHECKBOX_KEYS,
  type CheckboxKey,
  FILTER_KEYS,
  type FilterKey,
  SLIDER_KEYS,
  type SliderKey,
  type Sort,
} from '@showroom/contracts/entities/filters';
import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { Search } from './search';

/** The values of each facet as a text array, written independently of the column store. */
const VALUES: Record<CheckboxKey, SQL> = {
  brands: sql`array[brand]`,
  models: sql`array[model]`,
  financing_options: sql`array_remove(array[
    case when purchase_price is not null then 'purchase' end,
    case when lease_price is not null then 'lease' end,
    case when subscribe_price is not null then 'subscribe' end], null)`,
  states: sql`array[state]`,
  statuses: sql`array[status]`,
  engine_types: sql`engine_type`,
  transmissions: sql`array_remove(array[transmission], null)`,
  number_of_seats: sql`array_remove(array[number_of_seats::text], null)`,
  colors: sql`array_remove(array[color_canonical], null)`,
  specific_colors: sql`array_remove(array[color_name], null)`,
  dealers: sql`array[owner_id]`,
};

const NUMBERS: Record<SliderKey, SQL> = {
  msrp_price: sql`msrp_price`,
  display_price: sql`display_price`,
  mileage: sql`mileage`,
  production_year: sql`production_year`,
  model_year: sql`model_year`,
  power: sql`power`,
};

const ORDERS: Record<Sort, SQL> = {
  createdAtDesc: sql`created_at desc`,
  createdAtAsc: sql`created_at`,
  priceAsc: sql`display_price asc nulls last`,
  priceDesc: sql`display_price desc nulls last`,
  productionYearDesc: sql`production_year desc nulls last`,
  productionYearAsc: sql`production_year asc nulls last`,
  mileageAsc: sql`mileage asc nulls last`,
  mileageDesc: sql`mileage desc nulls last`,
  status: sql`array_position(array[${sql.join(
    VEHICLE_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  )}], status)`,
};

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

function condition(search: Search, key: FilterKey): SQL | undefined {
  for (const [chosen, values] of search.chosen) {
    if (chosen === key) return sql`${VALUES[chosen]} && ${textArray(values)}`;
  }
  for (const [chosen, { from, to }] of search.ranges) {
    if (chosen !== key) continue;
    return sql`${NUMBERS[chosen]} >= ${from}::float8 and ${NUMBERS[chosen]} <= ${to}::float8`;
  }
  return undefined;
}

/** All conditions but one facet's own. */
function where(search: Search, listing: string, without?: FilterKey): SQL {
  const { modelGroup, owners, exclude } = search;
  const conditions = [
    sql`listing = ${listing} and status <> 'sold' and removed_at is null`,
    modelGroup === undefined ? undefined : sql`model_group = ${modelGroup}`,
    owners === undefined ? undefined : sql`owner_id = any(${textArray(owners)})`,
    exclude === undefined ? undefined : sql`id <> ${exclude}`,
    ...FILTER_KEYS.filter((key) => key !== without).map((key) => condition(search, key)),
  ];
  return sql.join(
    conditions.filter((one) => one !== undefined).map((one) => sql`(${one})`),
    sql` and `,
  );
}

/** Total and page by plain SQL. */
export async function findByHand({ rows }: Database, listing: string, search: Search) {
  const found = await rows(sql`
    select id from vehicles where ${where(search, listing)} order by ${ORDERS[search.sort]}, id collate "C"`);
  const ids = found.map(({ id }) => String(id));
  return { total: ids.length, ids: ids.slice(search.offset, search.offset + search.items) };
}

/** The whole answer by plain SQL: total, page, counts and bounds. */
export async function oracle(database: Database, listing: string, search: Search) {
  const { rows } = database;
  const counts: Record<string, Record<string, number>> = {};
  for (const key of CHECKBOX_KEYS) {
    const counted = await rows(sql`
      select value, count(*) filter (where ${where(search, listing, key)})::int as count
      from vehicles, unnest(${VALUES[key]}) as value
      where listing = ${listing} and status <> 'sold' and removed_at is null group by value`);
    counts[key] = Object.fromEntries(counted.map(({ value, count }) => [String(value), Number(count)]));
  }
  const bounds: Record<string, { min: number; max: number } | null> = {};
  for (const key of SLIDER_KEYS) {
    const [bound] = await rows(sql`
      select min(${NUMBERS[key]})::float8 as min, max(${NUMBERS[key]})::float8 as max
      from vehicles where ${where(search, listing, key)}`);
    bounds[key] = bound?.['min'] === null ? null : { min: Number(bound?.['min']), max: Number(bound?.['max']) };
  }
  return { ...(await findByHand(database, listing, search)), counts, bounds };
}
