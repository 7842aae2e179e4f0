import { mapRawVehicle } from './map-raw-vehicle';
import { RAW_ATTRIBUTES, rawVehicle } from './raw-vehicle.testing';

const HERE = { currency: 'EUR', mileage_unit: 'km', origin: 'https://stock.example' } as const;

function map(changes: Readonly<Record<string, unknown>> = {}, place: Partial<typeof HERE> = {}) {
  return mapRawVehicle(rawVehicle('7', changes), 'data[0]', { ...HERE, ...place });
}
const problemsOf = (changes: Readonly<Record<string, unknown>>) =>
  map(changes).problems.map(({ path, message }) => `${path} ${message}`);

test('every specified attribute arrives, and nothing is wrong with it', () => {
  const { vehicle, problems, unknown } = map();
  expect([problems, unknown]).toEqual([[], []]);
  expect(vehicle).toMatchObject({
    id: '7',
    row: {
      slug: 'land-rover-defender-110-d250-x-dynamic-se-2023',
      title: '2023 Approved Land Rover Defender 110 Pangea Green AWD D250 X-Dynamic SE',
      description: 'One owner, always garaged.',
      brand: 'Land Rover',
      model: 'Defender 110',
      model_group: 'Defender',
      nameplate_external_code: 'l663',
      state: 'approved',
      status: 'available_soon',
      production_year: 2023,
      model_year: 2024,
      mileage: 12_300,
      mileage_unit: 'km',
      engine_type: ['Diesel', 'Mild hybrid'],
      engine_capacity: 3,
      capacity_unit: 'l',
      battery_capacity: 19.2,
      power: 183,
      number_of_seats: 5,
      color_name: 'Pangea Green',
      color_interior: 'Ebony',
      vin: 'SALEA7BU0P2000123',
      order_number: 'ORD-7',
      delivery_date: '2027-01-15',
      warranty_expiry: '2028-04-01',
      msrp_price: 7_890_000,
      purchase_price: 7_490_050,
      purchase_old_price: 7_890_000,
      lease_price: 89_200,
      subscribe_price: 119_000,
      prices_type: 'Price includes VAT',
      hidden_prices: [],
      drive_away: { NSW: 7_900_000, VIC: 7_950_000 },
      on_the_road_price: 7_590_000,
      omv: 5_000_000,
      reservation_fee: 50_000,
      standard_features: ['Heated seats', 'Meridian sound'],
      optional_features: [
        { name: 'Tow bar', amount: 90_000 },
        { name: 'Roof rack', amount: 0 },
      ],
      buttons: [{ key: 'brochure', label: 'Brochure', url: 'https://brochures.example/1' }],
    },
    owner: { id: 'r-9', dealer_codes: ['D1'], name: 'Land Rover Ghent', phone: '+32 9 1', email: 'ghent@example.test' },
  });
});

test('photos stand in their sequence, in four sizes each, paths at the service that gave them', () => {
  const sizesOf = map().vehicle?.row.photos.map(({ sizes }) => sizes);
  expect(sizesOf).toEqual([
    {
      full_path: 'https://pictures.example/1.jpg',
      hd_path: 'https://pictures.example/1.jpg',
      big_path: 'https://pictures.example/1.jpg',
      quarter_hd_path: 'https://pictures.example/1.jpg',
      medium_path: 'https://pictures.example/1-s.jpg',
    },
    {
      full_path: 'https://stock.example/p/2-full.jpg',
      hd_path: 'https://stock.example/p/2-hd.jpg',
      big_path: 'https://stock.example/p/2-big.jpg',
      quarter_hd_path: 'https://stock.example/p/2-quarter.jpg',
      medium_path: 'https://stock.example/p/2-medium.jpg',
    },
  ]);
});

test.each([
  [
    { msrp_price: 500, sale_price: 400 },
    { msrp_price: 50_000, purchase_price: 40_000, purchase_old_price: 50_000 },
  ],
  [
    { msrp_price: 500, sale_price: 0 },
    { msrp_price: 50_000, purchase_price: null, purchase_old_price: null },
  ],
  [
    { msrp_price: 500, sale_price: null },
    { msrp_price: 50_000, purchase_price: null, purchase_old_price: null },
  ],
  [
    { msrp_price: 0, sale_price: 400 },
    { msrp_price: null, purchase_price: 40_000, purchase_old_price: null },
  ],
  [
    { msrp_price: 400, sale_price: 500 },
    { purchase_price: 50_000, purchase_old_price: null },
  ],
  [{ monthly_price: 12.345 }, { lease_price: 1235 }],
  [
    { monthly_price: 0, subscribe_price: '' },
    { lease_price: null, subscribe_price: null },
  ],
  [{ price_hidden: true }, { price_hidden: true, hidden_prices: ['purchase', 'lease'] }],
  [
    { price_hidden: true, financing_options: [] },
    { price_hidden: true, hidden_prices: ['purchase', 'lease', 'subscribe'] },
  ],
  [
    { engine_capacity: 2995, engine_capacity_unit: null },
    { engine_capacity: 2995, capacity_unit: 'cm3' },
  ],
  [
    { engine_capacity: '2.0', engine_capacity_unit: null },
    { engine_capacity: 2, capacity_unit: 'l' },
  ],
  [{ power: 249, power_unit: 'PS' }, { power: 183 }],
  [{ mileage_unit: 'miles' }, { mileage_unit: 'mi' }],
  [{ mileage_unit: null }, { mileage_unit: 'km' }],
  [{ delivery_date: '2027-01-15T10:00:00Z' }, { delivery_date: '2027-01-15' }],
  [{ nameplate_brand_name: undefined, brand: 'Jaguar' }, { brand: 'Jaguar' }],
  [{ long_description: undefined, description: 'Short.' }, { description: 'Short.' }],
  [
    { reservation_fee: undefined, buttons: [{ key: 'reserve', label: 'Hold it', reservation_fee: 99 }] },
    { reservation_fee: 9900, reservation_label: 'Hold it', buttons: [] },
  ],
  [{ reservation_fee: undefined }, { reservation_fee: null }],
])('%j becomes %j', (changes, row) => {
  const { vehicle, problems } = map(changes);
  expect(problems).toEqual([]);
  expect(vehicle?.row).toMatchObject(row);
});

