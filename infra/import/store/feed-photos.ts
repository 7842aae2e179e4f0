import { mediaPath } from '@showroom/contracts/blocks/media-address';
import { vehicleTranslations } from '@showroom/contracts/entities/vehicle-texts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Transaction } from '../../database/database';
import type { StoredPhoto } from '../../database/schema/vehicles';
import { query, run } from '../../database/sql';
import { withoutDrawing } from '../drawing';
import type { FeedRecord } from './upsert';

/** By the address that feeds name, the library's picture that came of it. */
type Photographs = ReadonlyMap<string, Pick<StoredPhoto, 'src' | 'blur'>>;

/** Until the transaction ends, no photograph comes to the library unseen by an import. */
async function lockPhotographs(transaction: Transaction): Promise<void> {
  await run(transaction, sql`select pg_advisory_xact_lock(hashtextextended('feed_photos', 0))`);
}

const found = z.object({ url: z.string(), id: z.string(), picture_revision: z.int(), blur: z.string() });

async function photographsOf(transaction: Transaction, urls: readonly string[]): Promise<Photographs> {
  const rows = await query(
    transaction,
    found,
    sql`select photo.url, media.id, media.picture_revision, media.blur from feed_photos as photo
      join media on media.id = photo.media_id
      where photo.url in (select jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb))`,
  );
  return new Map(
    rows.map(({ url, id, picture_revision, blur }) => [
      url,
      { src: mediaPath(id, picture_revision), ...(blur && { blur }) },
    ]),
  );
}

/** Those of a vehicle's photographs that the library has, in the feed's order. */
function shown(named: readonly StoredPhoto[], photographs: Photographs): StoredPhoto[] {
  return named.flatMap(({ src, alt }) => {
    const photograph = photographs.get(src);
    return photograph ? [{ ...photograph, alt }] : [];
  });
}

/** What a vehicle looks like as soon as one of its photographs has come; else it stays drawn. */
function photographed(
  { feed_photos, ...texts }: Pick<FeedRecord, 'feed_photos' | 'footnotes' | 'translations'>,
  photographs: Photographs,
) {
  const photos = shown(feed_photos, photographs);
  return photos.length === 0 ? undefined : { photos, ...withoutDrawing(texts) };
}

/**
 * The records of a listing with the photographs that the library has; those that it lacks are
 * noted, to be fetched.
 */
export async function withPhotographs(
  transaction: Transaction,
  listing: string,
  records: readonly FeedRecord[],
): Promise<FeedRecord[]> {
  const urls = [...new Set(records.flatMap(({ feed_photos }) => feed_photos.map(({ src }) => src)))].toSorted();
  if (urls.length === 0) return [...records];
  await lockPhotographs(transaction);
  await run(
    transaction,
    sql`insert into feed_photos (url, listing)
      select url, ${listing} from jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb) as url
      on conflict do nothing`,
  );
  const photographs = await photographsOf(transaction, urls);
  return records.map((record) => ({ ...record, ...photographed(record, photographs) }));
}

const vehicle = z.object({
  id: z.string(),
  feed_photos: z.array(z.object({ src: z.string(), alt: z.string() })),
  footnotes: z.array(z.string()),
  translations: vehicleTranslations,
});

/** Notes which pictures of the library came of addresses, and shows them with their vehicles. */
export async function showPhotographs(
  db: Db,
  came: readonly { readonly url: string; readonly media_id: string }[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPhotographs(transaction);
    await run(
      transaction,
      sql`update feed_photos set media_id = came.media_id, failure = '', next_try_at = null
        from jsonb_to_recordset(${JSON.stringify(came)}::jsonb) as came (url text, media_id text)
        where feed_photos.url = came.url`,
    );
    const vehicles = await query(
      transaction,
      vehicle,
      sql`select id, feed_photos, footnotes, translations from vehicles where feed_photos <> '[]' and feed_photos @> any (
        select jsonb_build_array(jsonb_build_object('src', url))
        from jsonb_to_recordset(${JSON.stringify(came)}::jsonb) as came (url text)) order by id for update`,
    );
    const urls = vehicles.flatMap(({ feed_photos }) => feed_photos.map(({ src }) => src));
    const photographs = await photographsOf(transaction, urls);
    for (const one of vehicles) {
      const seen = photographed(one, photographs);
      if (!seen) continue;
      await run(
        transaction,
        sql`update vehicles set photos = ${JSON.stringify(seen.photos)}::jsonb, updated_at = now(),
          translations = ${JSON.stringify(seen.translations)}::jsonb,
          footnotes = array(select jsonb_array_elements_text(${JSON.stringify(seen.footnotes)}::jsonb))
          where id = ${one.id}`,
      );
    }
  });
}
