import { type Template, template } from '@showroom/contracts/blocks/template';
import { type EditedPage, editedPage, type PageSummary, type PageVersion } from '@showroom/contracts/calls/pages';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';

/** One field of every kind, and groups. */
export const everyField: Template = template({
  key: 'every-field',
  name: 'Every field',
  description: '',
  short_description: '',
  group: 'Content',
  list_priority: 10,
  hydrate: 'never',
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', required: true, translatable: true },
    { symbol: 'text', label: 'Text', field_type: 'Text', translatable: true },
    { symbol: 'icon', label: 'Icon', field_type: 'Icon' },
    { symbol: 'body', label: 'Body', field_type: 'Markdown', attrs: { language: 'html' } },
    { symbol: 'wide', label: 'Wide', field_type: 'Bool' },
    { symbol: 'columns', label: 'Columns', field_type: 'Number', default_value: 3, attrs: { min: 1, max: 4, step: 1 } },
    {
      symbol: 'theme',
      label: 'Theme',
      field_type: 'Select',
      default_value: 'light',
      attrs: {
        options: [
          { label: 'Light', value: 'light' },
          { label: 'Dark', value: 'dark' },
        ],
      },
    },
    { symbol: 'line', label: 'Line', field_type: 'Separator' },
    { symbol: 'image', label: 'Image', field_type: 'Image' },
    { symbol: 'link', label: 'Link', field_type: 'Link' },
    { symbol: 'links', label: 'Links', field_type: 'LinksCollection' },
    { symbol: 'points', label: 'Points', field_type: 'Json' },
  ],
  field_groups_template: [
    { symbol: 'name', label: 'Name', field_type: 'String', required: true, translatable: true },
    { symbol: 'size', label: 'Size', field_type: 'String', default_value: 'm' },
  ],
  max_field_groups: 3,
  version: 1,
});

const link = { link_text: 'See stock', url: '/stock', type: 'internal', target: '_self', ui_type: 'primary' };

/** A block that stands once. */
export function exampleBlock(id: string, sequence: number, more: Partial<ContentBlock> = {}): ContentBlock {
  return {
    id,
    template: everyField.key,
    template_version: 1,
    positions: [{ id: `${id}-1`, sequence }],
    active_positions: [`${id}-1`],
    values: {},
    texts: {},
    groups: [],
    ...more,
  };
}

/** A block of every field, and one whose template is gone. */
export const exampleContent: PageContent = {
  values: {},
  texts: {
    'en-GB': {
      title: 'Defender',
      meta_title: 'Defender | Showroom',
      meta_description: 'The Defender family.',
    },
  },
  blocks: [
    exampleBlock('b1', 1, {
      values: {
        image: { src: '/media/heroes/defender-110/pangea-green/dusk', alt: 'A Defender in a dark studio' },
        link,
        points: { x: 1 },
      },
      texts: { 'en-GB': { title: 'Go further', text: 'Two lines' } },
      groups: [
        { id: 'g1', values: {}, texts: { 'en-GB': { name: 'First' } } },
        { id: 'g2', values: {}, texts: { 'en-GB': { name: 'Second' } } },
      ],
    }),
    exampleBlock('b2', 2, { template: 'long-gone', values: { anything: 1 } }),
  ],
};

/** A page with a block of every field and one whose template is gone. */
export function examplePage(changes: Partial<EditedPage['attributes']> = {}): EditedPage {
  return editedPage.parse({
    id: 'p1',
    type: 'page',
    attributes: {
      market: 'international',
      path: '/defender',
      page_type: 'page',
      title: 'Defender',
      status: 'published',
      languages: { 'en-GB': 1 },
      revision: 4,
      published_version: 2,
      publish_at: null,
      unpublish_at: null,
      author: 'Edith Editor',
      saved_at: '2026-03-01T12:05:00.000Z',
      content: exampleContent,
      operations: ['edit_texts', 'arrange_blocks', 'create_page', 'publish'],
      ...changes,
    },
  });
}

/** A page in a list. */
export function exampleSummary(id: string, changes: Partial<PageSummary['attributes']> = {}): PageSummary {
  const { content: _, operations: __, market: ___, ...attributes } = examplePage().attributes;
  return { id, type: 'page', attributes: { ...attributes, ...changes } };
}

/** A version in the history of a page. */
export function exampleVersion(version: number, changes: Partial<PageVersion['attributes']> = {}): PageVersion {
  const attributes = {
    version,
    author: 'Edith Editor',
    saved_at: '2026-03-01T12:05:00.000Z',
    published: false,
    restored_from: null,
  };
  return { id: String(version), type: 'page_version', attributes: { ...attributes, ...changes } };
}
