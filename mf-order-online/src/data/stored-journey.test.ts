import { restoreJourney } from '../steps/journey-state';
import { memoryStorage, STORED_KEYS, storeJson } from './storage';
import { loadStoredJourney } from './stored-journey';

const TRADE_IN = {
  brand: { name: 'Audi' },
  model: { name: 'A4' },
  bodyType: { name: 'Estate' },
  fuelType: { name: 'Diesel' },
  mileage: 80_000,
  registrationDate: { date: '2019-05-01' },
  registration: '',
  value: 15_500,
  currency: 'EUR',
};

test('choices of this vehicle are loaded, and what its page hands over', async () => {
  const storage = memoryStorage();
  storeJson(storage, STORED_KEYS.data, { vehicleId: '42', preselectedPaymentOption: 'lease' });
  storeJson(storage, STORED_KEYS.steps, { active: 1, enabled: [0, 1] });
  storeJson(storage, STORED_KEYS.productPage, {
    vehicleId: '42',
    driveAwayState: 'VIC',
    tradeInData: TRADE_IN,
    paymentOptionsData: { type: 'calculator', data: [{ duration: 48, monthly_payment: 900 }] },
  });
  expect(await loadStoredJourney(storage, '42')).toEqual({
    steps: { active: 1, enabled: [0, 1] },
    data: { vehicleId: '42', preselectedPaymentOption: 'lease' },
    driveAwayState: 'VIC',
    productPage: {
      tradeInData: TRADE_IN,
      paymentOptionsData: { type: 'lease', data: [{ duration: 48, monthly_payment: 900 }] },
    },
  });
});

test('an acceptance of the terms has the text that was accepted', async () => {
  const storage = memoryStorage();
  const yes = { accepted: true, accepted_at: '2026-11-23T09:00:00Z', text: 'These are the terms.' };
  storeJson(storage, STORED_KEYS.data, { vehicleId: '42', termsAndConditionsData: yes });
  expect((await loadStoredJourney(storage, '42')).data).toEqual({ vehicleId: '42', termsAndConditionsData: yes });
});

test('choices of another vehicle are none', async () => {
  const storage = memoryStorage();
  storeJson(storage, STORED_KEYS.data, { vehicleId: '7', preselectedPaymentOption: 'lease' });
  storeJson(storage, STORED_KEYS.productPage, { vehicleId: '7', tradeInData: TRADE_IN });
  expect(await loadStoredJourney(storage, '42')).toEqual({ steps: undefined, data: undefined, productPage: {} });
});

test('a car that the page of the vehicle hands over does not come back after a no', async () => {
  const storage = memoryStorage();
  storeJson(storage, STORED_KEYS.data, { vehicleId: '42', tradeInData: null });
  storeJson(storage, STORED_KEYS.productPage, { vehicleId: '42', tradeInData: TRADE_IN });
  const { data } = restoreJourney(await loadStoredJourney(storage, '42'), []);
  expect(data.tradeInData).toBeNull();
});

test('what somebody changed in the storage is left out, the rest stays', async () => {
  const storage = memoryStorage();
  storeJson(storage, STORED_KEYS.data, {
    vehicleId: '42',
    tradeInData: { brand: 'Audi' },
    location: 7,
    tabChoice: 'trade_in',
  });
  storeJson(storage, STORED_KEYS.steps, { active: 'first' });
  expect(await loadStoredJourney(storage, '42')).toEqual({
    steps: { active: -1, enabled: [] },
    data: { vehicleId: '42', tabChoice: 'trade_in' },
    productPage: {},
  });
});

test.each([
  ['on the page of this vehicle', '42', 'NSW', 'NSW'],
  ['on the page of another', '7', 'NSW', 'NSW'],
  ['and given up again', '42', '', ''],
])('the state to drive away in was chosen last %s', async (_, vehicleId, driveAwayState, expected) => {
  const storage = memoryStorage();
  storeJson(storage, STORED_KEYS.data, { vehicleId: '42', driveAwayState: 'VIC' });
  storeJson(storage, STORED_KEYS.productPage, { vehicleId, driveAwayState });
  expect(restoreJourney(await loadStoredJourney(storage, '42'), []).data.driveAwayState).toBe(expected);
});
