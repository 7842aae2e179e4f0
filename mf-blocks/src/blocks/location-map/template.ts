import { colorTheme, titleSize, titleTag } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'location-map',
  name: 'Dual-frame location map',
  description: 'A map of a place beside a text, such as a showroom and how to get there.',
  short_description: 'A map beside a text',
  group: 'Retailers',
  list_priority: 45,
  hydrate: 'visible',
  query: [],
  fields: [
    { symbol: 'title', label: 'Title, which names the place on the map', field_type: 'String', translatable: true },
    titleTag,
    titleSize,
    { symbol: 'latitude', label: 'Latitude', field_type: 'Number', default_value: 52.23, attrs: { min: -90, max: 90 } },
    {
      symbol: 'longitude',
      label: 'Longitude',
      field_type: 'Number',
      default_value: 21.01,
      attrs: { min: -180, max: 180 },
    },
    { symbol: 'content', label: 'Content', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    colorTheme,
  ],
  version: 1,
});
