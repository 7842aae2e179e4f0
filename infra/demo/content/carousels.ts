import type { PageBlock } from '@showroom/contracts/entities/page';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { pages } from '../../database/schema/content';

/** Vehicles of a seeded carousel. */
const MOST = 8;

const unfilled = z.object({ headline: z.string(), list: z.array(z.unknown()).length(0) });

/** Ids of vehicles are known only once they are stored: a seeded carousel names none until then. */
function filled(block: PageBlock, list: readonly string[]): PageBlock | undefined {
  const vehicles = unfilled.safeParse(block.content['vehicles']);
  if (block.template !== 'stock-locator-carousel' || !vehicles.success) return undefined;
  return { ...block, content: { ...block.content, vehicles: { ...vehicles.data, list } } };
}

/**
 * Carousels on the offers' pages of a market that name no vehicle get one of each model in stock.
 */
export async function seedCarousels(db: Db, market: MarketCode): Promise<void> {
  const { rows } = await db.execute(sql`
    select distinct on (model) id from vehicles
    where listing = ${MARKETS[market].listing} and status = 'stock' and removed_at is null
    order by model, id limit ${MOST}`);
  const list = rows.map(({ id }) => String(id));
  if (list.length === 0) return;
  const offers = await db
    .select({ id: pages.id, blocks: pages.blocks })
    .from(pages)
    .where(and(eq(pages.market, market), eq(pages.path, '/offers')));
  for (const { id, blocks } of offers) {
    const next = blocks.map((block) => filled(block, list) ?? block);
    if (next.some((block, index) => block !== blocks[index])) {
      await db.update(pages).set({ blocks: next }).where(eq(pages.id, id));
    }
  }
}
