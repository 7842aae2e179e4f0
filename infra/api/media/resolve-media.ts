import { captionsPath, libraryFilmPath, mediaPath } from '@showroom/contracts/blocks/media-address';
import { isFilmReference, isMediaValue, mediaIdsIn } from '@showroom/contracts/blocks/media-value';
import type { FilmValue, ImageValue } from '@showroom/contracts/blocks/template';
import type { Languages } from '@showroom/contracts/content/rendition';
import type { Page } from '@showroom/contracts/entities/page';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { type MediaRow, media } from '../../database/schema/media';
import { drawnBlur } from '../../demo/pictures/photo';

type Rows = ReadonlyMap<string, MediaRow>;

const ofMarket = (market: string, ids: ReadonlySet<string>) =>
  and(inArray(media.id, [...ids]), or(eq(media.market, market), isNull(media.market)));

const textIn = (texts: Readonly<Record<string, string>>, { own, fallback }: Languages) =>
  texts[own] || texts[fallback] || '';

/** A language as its speakers call it: `Deutsch`. */
function languageLabel(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}

function pictureOf({ id, picture_revision, blur }: MediaRow, alt: string): ImageValue {
  return { src: mediaPath(id, picture_revision), alt, ...(blur && { blur }) };
}

/** A film with what belongs to it, as far as it is still there; captions in every language. */
function filmOf(row: MediaRow, rows: Rows, languages: Languages): FilmValue {
  const title = textIn(row.title, languages);
  const description = textIn(row.alt, languages);
  const poster = row.poster === null ? undefined : rows.get(row.poster);
  const captions = Object.entries(row.captions).flatMap(([locale, id]) => {
    const text = rows.get(id);
    if (!text) return [];
    const { language } = new Intl.Locale(locale);
    return [{ src: captionsPath(id, text.picture_revision), language, label: languageLabel(locale) }];
  });
  return {
    src: libraryFilmPath(mediaPath(row.id, row.picture_revision), row.mime),
    ...(title && { title }),
    ...(description && { description }),
    ...(poster && { poster: pictureOf(poster, '') }),
    ...(captions.length > 0 && { captions }),
  };
}

/** The value with everything of the library as blocks know it: by paths and texts. */
function resolved(value: unknown, rows: Rows, languages: Languages): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, rows, languages));
  if (typeof value !== 'object' || value === null) return value;
  // What is gone is nothing: a block without its picture, not a page without its block.
  if (isMediaValue(value)) {
    const row = rows.get(value.media);
    if (row?.kind !== 'image') return undefined;
    return pictureOf(row, value.decorative ? '' : value.alt || textIn(row.alt, languages));
  }
  const blur = 'src' in value && typeof value.src === 'string' ? drawnBlur(value.src) : undefined;
  if (blur !== undefined) return { ...value, blur };
  if (isFilmReference(value)) {
    const row = rows.get(value.media);
    return row?.kind === 'film' ? filmOf(row, rows, languages) : undefined;
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, rows, languages)]));
}

async function rowsOf(db: Db, market: string, ids: ReadonlySet<string>): Promise<MediaRow[]> {
  return ids.size === 0 ? [] : db.select().from(media).where(ofMarket(market, ids));
}

/** A page of a market with the addresses and texts of what its blocks refer to in the library. */
export async function withMedia(db: Db, page: Page, market: string, languages: Languages): Promise<Page> {
  const ids = mediaIdsIn(page.attributes.blocks);
  const shown = await rowsOf(db, market, new Set([...ids.image, ...ids.film]));
  const parts = shown.flatMap(({ poster, captions }) => [...(poster ? [poster] : []), ...Object.values(captions)]);
  const rows = new Map([...shown, ...(await rowsOf(db, market, new Set(parts)))].map((row) => [row.id, row]));
  const blocks = page.attributes.blocks.map(({ content, ...block }) => ({
    ...block,
    content: Object.fromEntries(
      Object.entries(content).map(([symbol, value]) => [symbol, resolved(value, rows, languages)]),
    ),
  }));
  return { ...page, attributes: { ...page.attributes, blocks } };
}

/**
 * Ids that content refers to and that are no picture or no film of the market, as it says. Those
 * that are stay until the transaction ends.
 */
export async function missingMedia(
  transaction: Transaction,
  content: unknown,
  market: string,
): Promise<readonly { readonly id: string; readonly kind: 'image' | 'film' }[]> {
  const ids = mediaIdsIn(content);
  const asked = (['image', 'film'] as const).flatMap((kind) => [...ids[kind]].map((id) => ({ id, kind })));
  if (asked.length === 0) return [];
  const rows = await transaction
    .select({ id: media.id, kind: media.kind })
    .from(media)
    .where(ofMarket(market, new Set(asked.map(({ id }) => id))))
    .for('share');
  return asked.filter(({ id, kind }) => !rows.some((row) => row.id === id && row.kind === kind));
}
