import { contentFor } from '../blocks/content';
import { isMediaValue } from '../blocks/media-value';
import { type PageBlock, pageTexts } from '../entities/page';
import type { ContentBlock, FieldValues, PageContent, Translated } from './page-content';
import { PAGE_TEMPLATE } from './page-template';

/** The language that is asked for, and the one that stands in where it has no text. */
export interface Languages {
  readonly own: string;
  readonly fallback: string;
}

/** A text that nobody gave in a language is that of the fallback language. */
function isGiven([, value]: readonly [string, unknown]): boolean {
  return value !== '' && value !== null && value !== undefined;
}

/** All values in one language: its own texts, those of the fallback language, then common ones. */
export function valuesIn({ values, texts }: Translated, { own, fallback }: Languages): FieldValues {
  const owned = Object.entries(texts[own] ?? {});
  return { ...values, ...texts[fallback], ...Object.fromEntries(own === fallback ? owned : owned.filter(isGiven)) };
}

function blockIn(block: ContentBlock, languages: Languages, hasGroups: boolean): PageBlock {
  const { id, template, template_version, positions, active_positions, groups } = block;
  const content = { ...valuesIn(block, languages) };
  if (hasGroups) content['groups'] = groups.map((group) => valuesIn(group, languages));
  return { id, template, template_version, positions, active_positions, content };
}

/** Of a block for other languages: it is not shown, but blocks that count it count it in all. */
const EMPTY = { values: {}, texts: {} };

/** What visitors of one language get of a page's content. */
export function renditionOf(content: PageContent, languages: Languages) {
  const blocks = content.blocks.map((block) =>
    (block.languages?.includes(languages.own) ?? true)
      ? blockIn(block, languages, block.groups.length > 0)
      : { ...blockIn({ ...block, ...EMPTY }, languages, false), active_positions: [] },
  );
  const own = valuesIn(content, languages);
  const picture = own['image_id'];
  const image_id = isMediaValue(picture) ? picture.media : '';
  const day = own['news_date'];
  return {
    ...pageTexts.parse({ ...contentFor(PAGE_TEMPLATE, own), image_id }),
    ...(typeof day === 'string' && day !== '' && { news_date: day }),
    blocks,
  };
}
