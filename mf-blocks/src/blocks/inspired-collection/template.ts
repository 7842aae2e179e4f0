import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'inspired-collection',
  name: 'Inspired collection',
  description: 'Up to four pictures; each opens a collection of more of them over the page.',
  short_description: 'Pictures that open collections',
  group: 'Media',
  list_priority: 54,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    imageField,
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    {
      symbol: 'imageRows',
      label: 'Rows: [[{"width": "full", "two-three" or "one-three", "image": {"src", "alt"}}]]',
      field_type: 'Json',
      translatable: true,
    },
  ],
  max_field_groups: 4,
  version: 1,
});
