import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

const SLICE = 20_000;

/** Vehicles over about 2,200 facet values, made inside the database from their number alone. */
export async function fillListing({ db }: Database, count: number, listing = 'bench'): Promise<void> {
  await db.execute(sql`
    insert into retailers (id, listing, name, dealer_code, latitude, longitude)
    select 'retailer-' || n, ${listing}, 'Retailer ' || n, 'D' || n, 48 + (n % 20) * 0.3, 2 + (n / 20) * 0.4
    from generate_series(1, 400) n`);
  // Nobody follows or remembers these rows: what triggers do for each of them would take longer
  // than writing them.
  await db.execute(sql`alter table vehicles disable trigger user`);
  for (let from = 1; from <= count; from += SLICE) {
    await db.execute(slice(listing, from, Math.min(from + SLICE - 1, count)));
  }
  await db.execute(sql`alter table vehicles enable trigger user`);
  await db.execute(sql`analyze vehicles`);
}

function slice(listing: string, from: number, to: number) {
  return sql`
    insert into vehicles (listing, feed_source, feed_key, slug, title, brand, model, model_group, state, status,
      production_year, model_year, mileage, engine_type, transmission, power, number_of_seats, color_name,
      color_canonical, currency, msrp_price, purchase_price, lease_price, owner_id, created_at, photos)
    select ${listing}, 'bench', n::text, 'vehicle-' || n, 'Vehicle ' || n, 'Brand ' || (h % 40),
      'Model ' || (h % 700), 'Group ' || (h % 7), (array['new', 'approved', 'used'])[1 + h % 3],
      (array['stock', 'stock', 'stock', 'available_soon', 'reserved', 'demo'])[1 + h % 6],
      2005 + h % 21, 2006 + h % 21, (h % 2500) * 100,
      (array['{petrol}', '{diesel}', '{electric}', '{petrol,hybrid}'])[1 + h % 4]::text[],
      (array['automatic', 'manual', null])[1 + h % 3], 60 + h % 400, 2 + h % 7, 'Colour ' || (h % 1000),
      'colour-' || (h % 14), 'EUR', 1000000 + (h % 9000) * 1000, 900000 + (h % 9000) * 1000,
      case when h % 3 = 0 then 30000 + h % 70000 end, 'retailer-' || (1 + h % 400),
      now() - make_interval(mins => h % 500000),
      '[{"src":"/media/vehicles/defender-110/pangea-green/front","alt":"Front"}]'
    from (select n, abs(hashint4(n)) as h from generate_series(${from}::int, ${to}::int) n) as numbers`;
}
