import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import { lightAnswer, vehicleAnswer } from './vehicle-answer';

const owner: RetailerRow = {
  id: 'r1',
  listing: 'international',
  name: 'Huis van Brabant',
  address: 'Leuvensesteenweg 432',
  city: 'Brussels',
  zipcode: '1930',
  state: '',
  country: 'Belgium',
  phone: '+32 2 012 34 50',
  email: 'huis@showroom.test',
  dealer_code: 'IN1000',
  ci_code: 'CIIN01',
  brands: ['Land Rover'],
  latitude: 50.87,
  longitude: 4.47,
  opening_hours: [{ days: 'Monday', hours: '9 – 18' }],
  display_name_jag: null,
  display_name_lr: 'Brabant Land Rover',
  updated_at: new Date('2026-11-01'),
};

// Prices of before are told elsewhere; here there were none.
const noHistory = { price_since: new Date('2026-11-01'), prior_price: null, prior_since: null };

const row: VehicleRow = {
  ...noHistory,
  id: '100001',
  listing: 'international',
  feed_source: 'seed',
  feed_key: '1',
  slug: 'land-rover-defender-110',
  title: 'Defender 110',
  description: 'A long description.',
  brand: 'Land Rover',
  model: 'Defender 110',
  model_group: 'Defender',
  nameplate_external_code: 'l663',
  version: 'D250 SE',
  body: 'SUV',
  state: 'used',
  status: 'stock',
  production_year: 2022,
  model_year: 2023,
  mileage: 41_000,
  mileage_unit: 'km',
  engine_type: ['Diesel', 'Mild hybrid'],
  engine_capacity: 3,
  capacity_unit: 'l',
  battery_capacity: 19.2,
  transmission: 'Automatic',
  drivetrain: 'AWD',
  power: 183,
  number_of_seats: 5,
  doors: 5,
  color_name: 'Pangea Green',
  color_canonical: 'Green',
  color_interior: 'Ebony',
  vin: 'SALEA7BU0L2000123',
  order_number: 'SR4000001',
  delivery_date: '2026-12-15',
  registration_date: '2022-04-02',
  warranty_expiry: '2027-04-01',
  previous_use: 'Private',
  repair_record: 'None',
  maintenance_log: 'Full',
  mot_expiry: '2027-04-02',
  currency: 'EUR',
  msrp_price: 9_000_000,
  display_price: 5_490_000,
  purchase_price: 5_490_000,
  purchase_old_price: null,
  lease_price: 69_900,
  lease_old_price: 72_900,
  subscribe_price: 99_900,
  subscribe_old_price: null,
  hidden_prices: [],
  prices_type: 'incl. VAT',
  price_hidden: false,
  base_price: 5_000_000,
  drive_away: { NSW: 6_000_000 },
  on_the_road_price: 5_600_000,
  recycling_fee: 15_000,
  omv: 4_000_000,
  arf: 5_600_000,
  parf: 2_000_000,
  reservation_fee: 50_000,
  reservation_label: 'Reserve online',
  photos: [
    { src: '/media/vehicles/defender-110/pangea-green/side', alt: 'Side' },
    { src: 'https://photos.example/1.jpg', alt: 'Front' },
  ],
  feed_photos: [],
  standard_features: ['LED headlights'],
  optional_features: [{ name: 'Tow bar', amount: 490_000 }],
  accessories: ['Mud flaps'],
  footnotes: ['Consumption by WLTP.'],
  translations: { ar: { description: 'مالك واحد.' } },
  video_url: '/media/films/defender.mp4',
  config_url: 'https://configurator.example/c/1',
  buttons: [{ key: 'drive', label: 'Book a test drive', url: '/test-drive' }],
  owner_id: 'r1',
  created_at: new Date('2026-11-01'),
  updated_at: new Date('2026-11-02'),
  removed_at: null,
};

const answer = (changes: Partial<VehicleRow> = {}) => vehicleAnswer({ ...row, ...changes }, owner).attributes;
const priceOf = (changes: Partial<VehicleRow>, type: string) =>
  answer(changes).prices.find((price) => price.type === type);

