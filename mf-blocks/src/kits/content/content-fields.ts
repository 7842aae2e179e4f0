import { colorTheme, imageField, titleFields, titleSize } from '@showroom/contracts/blocks/fields';
import type { ContentOf, Field, Template } from '@showroom/contracts/blocks/template';

const title = { symbol: 'title', label: 'Title', field_type: 'String', translatable: true } as const satisfies Field;

const textAndLink = [
  { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
  { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
] as const satisfies readonly Field[];

/** What `ContentText` shows of a group. */
export const contentTextFields = [title, ...textAndLink] as const satisfies readonly Field[];

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
  field_groups_template: [imageField, title, { ...titleSize, default_value: 's' }, ...textAndLink],
  max_field_groups: 1000,
  version: 1,
} as const satisfies Partial<Template> & { fields: readonly Field[] };

/** Content of either. */
export type ContentBlocks = ContentOf<Omit<Template, keyof typeof contentBlocks> & typeof contentBlocks>;
