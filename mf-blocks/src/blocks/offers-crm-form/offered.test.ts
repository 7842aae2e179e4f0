import { flagsOf, offeredChoices } from './offered';

const NONE = {
  new_cars: false,
  approved: false,
  owners: false,
  branded_goods: false,
  defender: false,
  discovery: false,
  range_rover: false,
  jaguar: false,
};
const offers = [
  { id: 1, title: 'Defender from 0.9 %', car_model_key: 'defender-110', category: 'Finance' },
  { id: 2, name: 'Range Rover Sport', car_model_key: 'range_rover_sport', category: 'Service' },
  { car_model_key: 'F-PACE' },
  { id: 4, title: 'Winter wheels' },
  { id: 5 },
];
const values = (category: string, flags: Partial<typeof NONE> = {}) =>
  offeredChoices(offers, category, { ...NONE, ...flags }).map(({ value }) => value);

test.each([
  ['', {}, ['1', '2', 'F-PACE', '4']],
  ['finance', {}, ['1', 'F-PACE', '4']],
  ['', { range_rover: true }, ['2', '4']],
  ['', { jaguar: true, defender: true }, ['1', 'F-PACE', '4']],
  ['Service', { defender: true }, ['4']],
])('of the category "%s" and %j there are %j', (category, flags, expected) => {
  expect(values(category, flags)).toEqual(expected);
});

test('what is set goes to the CRM', () => {
  expect(flagsOf({ ...NONE, jaguar: true, new_cars: true })).toEqual(['new_cars', 'jaguar']);
});
