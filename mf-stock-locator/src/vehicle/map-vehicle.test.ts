import { listingVehicle } from '@showroom/contracts/entities/listing-vehicle';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { exampleVehicle } from '../examples/vehicles';
import { specificationMessagesFor } from '../specification/messages-of';
import { mapVehicle } from './map-vehicle';

function mapped(changes: Partial<Vehicle['attributes']> = {}, state?: string) {
  const input = {
    words: specificationMessagesFor('en'),
    locale: 'en-GB',
    writePrice: (amount: unknown) => (amount ? `${amount} €` : ''),
    state,
  };
  return listingVehicle.parse(mapVehicle(exampleVehicle(0, changes), input));
}

test('the specification is written out with its units', () => {
  expect(mapped()).toMatchObject({
    id: '1000',
    title: '2021 Approved Land Rover Defender 110 Pangea Green AWD D250 X-Dynamic SE',
    state: 'approved',
    status: 'stock',
    specification: {
      brand: 'Land Rover',
      model: 'Defender 110',
      version: 'D250 X-Dynamic SE',
      vin: '123',
      mileage: '12,300 km',
      power: '183 kW',
      capacity: '3.0 l',
      color: 'Pangea Green',
      colorInterior: 'Ebony',
      productionYear: 2021,
      deliveryDate: '15/12/2026',
      ownerName: 'Land Rover Brussels',
      nameplateExternalCode: 'l663',
      nameplateModelGroup: 'Defender',
    },
  });
});

test.each([
  [{ power: null, engine_capacity: null, color_name: null, delivery_date: null }, ['power', 'capacity', 'color']],
  [{ nameplate_external_code: null }, ['nameplateExternalCode']],
  [{ mileage: -1, short_vin: null }, ['mileage', 'vin']],
] as const)('what the feed does not say (%j) is nothing', (changes, keys) => {
  const { specification } = mapped(changes);
  expect(Object.entries(specification).flatMap(([key, value]) => (value === null ? [key] : []))).toEqual(
    expect.arrayContaining([...keys]),
  );
});

test('the code of the nameplate is the one of the manufacturer', () => {
  expect(mapped({ nameplate_external_code: 'F-PACE' }).specification.nameplateExternalCode).toBe('x761');
});

test('only prices that visitors see are listed, with the old one as it is written', () => {
  const { list } = mapped({
    prices: [
      { type: 'purchase', value_raw: 74_900, old_price_raw: 78_900, hidden_from_visitors: false },
      { type: 'lease', value_raw: 0, old_price_raw: null, hidden_from_visitors: true },
      { type: 'subscribe', value_raw: 990, old_price_raw: 900, hidden_from_visitors: false },
    ],
  }).prices;
  expect(list).toEqual([
    { type: 'purchase', value_raw: 74_900, old_price_raw: 78_900, oldPrice: '78900 €' },
    { type: 'subscribe', value_raw: 990, old_price_raw: 900, oldPrice: '' },
  ]);
});

test.each([
  ['new', 'NSW', { value: 80_000 }],
  ['new', 'WA', null],
  ['new', undefined, null],
  ['used', 'NSW', null],
] as const)('a vehicle that is %s drives away in %s for %j', (state, chosen, current) => {
  const { pricesDriveAway } = mapped({ state, drive_away: { NSW: 80_000 } }, chosen);
  expect(pricesDriveAway.currentDriveAway).toEqual(current);
});
