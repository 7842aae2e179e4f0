import type { Notification } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { locations } from '../../../database/schema/forms';
import { retailers } from '../../../database/schema/retailers';
import { ownDealers } from '../../places/own-dealers';

interface Asked {
  readonly market: MarketCode;
  readonly values: LeadValues;
}

/** Who is told by a rule; undefined where it finds nobody. */
export async function recipientOf(db: Db, rule: Notification, asked: Asked): Promise<string | undefined> {
  const { market } = asked;
  const answer = String(asked.values[rule.field ?? ''] ?? '').trim();
  switch (rule.to) {
    case 'address':
      return rule.address;
    case 'location': {
      const mine = and(eq(locations.id, rule.location ?? ''), eq(locations.market, market));
      const [found] = await db.select({ email: locations.email }).from(locations).where(mine);
      return found?.email;
    }
    case 'chosen_retailer':
      return chosenRetailer(db, market, answer);
    case 'nearest_retailer':
      return nearestRetailer(db, market, answer);
  }
}

async function chosenRetailer(db: Db, market: MarketCode, id: string): Promise<string | undefined> {
  const mine = and(eq(retailers.id, id), eq(retailers.listing, MARKETS[market].listing));
  const [found] = await db.select({ email: retailers.email }).from(retailers).where(mine);
  return found?.email || undefined;
}

/** By the postcode that was given, or by the town where it has no digit. */
async function nearestRetailer(db: Db, market: MarketCode, place: string): Promise<string | undefined> {
  if (place === '') return undefined;
  const { listing } = MARKETS[market];
  const rows = await db.select().from(retailers).where(eq(retailers.listing, listing)).orderBy(asc(retailers.name));
  const query = /\p{Nd}/u.test(place) ? { 'q[postcode_eq]': place } : { 'q[locality_eq]': place };
  const reachable = rows.filter(({ email }) => email !== '');
  const { dealers } = await ownDealers(db, { market, query, radius: 0, rows: reachable });
  const [first] = dealers;
  return reachable.find(({ id }) => id === first?.id)?.email;
}
