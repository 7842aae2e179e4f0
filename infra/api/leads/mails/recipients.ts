import type { Notification } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { locations } from '../../../database/schema/forms';
import { retailers } from '../../../database/schema/retailers';
import { findMarketSettings } from '../../market/market-settings';
import { nearestDealers } from '../../places/nearest-dealers';
import type { DealerQuery } from '../../places/own-dealers';
import type { Leads } from '../services';

interface Asked {
  readonly market: MarketCode;
  /** What was filled in, and what travelled along hidden. */
  readonly answers: LeadValues;
}

/** Who is told by a rule; undefined where it finds nobody. */
export async function recipientOf(services: Leads, rule: Notification, asked: Asked): Promise<string | undefined> {
  const { db } = services.database;
  const { market, answers } = asked;
  const answerIn = (field = '') => String(answers[field] ?? '').trim();
  switch (rule.to) {
    case 'address':
      return rule.address;
    case 'location': {
      const mine = and(eq(locations.id, rule.location ?? ''), eq(locations.market, market));
      const [found] = await db.select({ email: locations.email }).from(locations).where(mine);
      return found?.email;
    }
    case 'chosen_retailer':
      return chosenRetailer(db, market, answerIn(rule.field));
    case 'nearest_retailer':
      return nearestRetailer(services, market, { place: answerIn(rule.field), model: answerIn(rule.model_field) });
  }
}

async function chosenRetailer(db: Db, market: MarketCode, id: string): Promise<string | undefined> {
  const mine = and(eq(retailers.id, id), eq(retailers.listing, MARKETS[market].listing));
  const [found] = await db.select({ email: retailers.email }).from(retailers).where(mine);
  return found?.email || undefined;
}

interface Wanted {
  readonly place: string;
  /** Empty where any will do. */
  readonly model: string;
}

/**
 * By the postcode that was given, or by the town where it has no digit: of those who have the
 * model, and of all where none has it.
 */
async function nearestRetailer(
  { database, askOutside }: Leads,
  market: MarketCode,
  { place, model }: Wanted,
): Promise<string | undefined> {
  if (place === '') return undefined;
  const sources = { db: database.db, settingsOf: findMarketSettings(database), ask: askOutside };
  const near = /\p{Nd}/u.test(place) ? { 'q[postcode_eq]': place } : { 'q[locality_eq]': place };
  const queries: DealerQuery[] = model === '' ? [near] : [{ ...near, 'filter[nameplate_name_eq]': model }, near];
  for (const query of queries) {
    const [first] = await nearestDealers(sources, market, query);
    if (first) return first.attributes.email;
  }
  return undefined;
}
