import { colorTheme, PICTURE_SIZES, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

const image = { field_type: 'Image', attrs: { withAlt: true, sizes: PICTURE_SIZES } } as const;

export const template = define({
  key: 'gallery-categories',
  name: 'Gallery Categories',
  description: 'Pictures by category, up to four of them. Each picture is enlarged over the whole window.',
  short_description: 'Pictures by category',
  group: 'Media',
  list_priority: 62,
  hydrate: 'activity',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'tab_label', label: 'Category', field_type: 'String', translatable: true, required: true },
    { symbol: 'tab_id', label: 'Id for links to the category', field_type: 'String', attrs: { max_length: 64 } },
    { symbol: 'image_1', label: 'Image 1', ...image },
    { symbol: 'image_2', label: 'Image 2', ...image },
    { symbol: 'image_3', label: 'Image 3', ...image },
    { symbol: 'image_4', label: 'Image 4', ...image },
    { symbol: 'image_5', label: 'Image 5', ...image },
    { symbol: 'image_6', label: 'Image 6', ...image },
    { symbol: 'image_7', label: 'Image 7', ...image },
    { symbol: 'image_8', label: 'Image 8', ...image },
    { symbol: 'image_9', label: 'Image 9', ...image },
  ],
  max_field_groups: 4,
  version: 1,
});
