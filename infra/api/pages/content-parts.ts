import type { Field } from '@showroom/contracts/blocks/template';
import type { Templates } from '@showroom/contracts/content/content-form';
import type { ContentBlock, PageContent, Translated } from '@showroom/contracts/content/page-content';
import { PAGE_TEMPLATE } from '@showroom/contracts/content/page-template';

/** The page itself, a block or a group of one, with the fields that it has. */
export interface ContentPart {
  readonly part: Translated;
  readonly fields: readonly Field[];
  /** What paths of its fields begin with, e.g. `blocks.2.groups.0.`. */
  readonly prefix: string;
  /** The block that it is, or is in. */
  readonly block?: ContentBlock;
}

/**
 * The parts of a page in their order; a block whose template is gone has none.
 *
 * @param pageFields of the page itself, as who reads them names them. Default: in English
 */
export function partsOf(
  content: PageContent,
  templates: Templates,
  pageFields: readonly Field[] = PAGE_TEMPLATE.fields,
): readonly ContentPart[] {
  const inBlocks = content.blocks.flatMap((block, index): ContentPart[] => {
    const template = templates.get(block.template);
    if (!template) return [];
    const prefix = `blocks.${index}.`;
    const fields = template.field_groups_template ?? [];
    const groups = block.groups.map((part, at) => ({ part, fields, prefix: `${prefix}groups.${at}.`, block }));
    return [{ part: block, fields: template.fields, prefix, block }, ...groups];
  });
  return [{ part: content, fields: pageFields, prefix: '' }, ...inBlocks];
}

/** Whether visitors see it somewhere. */
export const isShown = ({ block }: ContentPart): boolean => !block || block.active_positions.length > 0;

/** The languages in which it is shown, of those that the page is written in. */
export function localesOfPart({ block }: ContentPart, written: readonly string[]): readonly string[] {
  return written.filter((locale) => block?.languages?.includes(locale) ?? true);
}

const hasText = (values: Translated['values']) =>
  Object.values(values).some((value) => typeof value === 'string' && value !== '');

/** The market's first language, and each in which somebody has written the page. */
export function localesInUse({ texts, blocks }: PageContent, locales: readonly string[]): readonly string[] {
  const isWritten = (locale: string) =>
    [texts, ...blocks.map((block) => block.texts)].some((own) => hasText(own[locale] ?? {}));
  return locales.filter((locale, index) => index === 0 || isWritten(locale));
}
