import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { type Vehicle, vehicleId } from '@showroom/contracts/entities/vehicle';

const KINDS = [
  {
    model: 'Defender 110',
    group: 'Defender',
    body: 'defender-110',
    version: 'D250 X-Dynamic SE',
    power: 183,
    price: 74_900,
  },
  {
    model: 'Range Rover',
    group: 'Range Rover',
    body: 'range-rover',
    version: 'P460e Autobiography',
    power: 338,
    price: 148_500,
  },
  {
    model: 'Range Rover Sport',
    group: 'Range Rover',
    body: 'range-rover-sport',
    version: 'D300 Dynamic SE',
    power: 221,
    price: 98_200,
  },
  {
    model: 'Discovery',
    group: 'Discovery',
    body: 'discovery',
    version: 'D300 Metropolitan',
    power: 221,
    price: 81_400,
  },
  {
    model: 'Range Rover Evoque',
    group: 'Range Rover',
    body: 'range-rover-evoque',
    version: 'P200 S',
    power: 147,
    price: 46_900,
  },
  {
    model: 'Range Rover Velar',
    group: 'Range Rover',
    body: 'range-rover-velar',
    version: 'P400e Dynamic HSE',
    power: 297,
    price: 79_900,
  },
] as const;

const PAINTS = [
  { key: 'pangea-green', name: 'Pangea Green', canonical: 'green' },
  { key: 'carpathian-grey', name: 'Carpathian Grey', canonical: 'grey' },
  { key: 'fuji-white', name: 'Fuji White', canonical: 'white' },
  { key: 'byron-blue', name: 'Byron Blue', canonical: 'blue' },
  { key: 'firenze-red', name: 'Firenze Red', canonical: 'red' },
] as const;

const ANGLES = ['side', 'front', 'rear', 'wheel', 'interior'] as const;

function at<const L extends readonly [unknown, ...unknown[]]>(list: L, index: number): L[number] {
  return list[index % list.length] ?? list[0];
}

function photo(body: string, paint: string, angle: string, sequence: number, alt: string) {
  const path = `/media/vehicles/${body}/${paint}/${angle}`;
  return {
    sequence,
    alt,
    big_path: `${path}-1024x576.webp`,
    medium_path: `${path}-640x360.webp`,
    quarter_hd_path: `${path}-960x540.webp`,
    hd_path: `${path}-1600x900.webp`,
    full_path: `${path}-1600x900.webp`,
  };
}

/** What is the same of all of them. */
const SHARED = {
  brand: 'Land Rover',
  nameplate_external_code: 'l663',
  mileage_unit: 'km',
  transmission: 'Automatic',
  drivetrain: 'AWD',
  number_of_seats: 5,
  currency: 'EUR',
  prices_type: 'Price includes VAT',
  price_hidden: false,
  owner_id: '7',
  owner_name: 'Land Rover Brussels',
  owner_city: 'Brussels',
  description: 'One owner, full service history. The tow bar and the roof rails were fitted by the retailer.',
  body: 'SUV',
  short_vin: '123',
  order_number: 'LR-20931',
  engine_capacity: 3,
  capacity_unit: 'l',
  battery_capacity: null,
  color_interior: 'Ebony',
  doors: 5,
  delivery_date: '2026-12-15',
  registration_date: '2023-04-02',
  warranty_expiry: '2028-04-01',
  previous_use: 'Private',
  recycling_fee: null,
  omv: null,
  arf: null,
  parf: null,
  on_the_road_price: null,
  standard_features: [
    'Electronic air suspension',
    'Meridian sound system',
    '360° surround camera',
    'LED headlights',
    'Heated front seats',
  ],
  optional_features: [
    { name: 'Black exterior pack', value_raw: 1250 },
    { name: 'Tow bar, electrically deployable', value_raw: 1480 },
  ],
  accessories: ['Rubber mats'],
  footnotes: ['Consumption by WLTP, combined.'],
  translations: {},
  drive_away: null,
  reservation: {
    label: 'Reserve online',
    fee: 500,
    currency: 'EUR',
    financing_options: ['purchase'],
    owner: 'Land Rover Brussels',
  },
  video_url: null,
  config_url: null,
  buttons: [],
  owner_address: 'Avenue Louise 231',
  owner_zipcode: '1050',
  owner_contact_details: { phone: '+32 2 555 01 23', email: 'brussels@retailer.example' },
  owner_phone: '+32 2 555 01 23',
  owner_email: 'brussels@retailer.example',
  owner_opening_hours: [
    { days: 'Monday to Friday', hours: '09:00 – 18:30' },
    { days: 'Saturday', hours: '10:00 – 17:00' },
  ],
  owner_latitude: 50.83,
  owner_longitude: 4.36,
  owner_metadata: { display_name_jag: null, display_name_lr: 'Land Rover Brussels' },
  updated_at: '2026-11-01T08:00:00Z',
} satisfies Partial<Vehicle['attributes']>;

