import { ownTheme, PICTURE_SIZES, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'house-of-brands',
  name: 'House of brands',
  description:
    'A panel for each brand, side by side, with a picture, one link or two, and a film for whoever points at it.',
  short_description: 'Brands side by side',
  group: 'Hero',
  list_priority: 88,
  hydrate: 'activity',
  fields: [
    ...titleFields,
    {
      symbol: 'layout_variant',
      label: 'Layout',
      field_type: 'Select',
      default_value: 'single-cta',
      attrs: {
        options: [
          { label: 'One link a panel', value: 'single-cta' },
          { label: 'Two links a panel', value: 'dual-cta' },
        ],
      },
    },
    { symbol: 'enable_animation', label: 'Panels move and play their films', field_type: 'Bool', default_value: true },
    ownTheme,
  ],
  field_groups_template: [
    {
      symbol: 'brand',
      label: 'Brand',
      field_type: 'Select',
      default_value: 'range-rover',
      attrs: {
        options: [
          { label: 'Defender', value: 'defender' },
          { label: 'Range Rover', value: 'range-rover' },
          { label: 'Discovery', value: 'discovery' },
        ],
      },
    },
    { symbol: 'bg-image', label: 'Image', field_type: 'Image', attrs: { withAlt: true, sizes: PICTURE_SIZES } },
    { symbol: 'animation_video', label: 'Film, silent', field_type: 'Film' },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
    { symbol: 'second_link', label: 'Link of the layout with two', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 3,
  version: 1,
});
