import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contentPages } from './content';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What visitors can find of a version of a page in one language: the page itself at 0, the news
 * that it tells after it. It counts as long as that version is what visitors see.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    page_id: text('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    position: integer('position').notNull(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['page', 'news'] }).notNull(),
    title: text('title').notNull(),
    /** What results quote from. */
    body: text('body').notNull(),
    /** Where it leads; empty is the path of its page, wherever that is. */
    path: text('path').notNull().default(''),
    /** A picture without size and format; empty for none. */
    picture: text('picture').notNull().default(''),
    /** Folded words: those of the title have the weight A, of the description B, of the text D. */
    terms: tsvector('terms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page_id, table.locale, table.position] }),
    // Read far more often than written: nothing waits beside the index.
    index('search_documents_terms').using('gin', table.terms).with({ fastupdate: false }),
  ],
);
