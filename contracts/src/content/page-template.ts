import type { Field, Template } from '../blocks/template';
import type fieldMessages from './messages/fields/en.json';

/** The fields of a page itself, which are checked and edited like those of a block. */
export const PAGE_TEMPLATE = {
  key: 'page',
  name: 'Page',
  description: '',
  short_description: '',
  group: '',
  list_priority: 0,
  hydrate: 'never',
  fields: [
    {
      symbol: 'title',
      label: 'Title',
      field_type: 'String',
      translatable: true,
      required: true,
      attrs: { max_length: 200 },
    },
    {
      symbol: 'meta_title',
      label: 'Title for search engines',
      field_type: 'String',
      translatable: true,
      attrs: { max_length: 200 },
    },
    {
      symbol: 'meta_description',
      label: 'Description for search engines',
      field_type: 'Text',
      translatable: true,
      attrs: { max_length: 500 },
    },
    {
      symbol: 'image_id',
      label: 'Picture of the page',
      field_type: 'Image',
      attrs: { withAlt: false, source: 'library' },
    },
    { symbol: 'news_date', label: 'News of this day (2026-01-31)', field_type: 'String', attrs: { max_length: 10 } },
    { symbol: 'external_meta_image', label: 'Picture for social networks', field_type: 'String' },
    { symbol: 'canonical_url', label: 'Canonical address', field_type: 'String', translatable: true },
    { symbol: 'disable_seo_tracking', label: 'Keep search engines away', field_type: 'Bool' },
    { symbol: 'redirect_path', label: 'Leads on to this address', field_type: 'String', attrs: { max_length: 2000 } },
    {
      symbol: 'link_type',
      label: 'That address is',
      field_type: 'Select',
      default_value: 'internal',
      attrs: {
        options: [
          { label: 'A page of the site', value: 'internal' },
          { label: 'Another site', value: 'external' },
          { label: 'A file', value: 'file' },
        ],
      },
    },
    {
      symbol: 'http_code',
      label: 'It leads there',
      field_type: 'Select',
      default_value: '301',
      attrs: {
        options: [
          { label: 'For good (301)', value: '301' },
          { label: 'For now (302)', value: '302' },
          { label: 'For now, forms too (307)', value: '307' },
          { label: 'For good, forms too (308)', value: '308' },
        ],
      },
    },
    { symbol: 'link_new_window', label: 'Links to it open a new window', field_type: 'Bool' },
    {
      symbol: 'theme',
      label: 'Colors',
      field_type: 'Select',
      default_value: 'white-theme',
      attrs: {
        options: [
          { label: 'White', value: 'white-theme' },
          { label: 'Light', value: 'light-theme' },
          { label: 'Grey', value: 'grey-theme' },
          { label: 'Dark', value: 'dark-theme' },
        ],
      },
    },
  ],
  version: 1,
} as const satisfies Template;

/** What a page's own fields and their options are called in one language. */
export type PageFieldTexts = typeof fieldMessages;

/** The fields of a page itself, named in a language; those of blocks are named by their remotes. */
export function pageFieldsIn({ labels, options }: PageFieldTexts): readonly Field[] {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
  return PAGE_TEMPLATE.fields.map((field): Field => {
    const label = labels[field.symbol];
    if (field.field_type !== 'Select') return { ...field, label };
    const own = field.attrs.options.map(({ value, label: english }) => ({
      value,
      label: named[field.symbol]?.[value] ?? english,
    }));
    return { ...field, label, attrs: { options: own } };
  });
}
