import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'retailer-cards',
  name: 'Retailer cards',
  description: 'Retailers with address, contact and services. A visitor who enters a town sees the nearest ones first.',
  short_description: 'Retailers, nearest first',
  group: 'Retailers',
  list_priority: 60,
  hydrate: 'visible',
  fields: [
    ...titleFields,
    {
      symbol: 'distance_unit',
      label: 'Distance unit',
      field_type: 'Select',
      default_value: 'km',
      attrs: {
        options: [
          { label: 'Kilometres', value: 'km' },
          { label: 'Miles', value: 'mi' },
        ],
      },
    },
    {
      symbol: 'locator_path',
      label: 'Path of the page with the locator, whose map shows the retailers',
      field_type: 'String',
      default_value: '/retailers',
    },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'name', label: 'Name', field_type: 'String', required: true },
    { symbol: 'address', label: 'Address', field_type: 'Text' },
    { symbol: 'city', label: 'City', field_type: 'String' },
    { symbol: 'latitude', label: 'Latitude', field_type: 'Number', attrs: { min: -90, max: 90 } },
    { symbol: 'longitude', label: 'Longitude', field_type: 'Number', attrs: { min: -180, max: 180 } },
    { symbol: 'contact_info', label: 'Contact: [{"type", "icon", "label", "href"}]', field_type: 'Json' },
    { symbol: 'services', label: 'Services: [{"icon", "label"}]', field_type: 'Json' },
  ],
  max_field_groups: 30,
  version: 2,
  upgrades: [{ to: 2, changes: [{ in: 'block', symbol: 'locator_path', change: 'fill', value: '' }] }],
});
