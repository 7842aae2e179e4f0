import { type Template, template } from '@showroom/contracts/blocks/template';
import { type Page, page } from '@showroom/contracts/entities/page';

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
    { symbol: 'title', label: 'Title', field_type: 'String', required: true },
    { symbol: 'text', label: 'Text', field_type: 'Text' },
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
    { symbol: 'name', label: 'Name', field_type: 'String', required: true },
    { symbol: 'size', label: 'Size', field_type: 'String', default_value: 'm' },
  ],
  max_field_groups: 3,
  version: 1,
});

const content = {
  title: 'Go further',
  text: 'Two lines',
  image: { src: '/media/heroes/defender-110/pangea-green/desert', alt: 'A Defender in the desert' },
  link: { link_text: 'See stock', url: '/stock', type: 'internal', target: '_self', ui_type: 'primary' },
  points: { x: 1 },
  groups: [{ name: 'First' }, { name: 'Second' }],
};

/** A page with a block of every field and one whose template is gone. */
export function examplePage(changes: Partial<Page['attributes']> = {}): Page {
  return page.parse({
    id: 'p1',
    type: 'page',
    attributes: {
      path: '/defender',
      title: 'Defender',
      meta_title: 'Defender | Showroom',
      meta_description: 'The Defender family.',
      canonical_url: '',
      external_meta_image: '',
      disable_seo_tracking: false,
      theme: 'white-theme',
      published: true,
      blocks: [
        { id: 'b1', template: 'every-field', content },
        { id: 'b2', template: 'long-gone', content: { anything: 1 } },
      ],
      version: 4,
      updated_at: '2026-03-01T12:05:00.000Z',
      ...changes,
    },
  });
}
