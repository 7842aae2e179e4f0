import { exampleOrder } from '../../examples';
import { recordedChoices } from './recorded-choices';

test('an order has what was chosen for it', () => {
  const metadata = {
    trade_in: { brand: { name: 'Volvo' }, model: { name: 'XC60' }, estimate: { value: 16_400 } },
    service_packs: [{ id: 'complete', name: 'Service Complete', price: 69 }],
    location: { kind: 'delivery', name: 'Ghent', address: '' },
    appointment: {
      purpose: 'handover',
      starts_at: '2026-11-25T09:00:00+01:00',
      ends_at: '2026-11-25T10:30:00+01:00',
      time_zone: 'Europe/Brussels',
      retailer: 'Zenith Motors',
    },
  };
  expect(recordedChoices(exampleOrder({ metadata }))).toEqual({
    payment: undefined,
    car: { name: 'Volvo XC60', value: 16_400 },
    packs: ['Service Complete'],
    location: { name: 'Ghent', isDelivery: true },
    appointment: {
      isHandover: true,
      startsAt: '2026-11-25T09:00:00+01:00',
      endsAt: '2026-11-25T10:30:00+01:00',
      timeZone: 'Europe/Brussels',
      retailer: 'Zenith Motors',
    },
  });
});

test('a delivery has its full address', () => {
  const delivery_address = { street: 'Veldstraat 1', extra: 'Flat 2', postcode: '9000', city: 'Ghent' };
  const metadata = { location: { kind: 'delivery', name: 'Ghent', address: '', delivery_address } };
  expect(recordedChoices(exampleOrder({ metadata })).location).toEqual({
    name: 'Veldstraat 1, Flat 2, 9000 Ghent',
    isDelivery: true,
  });
});

test.each([
  {},
  { payment_option: { type: 'barter' } },
  { payment_option: 'cash' },
  { trade_in: 'Volvo', service_packs: 'all', location: 7, appointment: null },
  { trade_in: { brand: { name: 'Volvo' } }, service_packs: [null, {}], location: {}, appointment: { starts_at: 1 } },
])('what cannot be parsed is left out: %j', (metadata) => {
  expect(recordedChoices(exampleOrder({ metadata }))).toEqual({
    payment: undefined,
    car: undefined,
    packs: [],
    location: undefined,
    appointment: undefined,
  });
});

test.each([
  [
    { loan_tenure: 36, monthly_instalment: 700, down_payment: 9000 },
    { months: 36, monthly: 700, deposit: 9000 },
  ],
  [
    { duration: 48, monthly_payment: 800, deposit: 10_000 },
    { months: 48, monthly: 800, deposit: 10_000 },
  ],
  [
    { duration: 24, monthly_fee: 990, initial_payment: 5000 },
    { months: 24, monthly: 990, deposit: 5000 },
  ],
  [
    { monthly_mileage: 1250, residual_value: 25_200 },
    { mileage: 1250, final: 25_200 },
  ],
  [{ duration: '48', monthly_fee: null, deposit: -1 }, {}],
])('figures of a way to pay are found by every name that markets have: %j', (selected, figures) => {
  const none = { monthly: undefined, months: undefined, deposit: undefined, mileage: undefined, final: undefined };
  const metadata = { payment_option: { type: 'finance', selected } };
  expect(recordedChoices(exampleOrder({ metadata })).payment).toEqual({ type: 'finance', ...none, ...figures });
});
