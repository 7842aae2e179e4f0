import type { FieldValues, PageContent } from '@showroom/contracts/content/page-content';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { query } from '../../database/sql';

/** Vehicles of a seeded carousel. */
const MOST = 8;

const stocked = z.object({
  id: z.string(),
  model: z.string(),
  engine_type: z.array(z.string()),
  is_first: z.boolean(),
});
/** A vehicle that a carousel may show, and whether it is the first one of its model. */
export type StockedVehicle = Readonly<z.output<typeof stocked>>;

/** Vehicles of each model in a market's stock: one of each, then the second ones, and so on. */
export async function vehiclesForCarousels(db: Db, market: MarketCode): Promise<readonly StockedVehicle[]> {
  return await query(
    db,
    stocked,
    sql`select id, model, engine_type, place = 1 as is_first
      from (select id, model, engine_type,
          row_number() over (partition by model order by id) as place,
          row_number() over (partition by model, engine_type order by id) as place_of_engine
        from vehicles
        where listing = ${MARKETS[market].listing} and status = 'stock' and removed_at is null) as placed
      where place_of_engine <= ${MOST} order by place, model`,
  );
}

/**
 * Of these models or, where a page names none, one of each; where it names engines, one of each
 * model that has such an engine.
 */
const unfilled = z.object({
  headline: z.string(),
  list: z.array(z.unknown()).length(0),
  models: z.array(z.string()).optional(),
  engine_types: z.array(z.string()).optional(),
});

/** One vehicle of each model that comes with one of these engines. */
function withEngines(stock: readonly StockedVehicle[], engines: readonly string[]): readonly StockedVehicle[] {
  const fitting = stock.filter(({ engine_type }) => engine_type.some((type) => engines.includes(type)));
  return fitting.filter(({ model }, at) => fitting.findIndex((one) => one.model === model) === at);
}

function filled(values: FieldValues, stock: readonly StockedVehicle[]): Record<string, unknown> {
  const vehicles = unfilled.safeParse(values['vehicles']);
  if (!vehicles.success) return { ...values };
  const { models, engine_types, ...shown } = vehicles.data;
  const chosen = engine_types
    ? withEngines(stock, engine_types)
    : stock.filter(({ model, is_first }) => models?.includes(model) ?? is_first);
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
