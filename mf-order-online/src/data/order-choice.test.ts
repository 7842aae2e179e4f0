import { financingOptionOf, findOrderChoice, storeOrderChoice } from './order-choice';
import { findStored, memoryStorage, STORED_KEYS, storeJson } from './storage';

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
  storeJson(storage, STORED_KEYS.productPage, { vehicleId: '7', preselectedPaymentOption: 'lease' });
  expect(findOrderChoice(storage)).toEqual({ vehicleId: '7', preselectedPaymentOption: 'lease' });
});

test('choices for another vehicle are dropped', () => {
  const storage = memoryStorage();
  storeOrderChoice(storage, { vehicleId: '7', termsAndConditionsData: { accepted: true } });
  storeOrderChoice(storage, { vehicleId: '7', preselectedPaymentOption: 'lease' });
  expect(findStored(storage, STORED_KEYS.data)).toHaveProperty('termsAndConditionsData');
  storeOrderChoice(storage, { vehicleId: '8' });
  expect(findStored(storage, STORED_KEYS.data)).toEqual({ vehicleId: '8' });
});
