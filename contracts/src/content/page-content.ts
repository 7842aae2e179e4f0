import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[\w-]{1,80}$/, 'has letters, digits, - and _'));
const language = z.string().check(z.maxLength(20));
const values = z.record(z.string().check(z.maxLength(100)), z.unknown());

/** One value for all languages, or one for each, by symbol: the template says which. */
const translated = { values, texts: z.record(language, values) };

/** One of the repeated parts of a block. */
const contentGroup = z.object({ id, ...translated });

/** A block as editors have it: in every language, wherever it stands. */
export const contentBlock = z.object({
  id,
  template: z.string().check(z.maxLength(100)),
  /** The version of the template that the content was written for. */
  template_version: z.int(),
  /** Where it stands on the page; a smaller sequence stands higher. */
  positions: z.array(z.object({ id, sequence: z.int() })).check(z.minLength(1), z.maxLength(20)),
  /** Positions at which visitors see it. */
  active_positions: z.array(id).check(z.maxLength(20)),
  /** Only visitors of these languages see it. Default: all. */
  languages: z.optional(z.array(language)),
  ...translated,
  groups: z.array(contentGroup).check(z.maxLength(1000)),
});

/** Everything that editors write on a page: a version of it never changes. */
export const pageContent = z.object({ ...translated, blocks: z.array(contentBlock).check(z.maxLength(200)) });

/** Fields by symbol. */
export type FieldValues = Readonly<z.output<typeof values>>;
/** Values for all languages, and texts by language. */
export type Translated = z.output<z.ZodMiniObject<typeof translated>>;
/** A repeated part of a block, in every language. */
export type ContentGroup = z.output<typeof contentGroup>;
/** A block of a page, in every language. */
export type ContentBlock = z.output<typeof contentBlock>;
/** What a page says, in every language. */
export type PageContent = z.output<typeof pageContent>;
