import type { Dealer } from '@showroom/contracts/entities/retailer';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { asc, eq } from 'drizzle-orm';
import { retailers } from '../../database/schema/retailers';
import { type DealerSources, dealersElsewhere } from './find-dealers';
import { type DealerQuery, ownDealers } from './own-dealers';

type Sources = Omit<DealerSources, 'retailers'>;

const isReachable = ({ attributes: { email } }: Dealer) => email !== '';

/**
 * Dealers with an e-mail address near a place, nearest first, by the endpoints that the market's
 * pages ask. One that does not answer, or knows nobody, is followed by the next and by our own
 * table at last: whoever has to be told is not lost with it.
 */
export async function nearestDealers(sources: Sources, market: MarketCode, query: DealerQuery): Promise<Dealer[]> {
  const settings = await sources.settingsOf(market);
  const { listing } = MARKETS[market];
  const endpoints = [settings['postcode_search.dealers_url'], settings['postcode_search.dealers_fallback_url']];
  const own = endpoints.findIndex((endpoint) => endpoint.startsWith('/'));
  const foreign = endpoints.slice(0, own < 0 ? endpoints.length : own).filter((endpoint) => endpoint !== '');
  for (const endpoint of foreign) {
    const found = await dealersElsewhere(sources, endpoint, { market, listing, query }).catch(() => undefined);
    const reachable = found?.dealers.filter(isReachable) ?? [];
    if (reachable.length > 0) return reachable;
  }
  const rows = await sources.db
    .select()
    .from(retailers)
    .where(eq(retailers.listing, listing))
    .orderBy(asc(retailers.name));
  const reachable = rows.filter(({ email }) => email !== '');
  return (await ownDealers(sources.db, { market, query, radius: 0, rows: reachable })).dealers;
}
