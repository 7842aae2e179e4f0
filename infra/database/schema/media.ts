import { MEDIA_KINDS } from '@showroom/contracts/entities/media';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { time } from './columns';

/** What editors brought into the media library; its bytes lie elsewhere, under their hash. */
export const media = pgTable(
  'media',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    /** Null for what every market may use. */
    market: text('market'),
    /** Words between slashes; empty for none. */
    folder: text('folder').notNull().default(''),
    name: text('name').notNull(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull().default('image'),
    mime: text('mime').notNull(),
    /** As it is seen, whatever way the camera was held; 0 × 0 for captions. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Seconds of a film. */
    duration: doublePrecision('duration'),
    sha256: text('sha256').notNull(),
    /** A picture's colours from top to bottom, `#112,#456,#122`; empty where nobody looked. */
    blur: text('blur').notNull().default(''),
    /** What stays in sight when it is cropped, from 0 to 1 from the left and the top. */
    focus_x: doublePrecision('focus_x').notNull().default(0.5),
    focus_y: doublePrecision('focus_y').notNull().default(0.5),
    /** Words for people who do not see it, by language. */
    alt: jsonb('alt').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** What a film is called for visitors, by language. */
    title: jsonb('title').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The picture that a film shows until it plays. */
    poster: text('poster').references((): AnyPgColumn => media.id),
    /** Ids of the captions of a film, by language. */
    captions: jsonb('captions').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Grows with every change; a change names the revision that it was made from. */
    revision: integer('revision').notNull().default(1),
    /** The revision in which it last came to look different: part of its address. */
    picture_revision: integer('picture_revision').notNull().default(1),
    author: text('author').notNull().default(''),
    created_at: time('created_at').notNull().defaultNow(),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('media_content').on(sql`coalesce(${table.market}, '')`, table.sha256),
    index('media_latest').on(table.market, table.created_at),
  ],
);
export type MediaRow = typeof media.$inferSelect;