test('texts of a CSV file say the same as JSON', () => {
  const texts = Object.entries(RAW_ATTRIBUTES).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const row = { id: '7', ...Object.fromEntries(texts) };
  expect(mapRawVehicle(row, 'line 2', HERE)).toEqual(map());
  const listed = { ...row, engine_type: 'Diesel|Mild hybrid', standard_features: 'Heated seats; Meridian sound' };
  expect(mapRawVehicle(listed, 'line 2', HERE)).toEqual(map());
});

test.each([
  [{ mileage: 'many' }, 'data[0].attributes.mileage must be a number', { mileage: null }],
  [{ mileage: -1 }, 'data[0].attributes.mileage must be at least 0', { mileage: null }],
  [{ state: 'ruined' }, 'data[0].attributes.state must be one of new, approved, used', { state: 'used' }],
  [{ status: 7 }, 'data[0].attributes.status must be a text', { status: 'stock' }],
  [
    { delivery_date: 'soon' },
    'data[0].attributes.delivery_date must be a date such as 2026-12-31',
    { delivery_date: null },
  ],
  [
    { sale_price: {} },
    'data[0].attributes.sale_price must be a number',
    { purchase_price: null, msrp_price: 7_890_000 },
  ],
  [{ long_description: ['x'] }, 'data[0].attributes.long_description must be a text', { description: '' }],
  [
    { video_url: 'javascript:alert(1)' },
    'data[0].attributes.video_url must be an http or https address',
    { video_url: null },
  ],
  [
    { engine_type: ['Diesel', { fuel: 1 }, 'Electric'] },
    'data[0].attributes.engine_type[1] must be a text',
    { engine_type: ['Diesel', 'Electric'] },
  ],
  [
    { photos: [{ sequence: 1, hd_path: 'javascript:alert(1)', full_path: '/1.jpg' }, { sequence: 2 }, 'data:x'] },
    [
      'data[0].attributes.photos[0].hd_path must be an http or https address',
      'data[0].attributes.photos[1] has no address',
      'data[0].attributes.photos[2] must be an http or https address',
    ],
    { photos: [{ src: 'https://stock.example/1.jpg' }] },
  ],
  [
    { owner_opening_hours: [{}, { days: 'Mon', hours: '9-12' }] },
    [expect.stringMatching(/^data\[0\]\.attributes\.owner_opening_hours\[0\] /)],
    {},
  ],
  [
    { currency: 'USD' },
    'data[0].currency is not EUR, the currency of the listing: its prices are left out',
    { msrp_price: null, purchase_price: null, lease_price: null, drive_away: null },
  ],
])('%j is reported and left out, the vehicle is not', (changes, problems, row) => {
  expect(problemsOf(changes)).toEqual([problems].flat());
  expect(map(changes).vehicle?.row).toMatchObject(row);
});

test('attributes that nobody reads are named by their paths', () => {
  const { vehicle, unknown } = map({ tyre_pressure: 2.4, created_at: '2026-01-01' });
  expect([vehicle?.id, unknown]).toEqual(['7', ['data[0].attributes.tyre_pressure']]);
});

test.each([
  [null, ['data[3].id', 'data[3].nameplate_brand_name', 'data[3].nameplate_name']],
  ['vehicle', ['data[3].id', 'data[3].nameplate_brand_name', 'data[3].nameplate_name']],
  [{ ...rawVehicle('7'), id: undefined }, ['data[3].id']],
  [rawVehicle('7', { nameplate_name: ' ' }), ['data[3].nameplate_name']],
])('%j cannot be identified', (record, paths) => {
  const { vehicle, problems } = mapRawVehicle(record, 'data[3]', HERE);
  expect([vehicle, problems.map(({ path }) => path)]).toEqual([undefined, paths]);
});

test('a price beside the attributes counts as one of them', () => {
  const { subscribe_price: _, ...attributes } = RAW_ATTRIBUTES;
  const record = { id: 7, attributes, subscribe_price: '990' };
  expect(mapRawVehicle(record, 'data', HERE).vehicle).toMatchObject({ id: '7', row: { subscribe_price: 99_000 } });
});
