import { type Template, template } from '../blocks/template';
import type { ContentBlock, PageContent } from './page-content';

const nothing = { name: 'X', description: '', short_description: '', group: '', list_priority: 0, hydrate: 'never' };

/** A text, a number and a choice, with repeated names. */
export const teaser: Template = template({
  ...nothing,
  key: 'teaser',
  hydrate: 'never',
  fields: [
    {
      symbol: 'title',
      label: 'Title',
      field_type: 'String',
      required: true,
      translatable: true,
      attrs: { max_length: 10 },
    },
    { symbol: 'columns', label: 'Columns', field_type: 'Number', required: true, attrs: { min: 1, max: 4 } },
    { symbol: 'line', label: 'Line', field_type: 'Separator', required: true },
  ],
  field_groups_template: [
    { symbol: 'name', label: 'Name', field_type: 'String', required: true, translatable: true },
    { symbol: 'size', label: 'Size', field_type: 'String' },
  ],
  max_field_groups: 2,
  version: 1,
});

/** For managers alone, without groups. */
export const code: Template = template({
  ...nothing,
  key: 'code',
  hydrate: 'never',
  fields: [{ symbol: 'html', label: 'HTML', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true }],
  restricted: true,
  version: 1,
});

/** What the site of the tests offers. */
export const TEMPLATES = new Map([teaser, code].map((one) => [one.key, one]));
/** Its languages, the first one first. */
export const LOCALES = ['en-AE', 'ar-AE'] as const;

/** A block that stands once, seen by all. */
export function block(id: string, sequence: number, more: Partial<ContentBlock> = {}): ContentBlock {
  return {
    id,
    template: teaser.key,
    template_version: 1,
    positions: [{ id: `${id}-1`, sequence }],
    active_positions: [`${id}-1`],
    values: {},
    texts: {},
    groups: [],
    ...more,
  };
}

/** A page with these blocks. */
export function contentOf(blocks: readonly ContentBlock[], more: Partial<PageContent> = {}): PageContent {
  return { values: {}, texts: {}, ...more, blocks: [...blocks] };
}
