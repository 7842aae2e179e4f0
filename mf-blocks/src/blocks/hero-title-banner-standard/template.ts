import { imageField, ownTheme, titleTag } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'hero-title-banner-standard',
  name: 'Hero title banner (standard)',
  description: 'A wide picture of normal height, with a title and a link on it.',
  short_description: 'Wide picture with title',
  group: 'Hero',
  list_priority: 110,
  hydrate: 'never',
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true, required: true },
    { ...titleTag, default_value: '1' },
    { symbol: 'subtitle', label: 'Subtitle', field_type: 'Text', translatable: true },
    imageField,
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
    ownTheme,
  ],
  version: 1,
});
