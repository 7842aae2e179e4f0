import { colorTheme, PICTURE_SIZES, titleFields, titleSize } from '@showroom/contracts/blocks/fields';
import type { ContentOf, Field, Template } from '@showroom/contracts/blocks/template';

/** What content blocks have in common, be they a grid or a carousel. */
export const contentBlocks = {
  hydrate: 'never',
  fields: [
    ...titleFields,
    {
      symbol: 'columns',
      label: 'Columns',
      field_type: 'Select',
      default_value: '3',
      attrs: {
        options: [
          { label: '1', value: '1' },
          { label: '2', value: '2' },
          { label: '3', value: '3' },
          { label: '4', value: '4' },
        ],
      },
    },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'image', label: 'Image', field_type: 'Image', attrs: { withAlt: true, sizes: PICTURE_SIZES } },
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    { ...titleSize, default_value: 's' },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 1000,
  version: 1,
} as const satisfies Partial<Template> & { fields: readonly Field[] };

/** Content of either. */
export type ContentBlocks = ContentOf<Omit<Template, keyof typeof contentBlocks> & typeof contentBlocks>;
