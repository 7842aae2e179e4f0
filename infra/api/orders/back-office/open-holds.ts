import type { CallOutput } from '@showroom/contracts/calls/call';
import { type listHolds, MOST_HOLDS } from '@showroom/contracts/calls/holds';
import { OPEN_STATES } from '@showroom/contracts/entities/order-states';
import { MARKETS, type MarketCode, marketOfListing } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../database/database';
import { iso, oneOf, query } from '../../../database/sql';

/** Fewer may be a family, or an office at noon. */
const MANY_OF_NETWORK = 4;
/** An hour and more without a name. */
const OFTEN_EXTENDED = 4;

const row = z.object({
  id: z.string(),
  listing: z.string(),
  title: z.string(),
  vin: z.string().nullable(),
  order_number: z.string(),
  is_named: z.boolean(),
  taken_at: z.string(),
  expires_at: z.string(),
  extended: z.number(),
  is_paying: z.boolean(),
  network: z.string().nullable(),
  of_network: z.coerce.number(),
  total: z.coerce.number(),
});

/** What somebody is reserving in these markets at the moment, the most suspicious first. */
export async function openHolds(
  database: Database,
  markets: readonly MarketCode[],
): Promise<Pick<CallOutput<typeof listHolds>, 'data'> & { readonly total: number }> {
  const found = await query(
    database.db,
    row,
    sql`
    with open as (
      select h.*, count(*) over (partition by h.network) as of_network from holds h
      where h.order_number is null and (h.expires_at > now() or h.paying_attempt is not null)
    )
    select h.vehicle_id as id, o.listing, o.number as order_number, o.customer is not null as is_named,
      o.subject->'vehicle'->>'title' as title, o.subject->'vehicle'->>'vin' as vin,
      ${iso(sql`h.taken_at`)} as taken_at, ${iso(sql`h.expires_at`)} as expires_at,
      h.extended, h.paying_attempt is not null as is_paying, left(h.network, 6) as network,
      case when h.network is null then 1 else h.of_network end as of_network, count(*) over () as total
    from open h join orders o on o.hold_token = h.token and o.state in (${oneOf(OPEN_STATES)})
    where o.listing in (${oneOf(markets.map((code) => MARKETS[code].listing))})
    order by case when h.network is null then 1 else h.of_network end desc, h.extended desc, h.taken_at, h.vehicle_id
    limit ${MOST_HOLDS}`,
  );
  return { data: found.map(resourceOf), total: found[0]?.total ?? 0 };
}

function resourceOf({ id, listing, title, vin, total: _, ...hold }: z.output<typeof row>) {
  const market = marketOfListing(listing);
  if (!market) throw new Error(`An order names the listing ${listing}, which no market shows`);
  const signs = [
    ...(hold.of_network >= MANY_OF_NETWORK ? (['network'] as const) : []),
    ...(hold.extended >= OFTEN_EXTENDED && !hold.is_named ? (['extended'] as const) : []),
  ];
  return {
    id,
    type: 'open-hold' as const,
    attributes: { ...hold, market: market.code, vehicle: { title, vin }, signs },
  };
}
