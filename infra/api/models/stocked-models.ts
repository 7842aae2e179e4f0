import type { Model } from '@showroom/contracts/entities/model';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../database/database';
import { toMajor } from '../../database/money';
import { vehicles } from '../../database/schema/vehicles';
import { query } from '../../database/sql';
import { isListed } from '../../facets/row';
import { slugOf } from '../../raw-vehicle/slug';
import { eachText } from './model-engines';

const row = z.object({
  brand: z.string(),
  model: z.string(),
  nameplate: z.string().nullable(),
  vehicles: z.int(),
  bodies: z.array(z.string()),
  engine_types: z.array(z.string()),
  /** Minor units. */
  price_from: z.number().nullable(),
  currency: z.string(),
});

/** The models of a listing by name; of two whose names make one key, the first. */
export async function stockedModels({ reads: db }: Database, listing: string): Promise<Model[]> {
  const rows = await query(
    db,
    row,
    sql`with listed as (
        select *, lower(model) as name, state = 'new' and display_price > 0 as is_offered
        from vehicles where ${and(eq(vehicles.listing, listing), isListed)}
      ), engines as (
        select name, ${eachText(sql`engine`)} as engine_types from listed, unnest(engine_type) as engine group by name
      )
      select (array_agg(brand order by id))[1] as brand, (array_agg(model order by production_year, id))[1] as model,
        min(nullif(model_group, '')) as nameplate, count(*)::int as vehicles, ${eachText(sql`body`)} as bodies,
        coalesce((select engine_types from engines where engines.name = listed.name), '{}') as engine_types,
        min(display_price) filter (where is_offered)::float8 as price_from,
        (array_agg(currency order by is_offered desc nulls last, display_price, id))[1] as currency
      from listed
      group by name
      order by name`,
  );
  const byKey = new Map<string, Model>();
  for (const { price_from, currency, ...stocked } of rows) {
    const id = slugOf(stocked.model);
    const offer = price_from === null ? null : { price_from: toMajor(price_from, currency), currency };
    if (!byKey.has(id)) byKey.set(id, { id, type: 'vehicle', attributes: { ...stocked, offer } });
  }
  return [...byKey.values()];
}
