import { financingOptionOf, readOrderChoice, writeOrderChoice } from './order-data';
import { memoryStorage, readStored, STORED_KEYS, writeStored } from './stored';

test.each([
  ['calculator', 'lease'],
  ['subscribe', 'subscribe'],
  ['barter', undefined],
  [undefined, undefined],
])('the payment option %s is %s', (value, expected) => {
  expect(financingOptionOf(value)).toBe(expected);
});

test('the choice made on the vehicle page is used while the order has none of its own', () => {
  const storage = memoryStorage();
  writeStored(storage, STORED_KEYS.productPage, { vehicleId: '7', preselectedPaymentOption: 'lease' });
  expect(readOrderChoice(storage)).toEqual({ vehicleId: '7', preselectedPaymentOption: 'lease' });
});

test('choices for another vehicle are dropped', () => {
  const storage = memoryStorage();
  writeOrderChoice(storage, { vehicleId: '7', termsAndConditionsData: { accepted: true } });
  writeOrderChoice(storage, { vehicleId: '7', preselectedPaymentOption: 'lease' });
  expect(readStored(storage, STORED_KEYS.data)).toHaveProperty('termsAndConditionsData');
  writeOrderChoice(storage, { vehicleId: '8' });
  expect(readStored(storage, STORED_KEYS.data)).toEqual({ vehicleId: '8' });
});
