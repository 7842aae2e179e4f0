import { and, eq, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '../../database/schema/vehicles';
import { iso } from '../../database/sql';
import { isListed } from '../../facets/row';
import { type Slice, upTo } from './listed-pages';

/** On sale, and whole enough to have a page: one without a model has none. */
const withPage = (listing: string) => and(eq(vehicles.listing, listing), isListed, sql`${vehicles.model} ~ '\\S'`);

/** A slice of a listing's vehicles by id. */
export function vehicleEntries(listing: string, { after, to, items }: Slice): SQL {
  return sql`select id, slug, ${iso(sql`updated_at`)} as lastmod from vehicles
    where ${withPage(listing)} and id > ${after} and ${upTo(sql`id`, to)}
    order by id limit ${items}`;
}

/** The last id of each part of a listing, and when one of its vehicles changed last. */
export function vehicleParts(listing: string, size: number): SQL {
  return sql`select max(id) as "to", ${iso(sql`max(updated_at)`)} as lastmod
    from (select id, updated_at, (row_number() over (order by id) - 1) / ${size}::int as part
      from vehicles where ${withPage(listing)}) as numbered
    group by part order by part`;
}