test('what is stored is what is answered, amounts in major units', () => {
  expect(vehicleAnswer(row, owner)).toMatchObject({
    id: '100001',
    type: 'vehicle',
    attributes: {
      brand: 'Land Rover',
      state: 'used',
      status: 'stock',
      model: 'Defender 110',
      title: 'Defender 110',
      version: 'D250 SE',
      description: 'A long description.',
      drivetrain: 'AWD',
      production_year: 2022,
      model_year: 2023,
      transmission: 'Automatic',
      mileage: 41_000,
      mileage_unit: 'km',
      engine_type: ['Diesel', 'Mild hybrid'],
      engine_capacity: 3,
      capacity_unit: 'l',
      power: 183,
      delivery_date: '2026-12-15',
      color_name: 'Pangea Green',
      color_interior: 'Ebony',
      owner_name: 'Huis van Brabant',
      order_number: 'SR4000001',
      model_group: 'Defender',
      number_of_seats: 5,
      battery_capacity: 19.2,
      standard_features: ['LED headlights'],
      optional_features: [{ name: 'Tow bar', value_raw: 4900 }],
      accessories: ['Mud flaps'],
      footnotes: ['Consumption by WLTP.'],
      translations: { ar: { description: 'مالك واحد.' } },
      video_url: '/media/films/defender.mp4',
      config_url: 'https://configurator.example/c/1',
      buttons: [{ key: 'drive', label: 'Book a test drive', url: '/test-drive' }],
      price_breakdown: { base: 50_000, optional_features: 4900, total: 54_900 },
      drive_away: { NSW: 60_000 },
      on_the_road_price: 56_000,
      msrp_price: 90_000,
      warranty_expiry: '2027-04-01',
      recycling_fee: 150,
      repair_record: 'None',
      previous_use: 'Private',
      maintenance_log: 'Full',
      registration_date: '2022-04-02',
      mot_expiry: '2027-04-02',
      omv: 40_000,
      arf: 56_000,
      parf: 20_000,
      owner_id: 'r1',
      owner_address: 'Leuvensesteenweg 432',
      owner_city: 'Brussels',
      owner_zipcode: '1930',
      owner_phone: '+32 2 012 34 50',
      owner_email: 'huis@showroom.test',
      owner_opening_hours: [{ days: 'Monday', hours: '9 – 18' }],
      owner_contact_details: { phone: '+32 2 012 34 50', email: 'huis@showroom.test' },
      owner_metadata: { display_name_jag: null, display_name_lr: 'Brabant Land Rover' },
    },
  });
});

test('a card knows what its retailer is called for each brand', () => {
  expect(lightAnswer(row, owner).attributes).toMatchObject({
    owner_name: 'Huis van Brabant',
    owner_metadata: { display_name_jag: null, display_name_lr: 'Brabant Land Rover' },
  });
});

test.each([
  ['SALEA7BU0L2000123', '123'],
  ['AB12', 'B12'],
  ['ABC', 'ABC'],
  ['AB', 'AB'],
  [null, null],
])('the short form of the VIN %p is %p', (vin, short) => expect(answer({ vin }).short_vin).toBe(short));

test.each([
  ['what is asked', {}, 54_900],
  ['what is asked, whatever the feed calls the old price', { purchase_old_price: 5_990_000 }, 54_900],
  ['the list price, when nothing else is asked', { purchase_price: null }, 90_000],
  ['the list price, when zero is asked', { purchase_price: 0 }, 90_000],
  ['below the list price, which nobody asked before', { state: 'new' }, 54_900],
  ['the list price itself', { state: 'new', purchase_price: 9_000_000 }, 90_000],
  ['above the list price', { state: 'new', purchase_price: 9_100_000 }, 91_000],
] as const)('the purchase price is %s', (_, changes, value_raw) => {
  expect(priceOf(changes, 'purchase')).toEqual({
    type: 'purchase',
    value_raw,
    old_price_raw: null,
    hidden_from_visitors: false,
  });
});

