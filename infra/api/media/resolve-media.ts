import { mediaPath } from '@showroom/contracts/blocks/media-address';
import { isMediaValue, mediaIdsIn } from '@showroom/contracts/blocks/media-value';
import type { Languages } from '@showroom/contracts/content/rendition';
import type { Page } from '@showroom/contracts/entities/page';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { media } from '../../database/schema/media';

type Found = Pick<typeof media.$inferSelect, 'id' | 'alt' | 'picture_revision'>;

const ofMarket = (market: string, ids: ReadonlySet<string>) =>
  and(inArray(media.id, [...ids]), or(eq(media.market, market), isNull(media.market)));

/** The value with every picture of the library as blocks know pictures: a path and a text. */
function resolved(value: unknown, byId: ReadonlyMap<string, Found>, languages: Languages): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, byId, languages));
  if (typeof value !== 'object' || value === null) return value;
  if (isMediaValue(value)) {
    const found = byId.get(value.media);
    // What is gone is nothing: a block without its picture, not a page without its block.
    if (!found) return undefined;
    const alt = value.alt || found.alt[languages.own] || found.alt[languages.fallback] || '';
    return { src: mediaPath(found.id, found.picture_revision), alt: value.decorative ? '' : alt };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, byId, languages)]));
}

/** A page of a market with the addresses and texts of the pictures that its blocks refer to. */
export async function withPictures(db: Db, page: Page, market: string, languages: Languages): Promise<Page> {
  const ids = mediaIdsIn(page.attributes.blocks);
  if (ids.size === 0) return page;
  const columns = { id: media.id, alt: media.alt, picture_revision: media.picture_revision };
  const rows = await db.select(columns).from(media).where(ofMarket(market, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const blocks = page.attributes.blocks.map(({ content, ...block }) => ({
    ...block,
    content: Object.fromEntries(
      Object.entries(content).map(([symbol, value]) => [symbol, resolved(value, byId, languages)]),
    ),
  }));
  return { ...page, attributes: { ...page.attributes, blocks } };
}

/**
 * Ids that content refers to and that are no picture of the market. Those that are stay until the
 * transaction ends.
 */
export async function missingPictures(
  transaction: Transaction,
  content: unknown,
  market: string,
): Promise<readonly string[]> {
  const ids = mediaIdsIn(content);
  if (ids.size === 0) return [];
  const rows = await transaction.select({ id: media.id }).from(media).where(ofMarket(market, ids)).for('share');
  const found = new Set(rows.map(({ id }) => id));
  return [...ids].filter((id) => !found.has(id));
}
