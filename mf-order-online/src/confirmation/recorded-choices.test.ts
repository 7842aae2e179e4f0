import { exampleOrder } from '../examples';
import { recordedChoices } from './recorded-choices';

test('an order tells what was chosen for it', () => {
  const metadata = {
    trade_in: { brand: { name: 'Volvo' }, model: { name: 'XC60' }, estimate: { value: 16_400 } },
    service_packs: [{ id: 'complete', name: 'Service Complete', price: 69 }],
    location: { kind: 'delivery', name: 'Ghent', address: '' },
    appointment: {
      purpose: 'handover',
      starts_at: '2026-11-25T09:00:00+01:00',
      time_zone: 'Europe/Brussels',
      retailer: 'Zenith Motors',
    },
  };
  expect(recordedChoices(exampleOrder({ metadata }))).toEqual({
    car: { name: 'Volvo XC60', value: 16_400 },
    packs: ['Service Complete'],
    place: { name: 'Ghent', isDelivery: true },
    appointment: {
      isHandover: true,
      startsAt: '2026-11-25T09:00:00+01:00',
      timeZone: 'Europe/Brussels',
      retailer: 'Zenith Motors',
    },
  });
});

test('a delivery is told with the house that it goes to', () => {
  const delivery_address = { street: 'Veldstraat 1', extra: 'Flat 2', postcode: '9000', city: 'Ghent' };
  const metadata = { location: { kind: 'delivery', name: 'Ghent', address: '', delivery_address } };
  expect(recordedChoices(exampleOrder({ metadata })).place).toEqual({
    name: 'Veldstraat 1, Flat 2, 9000 Ghent',
    isDelivery: true,
  });
});

test.each([
  {},
  { trade_in: 'Volvo', service_packs: 'all', location: 7, appointment: null },
  { trade_in: { brand: { name: 'Volvo' } }, service_packs: [null, {}], location: {}, appointment: { starts_at: 1 } },
])('what cannot be read is left out: %j', (metadata) => {
  expect(recordedChoices(exampleOrder({ metadata }))).toEqual({
    car: undefined,
    packs: [],
    place: undefined,
    appointment: undefined,
  });
});
