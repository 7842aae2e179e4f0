import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'collection-carousel',
  name: 'Collection Carousel',
  description: 'Upright pictures side by side, each of which leads somewhere.',
  short_description: 'Pictures that are links',
  group: 'Carousels',
  list_priority: 69,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    {
      symbol: 'image',
      label: 'Image; its alternative text is the name of the link',
      field_type: 'Image',
      attrs: { withAlt: true, sizes: ['420x495', '325x383'] },
    },
    { symbol: 'url', label: 'Address', field_type: 'String', translatable: true },
    { symbol: 'target', label: 'Opens in a new tab', field_type: 'Bool', default_value: false },
  ],
  max_field_groups: 30,
  version: 1,
});
