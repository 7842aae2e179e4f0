import { isMediaValue, type MediaValue } from '@showroom/contracts/blocks/media-value';
import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { partOf } from '@showroom/contracts/schema/part-of';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { media } from '../../database/schema/media';
import type { FieldIssue } from '../kernel/refusal';
import { type ContentPart, isShown, localesInUse, localesOfPart, partsOf } from './content-parts';
import { valuesWithPaths } from './values-with-paths';

interface Rules {
  readonly templates: Templates;
  /** The market's languages, its first one first. */
  readonly locales: readonly string[];
}

interface ShownPicture {
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  /** In which people may come to it. */
  readonly locales: readonly string[];
}

function picturesOf({ part, fields, prefix }: ContentPart, locales: readonly string[]): readonly ShownPicture[] {
  return fields.flatMap((field): ShownPicture[] => {
    if (field.field_type !== 'Image' || field.attrs?.withAlt === false) return [];
    return valuesWithPaths(part, prefix).flatMap(([path, values]) => {
      const value = values[field.symbol];
      const isPicture = isMediaValue(value) || Boolean(partOf(value, 'src'));
      return isPicture ? [{ path: path + field.symbol, label: field.label, value, locales }] : [];
    });
  });
}

/** Pictures of blocks that visitors see somewhere, without those that always only decorate. */
function shownPictures(content: PageContent, { templates, locales }: Rules): readonly ShownPicture[] {
  const written = localesInUse(content, locales);
  const parts = partsOf(content, templates).filter((part) => part.block && isShown(part));
  return parts.flatMap((part) => picturesOf(part, localesOfPart(part, written)));
}

type Texts = ReadonlyMap<string, Readonly<Record<string, string>>>;

async function textsOfLibrary(db: Db, pictures: readonly ShownPicture[]): Promise<Texts> {
  const ids = pictures.flatMap(({ value }) => (isMediaValue(value) ? [value.media] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: media.id, alt: media.alt }).from(media).where(inArray(media.id, ids));
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}

const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === '';

function missingIn({ media: id }: MediaValue, locales: readonly string[], texts: Texts): readonly string[] {
  return locales.filter((locale) => isBlank(texts.get(id)?.[locale]));
}

function issueOf({ path, label, value, locales }: ShownPicture, texts: Texts): FieldIssue[] {
  if (partOf(value, 'decorative') === true || !isBlank(partOf(value, 'alt'))) return [];
  const missing = isMediaValue(value) ? missingIn(value, locales, texts) : locales;
  if (missing.length === 0) return [];
  const where = isMediaValue(value) ? ` (${missing.join(', ')}), here or in the library` : '';
  return [{ path: `${path}.alt`, message: `${label} needs a description${where}, or only decorates.` }];
}

/**
 * Pictures of which people who do not see them would be told nothing, although they say something.
 */
export async function pictureTextIssues(db: Db, content: PageContent, rules: Rules): Promise<readonly FieldIssue[]> {
  const pictures = shownPictures(content, rules);
  const texts = await textsOfLibrary(db, pictures);
  return pictures.flatMap((picture) => issueOf(picture, texts));
}
