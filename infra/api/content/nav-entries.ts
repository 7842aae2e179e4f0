import type { Languages } from '@showroom/contracts/content/rendition';
import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';
import type { MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type NavEntryRow, navEntries, navTrees } from '../../database/schema/content';
import { drawnBlur } from '../../demo/pictures/photo';
import { localesOf } from '../market/locales';

/** A link whose picture has its colours before it comes. */
function withBlur({ image, ...link }: NavLink): NavLink {
  const blur = image && drawnBlur(image.src);
  return { ...link, ...(image && { image: { ...image, ...(blur && { blur }) } }) };
}

function navEntryAnswer({
  id,
  market: _,
  locale: __,
  description,
  image,
  details,
  children,
  ...entry
}: NavEntryRow): NavEntry {
  const attributes = {
    ...entry,
    ...details,
    children: children.map(withBlur),
    ...(description && { description }),
    ...(image && { image }),
  };
  return { id, type: 'nav_entry', attributes };
}

/**
 * Navigation and footer as visitors of a language see them: a place that has nothing in it shows
 * what the market's first language has there, unless somebody has emptied it.
 */
export function navEntriesOf(db: Db, market: MarketCode, asked: string | undefined): Promise<NavEntry[]> {
  return navEntriesIn(db, market, localesOf(market, asked));
}

export async function navEntriesIn(db: Db, market: string, { own, fallback }: Languages): Promise<NavEntry[]> {
  const [rows, trees] = await Promise.all([
    db
      .select()
      .from(navEntries)
      .where(and(eq(navEntries.market, market), inArray(navEntries.locale, [own, fallback])))
      .orderBy(asc(navEntries.place), asc(navEntries.sequence)),
    db
      .select({ place: navTrees.place })
      .from(navTrees)
      .where(and(eq(navTrees.market, market), eq(navTrees.locale, own))),
  ]);
  const ownPlaces = new Set([...rows.filter(({ locale }) => locale === own), ...trees].map(({ place }) => place));
  return rows.filter(({ locale, place }) => locale === (ownPlaces.has(place) ? own : fallback)).map(navEntryAnswer);
}
