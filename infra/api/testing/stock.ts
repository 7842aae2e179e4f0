import { FORCIBLE_FILTERS, SORTS } from '@showroom/contracts/entities/filters';
import { FINANCING_OPTIONS, VEHICLE_STATES, VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import fc from 'fast-check';
import type { NewRetailer } from '../../database/schema/retailers';
import type { NewVehicle } from '../../database/schema/vehicles';

export const RETAILERS: readonly NewRetailer[] = [
  { id: 'r1', listing: 'test', name: 'Zenith Motors', dealer_code: 'D1', city: 'Ghent' },
  { id: 'r2', listing: 'test', name: 'Alpine Cars', dealer_code: 'D2', city: 'Liège' },
  { id: 'r3', listing: 'test', name: 'Meridian', dealer_code: 'D3', city: 'Namur' },
];

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 5 });
const amount = () => maybe(fc.integer({ min: 10, max: 400 }).map((value) => value * 25_050));

const driven = fc.constantFrom(0, 1_200_000, 4_300_000, 9_000_000);

const attributes = fc.record({
  brand: fc.constantFrom('Land Rover', 'Jaguar'),
  model: fc.constantFrom('Defender 110', 'Range Rover', 'F-PACE', 'Discovery "Sport"'),
  model_group: maybe(fc.constantFrom('Range Rover', 'Defender')),
  state: fc.constantFrom(...VEHICLE_STATES),
  status: fc.constantFrom(...VEHICLE_STATUSES),
  engine_type: fc.subarray(['petrol', 'hybrid', 'electric', 'diesel']),
  transmission: maybe(fc.constantFrom('automatic', 'manual')),
  number_of_seats: maybe(fc.constantFrom(4, 5, 7)),
  color_name: maybe(fc.constantFrom('Fuji White', 'Santorini Black', 'Écru')),
  color_canonical: maybe(fc.constantFrom('fuji-white', 'santorini-black')),
  msrp_price: amount(),
  purchase_price: amount(),
  lease_price: amount(),
  subscribe_price: amount(),
  price_hidden: fc.boolean(),
  hidden_prices: fc.subarray([...FINANCING_OPTIONS]),
  drive_away: maybe(fc.record({ NSW: driven, VIC: driven }, { noNullPrototype: true })),
  mileage: maybe(fc.integer({ min: 0, max: 20 }).map((value) => value * 5000)),
  production_year: maybe(fc.integer({ min: 2019, max: 2026 })),
  model_year: maybe(fc.integer({ min: 2019, max: 2026 })),
  power: maybe(fc.integer({ min: 80, max: 90 })),
  owner_id: fc.constantFrom('r1', 'r2', 'r3'),
  removed_at: fc.option(fc.constant(new Date('2026-01-01')), { nil: null, freq: 8 }),
  created_at: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
});

/** A vehicle that a test names what it needs of. */
export function vehicleRow(key: string, values: Partial<NewVehicle> = {}): NewVehicle {
  return {
    listing: 'test',
    feed_source: 'test',
    feed_key: key,
    slug: 'land-rover-defender',
    title: `Defender ${key}`,
    brand: 'Land Rover',
    model: 'Defender 110',
    state: 'used',
    currency: 'EUR',
    purchase_price: 4_590_050,
    owner_id: 'r1',
    ...values,
  };
}

/** Stocks of up to `size` vehicles with few values, so that filters meet. */
export function stocks(size: number): fc.Arbitrary<NewVehicle[]> {
  return fc
    .array(attributes, { minLength: 0, maxLength: size, size: 'max' })
    .map((rows) => rows.map((row, index) => vehicleRow(String(index), row)));
}

const texts = (...values: string[]) =>
  fc.uniqueArray(fc.constantFrom(...values, 'unheard of'), { minLength: 1, maxLength: 3 });
const range = (name: string, numbers: fc.Arbitrary<number>) => ({
  [`filter[${name}_gteq]`]: numbers.map(String),
  [`filter[${name}_lteq]`]: numbers.map(String),
});
const euros = fc.integer({ min: 10, max: 400 }).map((value) => (value * 25_050) / 100);

const parameters: Readonly<Record<string, fc.Arbitrary<string | string[]>>> = {
  items: fc.integer({ min: 1, max: 12 }).map(String),
  page: fc.integer({ min: 1, max: 4 }).map(String),
  sort: fc.constantFrom(...SORTS),
  exclude: fc.integer({ min: 100_001, max: 100_030 }).map(String),
  'filter[nameplate_brand_name_in]': texts('Land Rover', 'Jaguar'),
  'filter[nameplate_name_in]': texts('Defender 110', 'Range Rover', 'Discovery "Sport"'),
  'filter[nameplate_model_group_eq]': fc.constantFrom('Range Rover', 'Defender'),
  'filter[financing_options]': texts('purchase', 'lease', 'subscribe'),
  'filter[state_in]': texts(...VEHICLE_STATES),
  'filter[statuses_in]': texts('stock', 'reserved', 'demo'),
  'filter[engine_type_includes]': texts('petrol', 'hybrid', 'electric'),
  'filter[transmissions_in]': texts('automatic', 'manual'),
  'filter[number_of_seats_in]': texts('4', '5', '7'),
  'filter[color_canonical_in]': texts('fuji-white', 'santorini-black'),
  'filter[color_name_in]': texts('Fuji White', 'Écru'),
  'filter[owner_id_in]': texts('r1', 'r2'),
  'filter[owner_dealer_codes_includes]': texts('D1', 'D3'),
  drive_away_state: fc.constantFrom('NSW', 'VIC', 'Bavaria'),
  forced_statuses: texts('stock', 'available_soon', 'demo'),
  forced_dealer_codes: texts('D1', 'D2'),
  forced_filters: fc.subarray([...FORCIBLE_FILTERS], { minLength: 1 }),
  'finance[deposit]': fc.constantFrom('0', '1000', '9999.99', '20000'),
  'finance[months]': fc.constantFrom('12', '24', '36', '48', '60'),
  'finance[yearly_mileage]': fc.constantFrom('5000', '10000', '20000', '50000'),
  ...range('monthly_payment', fc.integer({ min: 50, max: 2500 })),
  ...range('msrp_price', euros),
  ...range('display_price', euros),
  ...range('mileage', fc.integer({ min: 0, max: 100_000 })),
  ...range('production_year', fc.integer({ min: 2019, max: 2026 })),
  ...range('model_year', fc.integer({ min: 2019, max: 2026 })),
  ...range('power', fc.integer({ min: 80, max: 90 })),
};

const near = { 'near[lat]': '51.05', 'near[lon]': '3.72', 'near[km]': '40' };

/** Valid queries of a list: few parameters at a time, since many together find nothing. */
export const queries: fc.Arbitrary<Record<string, string | string[]>> = fc
  .tuple(
    fc
      .subarray(Object.keys(parameters), { maxLength: 5 })
      .chain((names) =>
        fc.record(Object.fromEntries(names.flatMap((name) => (parameters[name] ? [[name, parameters[name]]] : [])))),
      ),
    fc.option(fc.constant(near), { nil: {}, freq: 6 }),
  )
  .map(([asked, place]) => ({ ...asked, ...place }));
