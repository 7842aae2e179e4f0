import { imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';
import { PAGE_PARAMETER } from '../../kits/news/visited-pages';

export const template = define({
  key: 'news',
  name: 'News',
  description:
    'Teasers of news with picture, date and title, page by page: those of its items or, without any, the pages below this one that tell news.',
  short_description: 'Teasers of news',
  group: 'News',
  list_priority: 55,
  hydrate: 'activity',
  query: [PAGE_PARAMETER],
  fields: [
    ...titleFields,
    {
      symbol: 'background_color',
      label: 'Background color',
      field_type: 'Select',
      default_value: 'light',
      attrs: {
        options: [
          { label: 'Light', value: 'light' },
          { label: 'Dark', value: 'dark' },
        ],
      },
    },
    {
      symbol: 'read_more',
      label: 'Read more label',
      field_type: 'String',
      default_value: 'Read more',
      translatable: true,
    },
    {
      symbol: 'pagination_text',
      label: 'Pagination text, % is the number of pages',
      field_type: 'String',
      default_value: 'of %',
      translatable: true,
    },
    {
      symbol: 'items_per_page',
      label: 'Teasers on a page',
      field_type: 'Number',
      default_value: 9,
      attrs: { min: 1, max: 60, step: 1 },
    },
    {
      symbol: 'no_results_title',
      label: 'No results: title',
      field_type: 'String',
      default_value: 'No results',
      translatable: true,
    },
    {
      symbol: 'no_results_text',
      label: 'No results: text',
      field_type: 'String',
      default_value: 'We have not found any news',
      translatable: true,
    },
    {
      symbol: 'error_title',
      label: 'News cannot be had: title',
      field_type: 'String',
      default_value: 'Something went wrong',
      translatable: true,
    },
    {
      symbol: 'error_text',
      label: 'News cannot be had: text',
      field_type: 'String',
      default_value: 'We ran into a technical issue. Please refresh and try again.',
      translatable: true,
    },
    {
      symbol: 'quick_links_label',
      label: 'Quick links: label',
      field_type: 'String',
      default_value: 'Next Steps',
      translatable: true,
    },
    { symbol: 'quick_links', label: 'Quick links', field_type: 'LinksCollection', translatable: true },
    { symbol: 'quick_links_is_reversed', label: 'Quick links: last one first', field_type: 'Bool' },
  ],
  field_groups_template: [
    imageField,
    { symbol: 'date', label: 'Date (2026-01-31)', field_type: 'String' },
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true, required: true },
    { symbol: 'text', label: 'Text', field_type: 'Text', translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 200,
  version: 2,
  upgrades: [
    {
      to: 2,
      changes: [
        { in: 'block', symbol: 'background_color', change: 'fill', value: 'light' },
        { in: 'block', symbol: 'background_color', change: 'replace', values: { white: 'light', grey: 'light' } },
      ],
    },
  ],
});
