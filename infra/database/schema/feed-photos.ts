import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns';
import { media } from './media';

/** Photographs that feeds name: each address once, with the library's picture that it became. */
export const feedPhotos = pgTable(
  'feed_photos',
  {
    url: text('url').primaryKey(),
    /** The listing whose feed named it first. */
    listing: text('listing').notNull(),
    /** Null until it has come. */
    media_id: text('media_id').references(() => media.id),
    /** Why it has not come, as a sentence. */
    failure: text('failure').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    /** Null for one that has come, and for one that was tried often enough. */
    next_try_at: time('next_try_at').defaultNow(),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('feed_photos_due').on(table.next_try_at).where(sql`next_try_at is not null`),
    index('feed_photos_media').on(table.media_id),
  ],
);