/** A plausible vehicle; the same number always gives the same one. */
export function exampleVehicle(number = 0, changes: Partial<Vehicle['attributes']> = {}): Vehicle {
  const { body, group, model, version, power, price } = at(KINDS, number);
  const paint = at(PAINTS, number);
  const photos = ANGLES.map((angle, index) => photo(body, paint.key, angle, index + 1, `${model}, ${angle}`));
  const isNew = number % 3 === 1;
  const year = isNew ? 2026 : 2021 + (number % 5);
  return {
    id: vehicleId.parse(String(1000 + number)),
    type: 'vehicle',
    attributes: {
      ...SHARED,
      slug: `${body}-${paint.key}`,
      title: `${year} Land Rover ${model}`,
      model,
      model_group: group,
      version,
      state: isNew ? 'new' : number % 3 === 0 ? 'approved' : 'used',
      status: number === 2 ? 'reserved' : number === 4 ? 'demo' : 'stock',
      production_year: year,
      model_year: year,
      mileage: isNew ? 15 : 12_300 + number * 3170,
      engine_type: version.startsWith('D') ? ['Diesel', 'Mild hybrid'] : ['Petrol', 'Plug-in hybrid'],
      power,
      color_name: paint.name,
      color_canonical: paint.canonical,
      prices: [
        { type: 'purchase', value_raw: price, old_price_raw: null, hidden_from_visitors: false },
        { type: 'lease', value_raw: Math.round(price / 84), old_price_raw: null, hidden_from_visitors: false },
      ],
      cover: photos[0] ?? null,
      repair_record: isNew ? null : 'None',
      maintenance_log: isNew ? null : 'Full, by retailers of the brand',
      mot_expiry: isNew ? null : '2027-04-02',
      msrp_price: price,
      photos,
      price_breakdown: { base: price - 2730, optional_features: 2730, total: price },
      ...changes,
    },
  };
}

export const exampleFacets: Facets = {
  options: {
    brands: [
      { value: 'Jaguar', label: 'Jaguar', count: 212 },
      { value: 'Land Rover', label: 'Land Rover', count: 908 },
    ],
    models: [
      { value: 'Defender 110', label: 'Defender 110', count: 144 },
      { value: 'Defender 90', label: 'Defender 90', count: 61 },
      { value: 'Discovery', label: 'Discovery', count: 98 },
      { value: 'Range Rover', label: 'Range Rover', count: 131 },
      { value: 'Range Rover Evoque', label: 'Range Rover Evoque', count: 170 },
      { value: 'Range Rover Sport', label: 'Range Rover Sport', count: 155 },
      { value: 'XJ', label: 'XJ', count: 0 },
    ],
    financing_options: [
      { value: 'purchase', label: 'Purchase', count: 1120 },
      { value: 'lease', label: 'Lease', count: 802 },
    ],
    states: [
      { value: 'new', label: 'New', count: 390 },
      { value: 'approved', label: 'Approved used', count: 520 },
      { value: 'used', label: 'Used', count: 210 },
    ],
    statuses: [
      { value: 'stock', label: 'In stock', count: 960 },
      { value: 'reserved', label: 'Reserved', count: 41 },
    ],
    engine_types: [
      { value: 'Diesel', label: 'Diesel', count: 602 },
      { value: 'Petrol', label: 'Petrol', count: 518 },
      { value: 'Plug-in hybrid', label: 'Plug-in hybrid', count: 204 },
    ],
    transmissions: [{ value: 'Automatic', label: 'Automatic', count: 1120 }],
    number_of_seats: [
      { value: '5', label: '5', count: 1001 },
      { value: '7', label: '7', count: 119 },
    ],
    colors: [
      { value: 'black', label: 'Black', count: 301 },
      { value: 'green', label: 'Green', count: 82 },
      { value: 'white', label: 'White', count: 210 },
    ],
    dealers: Array.from({ length: 14 }, (_, index) => ({
      value: String(index),
      label: `Land Rover retailer ${index + 1}`,
      count: 80 - index,
    })),
  },
  bounds: {
    display_price: { min: 23_450, max: 187_900 },
    monthly_payment: { min: 318.4, max: 2447.12 },
    mileage: { min: 5, max: 142_300 },
    production_year: { min: 2018, max: 2026 },
    power: { min: 118, max: 467 },
  },
};