test('the only former price is the one that a reduction is announced against, as long as it is', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const reduced = { purchase_old_price: 6_500_000, prior_price: 5_900_000, prior_since: days(60) };
  const announced = answer({ ...reduced, price_since: days(2) });
  expect(announced.price_drop?.before_raw).toBe(59_000);
  expect(announced.prices.map(({ type, old_price_raw }) => [type, old_price_raw])).toEqual([
    ['purchase', 59_000],
    ['lease', null],
    ['subscribe', null],
  ]);
  expect(priceOf({ ...reduced, price_since: days(31) }, 'purchase')?.old_price_raw).toBeNull();
  expect(priceOf({ ...reduced, price_since: days(2), prior_since: days(20) }, 'purchase')?.old_price_raw).toBeNull();
});

test('what has no price has no entry', () => {
  expect(priceOf({}, 'lease')).toMatchObject({ value_raw: 699, old_price_raw: null });
  expect(priceOf({}, 'subscribe')).toMatchObject({ value_raw: 999, old_price_raw: null });
  const none = { purchase_price: null, msrp_price: null, lease_price: null, subscribe_price: null };
  expect(answer(none).prices).toEqual([]);
});

test.each([
  ['purchase', 54_900, ['lease', 'subscribe']],
  ['lease', 699, ['purchase', 'subscribe']],
  ['subscribe', 999, ['purchase', 'lease']],
] as const)(
  'the %s price is hidden where the vehicle hides prices and this one is among them',
  (type, amount, others) => {
    const told = (price_hidden: boolean, hidden_prices: string[]) => {
      const price = priceOf({ price_hidden, hidden_prices }, type);
      return [price?.value_raw, price?.hidden_from_visitors];
    };
    expect(told(true, [type])).toEqual([0, true]);
    expect(told(true, [...others])).toEqual([amount, false]);
    expect(told(true, [])).toEqual([amount, false]);
    expect(told(false, [type])).toEqual([amount, false]);
  },
);

test('nothing of the answer tells a hidden purchase price', () => {
  const hidden = answer({ price_hidden: true, hidden_prices: ['purchase'] });
  const { prices, price_breakdown, drive_away, on_the_road_price, msrp_price } = hidden;
  expect(prices.find(({ type }) => type === 'purchase')).toMatchObject({ value_raw: 0, old_price_raw: null });
  expect([price_breakdown, drive_away, on_the_road_price, msrp_price]).toEqual([null, null, null, null]);
});

test('photos come in five sizes and in their order, the first one is the cover', () => {
  const { photos, cover } = answer();
  expect(photos.map(({ sequence, alt }) => [sequence, alt])).toEqual([
    [1, 'Side'],
    [2, 'Front'],
  ]);
  expect(cover).toEqual(photos[0]);
  const path = '/media/vehicles/defender-110/pangea-green/side';
  expect(cover).toMatchObject({
    big_path: `${path}-1024x576.webp`,
    medium_path: `${path}-640x360.webp`,
    quarter_hd_path: `${path}-960x540.webp`,
    hd_path: `${path}-1600x900.webp`,
    full_path: `${path}-1600x900.webp`,
  });
  expect(photos[1]?.hd_path).toBe('https://photos.example/1.jpg');
});

test('the last of several photos is what a card shows below a pointer', () => {
  expect(answer().second_view).toBe('https://photos.example/1.jpg');
  expect(
    answer({ photos: [{ src: '/media/vehicles/defender-110/pangea-green/side', alt: 'Side' }] }).second_view,
  ).toBeNull();
});

test.each([
  [
    {},
    {
      label: 'Reserve online',
      fee: 500,
      currency: 'EUR',
      financing_options: ['purchase', 'lease', 'subscribe'],
      owner: 'Huis van Brabant',
    },
  ],
  [{ reservation_fee: null }, null],
  [{ status: 'sold' }, null],
  [{ status: 'reserved' }, null],
] as const)('with %j the reservation is %j', (changes, reservation) => {
  expect(answer(changes).reservation).toEqual(reservation);
});

test('a vehicle is reserved online where somebody is worked with who takes the fee, and else not', () => {
  const reservable = { ...row, status: 'stock' as const };
  expect(vehicleAnswer(reservable, owner, ['PAYPAL']).attributes.reservation).not.toBeNull();
  expect(vehicleAnswer(reservable, owner, ['LIQPAY', 'NO_PAYMENT_JAPAN']).attributes.reservation).toBeNull();
});
