import { retailerName } from './retailer-name';

const BOTH = { display_name_jag: 'Motors Jaguar', display_name_lr: 'Motors Land Rover' };

test.each([
  ['Jaguar', BOTH, 'Motors Jaguar'],
  ['JAGUAR', BOTH, 'Motors Jaguar'],
  ['Land Rover', BOTH, 'Motors Land Rover'],
  ['Range Rover', BOTH, 'Motors Land Rover'],
  ['', BOTH, 'Motors Land Rover'],
  ['Jaguar', { ...BOTH, display_name_jag: null }, 'Motors'],
  ['Jaguar', { ...BOTH, display_name_jag: '' }, 'Motors'],
  ['Land Rover', { ...BOTH, display_name_lr: null }, 'Motors'],
])('who sells a %s and is called %j goes by "%s"', (brand, owner_metadata, name) => {
  expect(retailerName({ brand, owner_name: 'Motors', owner_metadata })).toBe(name);
});
