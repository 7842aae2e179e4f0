import type { FieldValues, PageContent } from '@showroom/contracts/content/page-content';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { query } from '../../database/sql';

/** Vehicles of a seeded carousel. */
const MOST = 8;

/** One vehicle of each model in a market's stock. */
export async function vehiclesForCarousels(db: Db, market: MarketCode): Promise<readonly string[]> {
  const rows = await query(
    db,
    z.object({ id: z.string() }),
    sql`select distinct on (model) id from vehicles
      where listing = ${MARKETS[market].listing} and status = 'stock' and removed_at is null
      order by model, id limit ${MOST}`,
  );
  return rows.map(({ id }) => id);
}

const unfilled = z.object({ headline: z.string(), list: z.array(z.unknown()).length(0) });

function filled(values: FieldValues, list: readonly string[]): Record<string, unknown> {
  const vehicles = unfilled.safeParse(values['vehicles']);
  return vehicles.success ? { ...values, vehicles: { ...vehicles.data, list } } : { ...values };
}

/** Content whose carousels without vehicles show these. */
export function withVehicles(content: PageContent, list: readonly string[]): PageContent {
  const blocks = content.blocks.map((block) => {
    if (block.template !== 'stock-locator-carousel') return block;
    const texts = Object.entries(block.texts).map(([locale, own]) => [locale, filled(own, list)]);
    return { ...block, values: filled(block.values, list), texts: Object.fromEntries(texts) };
  });
  return { ...content, blocks };
}
