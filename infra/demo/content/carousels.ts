import type { FieldValues, PageContent } from '@showroom/contracts/content/page-content';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { query } from '../../database/sql';

/** Vehicles of a seeded carousel. */
const MOST = 8;

const stocked = z.object({ id: z.string(), model: z.string(), is_first: z.boolean() });
/** A vehicle that a carousel may show, and whether it is the first one of its model. */
export type StockedVehicle = Readonly<z.output<typeof stocked>>;

/** Vehicles of each model in a market's stock: one of each, then the second ones, and so on. */
export async function vehiclesForCarousels(db: Db, market: MarketCode): Promise<readonly StockedVehicle[]> {
  return await query(
    db,
    stocked,
    sql`select id, model, place = 1 as is_first
      from (select id, model, row_number() over (partition by model order by id) as place from vehicles
        where listing = ${MARKETS[market].listing} and status = 'stock' and removed_at is null) as placed
      where place <= ${MOST} order by place, model`,
  );
}

/** Of these models or, where a page names none, one of each model. */
const unfilled = z.object({
  headline: z.string(),
  list: z.array(z.unknown()).length(0),
  models: z.array(z.string()).optional(),
});

function filled(values: FieldValues, stock: readonly StockedVehicle[]): Record<string, unknown> {
  const vehicles = unfilled.safeParse(values['vehicles']);
  if (!vehicles.success) return { ...values };
  const { models, ...shown } = vehicles.data;
  const chosen = stock.filter(({ model, is_first }) => models?.includes(model) ?? is_first);
  return { ...values, vehicles: { ...shown, list: chosen.slice(0, MOST).map(({ id }) => id) } };
}

/** Content whose carousels without vehicles show some of the stock. */
export function withVehicles(content: PageContent, stock: readonly StockedVehicle[]): PageContent {
  const blocks = content.blocks.map((block) => {
    if (block.template !== 'stock-locator-carousel') return block;
    const texts = Object.entries(block.texts).map(([locale, own]) => [locale, filled(own, stock)]);
    return { ...block, values: filled(block.values, stock), texts: Object.fromEntries(texts) };
  });
  return { ...content, blocks };
}
