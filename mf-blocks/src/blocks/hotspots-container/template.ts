import { colorTheme, PICTURE_SIZES, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'hotspots-container',
  name: 'Hotspots Container',
  description: 'A picture with points on it; each opens a text about what is seen there.',
  short_description: 'Points on a picture open texts',
  group: 'Media',
  list_priority: 58,
  hydrate: 'never',
  fields: [
    ...titleFields,
    {
      symbol: 'image',
      label: 'Image',
      field_type: 'Image',
      required: true,
      attrs: { withAlt: true, sizes: PICTURE_SIZES },
    },
    {
      symbol: 'hotspots',
      label: 'Points, in percent of the picture: [{"x", "y", "title", "text", "link": {"link_text", "url"}}]',
      field_type: 'Json',
      translatable: true,
    },
    colorTheme,
  ],
  version: 1,
});
