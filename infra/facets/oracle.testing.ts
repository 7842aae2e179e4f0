import {
  CHECKBOX_KEYS,
  type CheckboxKey,
  LOOSENABLE,
  type Loosenable,
  SLIDER_KEYS,
  type SliderKey,
  type Sort,
} from '@showroom/contracts/entities/filters';
import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { paymentSql } from './financing.testing';
import type { Search } from './search';

/** The values of each facet as a text array, written independently of the column store. */
const VALUES: Record<CheckboxKey, SQL> = {
  brands: sql`array[brand]`,
  models: sql`array[model]`,
  financing_options: sql`array_remove(array[
    case when greatest(purchase_price, msrp_price) > 0 then 'purchase' end,
    case when lease_price > 0 then 'lease' end,
    case when subscribe_price > 0 then 'subscribe' end], null)`,
  states: sql`array[state]`,
  statuses: sql`array[status]`,
  engine_types: sql`engine_type`,
  transmissions: sql`array_remove(array[transmission], null)`,
  number_of_seats: sql`array_remove(array[number_of_seats::text], null)`,
  colors: sql`array_remove(array[color_canonical], null)`,
  specific_colors: sql`array_remove(array[color_name], null)`,
  dealers: sql`array[owner_id]`,
};

function priceOf({ driveAwayState: state }: Search): SQL {
  if (state === undefined) return sql`display_price`;
  const driven = sql`(drive_away->>${state})::bigint`;
  return sql`(case when state = 'new' and ${driven} > 0 and not (price_hidden and 'purchase' = any(hidden_prices))
    then ${driven} else display_price end)`;
}

const numbersOf = (search: Search): Record<SliderKey, SQL> => ({
  msrp_price: sql`case when price_hidden and 'purchase' = any(hidden_prices) then null else msrp_price end`,
  display_price: priceOf(search),
  mileage: sql`mileage`,
  production_year: sql`production_year`,
  model_year: sql`model_year`,
  power: sql`power`,
});

const ordersOf = (search: Search): Record<Sort, SQL> => ({
  availableFirst: sql`case when status in ('stock', 'demo') then 0
    when status in ('available_soon', 'delivery', 'in_production') then 1 else 2 end, created_at desc`,
  createdAtDesc: sql`created_at desc`,
  createdAtAsc: sql`created_at`,
  priceAsc: sql`${priceOf(search)} asc nulls last`,
  priceDesc: sql`${priceOf(search)} desc nulls last`,
  productionYearDesc: sql`production_year desc nulls last`,
  productionYearAsc: sql`production_year asc nulls last`,
  mileageAsc: sql`mileage asc nulls last`,
  mileageDesc: sql`mileage desc nulls last`,
  status: sql`array_position(array[${sql.join(
    VEHICLE_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  )}], status)`,
});

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

/** The limits of the list itself. */
function inScope(listing: string, { limits }: Search): SQL {
  const { statuses, owners, brands, models, modelGroup } = limits;
  const conditions = [
    sql`listing = ${listing} and status <> 'sold' and removed_at is null`,
    statuses === undefined ? undefined : sql`status = any(${textArray(statuses)})`,
    owners === undefined ? undefined : sql`owner_id = any(${textArray(owners)})`,
    brands === undefined ? undefined : sql`brand = any(${textArray(brands)})`,
    models === undefined ? undefined : sql`model = any(${textArray(models)})`,
    modelGroup === undefined ? undefined : sql`coalesce(model_group = ${modelGroup}, false)`,
  ];
  return allOf(conditions);
}

function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  return sql.join(
    conditions.filter((one) => one !== undefined).map((one) => sql`(${one})`),
    sql` and `,
  );
}

function rangeCondition(number: SQL, { from, to }: { from: number | undefined; to: number | undefined }): SQL {
  return sql`${number} >= ${from ?? Number.NEGATIVE_INFINITY}::float8
    and ${number} <= ${to ?? Number.POSITIVE_INFINITY}::float8`;
}

/** Each filter of a search by its name. */
function conditions(search: Search): Map<Loosenable, SQL> {
  const { chosen, ranges, modelGroup, owners, nearby, payment } = search;
  const named = new Map<Loosenable, SQL>();
  for (const [key, values] of chosen) named.set(key, sql`${VALUES[key]} && ${textArray(values)}`);
  for (const [key, range] of ranges) named.set(key, rangeCondition(numbersOf(search)[key], range));
  if (payment) named.set('monthly_payment', rangeCondition(paymentSql(search, priceOf(search)), payment));
  if (modelGroup !== undefined) named.set('model_group', sql`coalesce(model_group = ${modelGroup}, false)`);
  if (owners) named.set('dealer_codes', sql`owner_id = any(${textArray(owners)})`);
  if (nearby) named.set('near', sql`owner_id = any(${textArray(nearby)})`);
  return named;
}

/** All conditions but one filter's own. */
function where(search: Search, listing: string, without?: Loosenable): SQL {
  const filters = [...conditions(search)].filter(([name]) => name !== without).map(([, one]) => one);
  const others = search.exclude === undefined ? undefined : sql`id <> ${search.exclude}`;
  return allOf([inScope(listing, search), others, ...filters]);
}

/** Total and page by plain SQL. */
export async function findByHand({ rows }: Database, listing: string, search: Search) {
  const found = await rows(sql`
    select id from vehicles where ${where(search, listing)} order by ${ordersOf(search)[search.sort]}, id collate "C"`);
  const ids = found.map(({ id }) => String(id));
  return { total: ids.length, ids: ids.slice(search.offset, search.offset + search.items) };
}

async function boundsByHand({ rows }: Database, number: SQL, condition: SQL) {
  const [bound] = await rows(sql`
    select min(${number})::float8 as min, max(${number})::float8 as max from vehicles where ${condition}`);
  return bound?.['min'] === null ? null : { min: Number(bound?.['min']), max: Number(bound?.['max']) };
}

/** How many each filter alone keeps out of an empty list, the most first. */
async function loosenedByHand({ rows }: Database, listing: string, search: Search) {
  const found: { parameter: Loosenable; count: number }[] = [];
  for (const parameter of LOOSENABLE.filter((name) => conditions(search).has(name))) {
    const [row] = await rows(
      sql`select count(*)::int as count from vehicles where ${where(search, listing, parameter)}`,
    );
    found.push({ parameter, count: Number(row?.['count']) });
  }
  return found.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/** The whole answer by plain SQL: total, page, counts, bounds, and what to loosen. */
export async function oracle(database: Database, listing: string, search: Search) {
  const counts: Record<string, Record<string, number>> = {};
  for (const key of CHECKBOX_KEYS) {
    const counted = await database.rows(sql`
      select value, count(*) filter (where ${where(search, listing, key)})::int as count
      from vehicles, unnest(${VALUES[key]}) as value where ${inScope(listing, search)} group by value`);
    counts[key] = Object.fromEntries(counted.map(({ value, count }) => [String(value), Number(count)]));
  }
  const bounds: Record<string, { min: number; max: number } | null> = {};
  for (const key of SLIDER_KEYS) {
    bounds[key] = await boundsByHand(database, numbersOf(search)[key], where(search, listing, key));
  }
  bounds['monthly_payment'] = await boundsByHand(
    database,
    paymentSql(search, priceOf(search)),
    where(search, listing, 'monthly_payment'),
  );
  const found = await findByHand(database, listing, search);
  const loosen = found.total === 0 ? await loosenedByHand(database, listing, search) : [];
  return { ...found, counts, bounds, loosen };
}
