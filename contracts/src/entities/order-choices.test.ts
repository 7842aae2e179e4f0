import { deliveryAddress } from './order-choices';

test.each([
  ['٠١٢٣٤', '01234'],
  ['１００-０００１', '100-0001'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('a house in the postcode %s is brought to %s, which carriers can read', (typed, postcode) => {
  const house = { street: 'Sheikh Zayed Road 1', extra: '', city: 'Dubai' };
  expect(deliveryAddress.parse({ ...house, postcode: typed })).toEqual({ ...house, postcode });
});
