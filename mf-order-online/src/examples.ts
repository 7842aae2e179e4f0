import { type Hold, initOrder } from '@showroom/contracts/calls/buy-online';
import { type Order, order } from '@showroom/contracts/entities/order';
import { type Vehicle, vehicle } from '@showroom/contracts/entities/vehicle';
import { titlePartsOf } from '@showroom/contracts/entities/vehicle-title';

const PHOTO = '/media/vehicles/defender-110/pangea-green/front';

const photo = {
  sequence: 1,
  alt: 'Defender 110 in Pangea Green, seen from the front',
  big_path: `${PHOTO}-1024x576.webp`,
  medium_path: `${PHOTO}-640x360.webp`,
  quarter_hd_path: `${PHOTO}-960x540.webp`,
  hd_path: `${PHOTO}-1600x900.webp`,
  full_path: `${PHOTO}-1600x900.webp`,
};

const attributes = {
  slug: 'land-rover-defender-110-d300-x-dynamic-se',
  title: '2025 New Land Rover Defender 110 Pangea Green AWD D300 X-Dynamic SE',
  brand: 'Land Rover',
  model: 'Defender 110',
  model_group: 'Defender',
  nameplate_external_code: 'L663',
  version: 'D300 X-Dynamic SE',
  state: 'new',
  status: 'stock',
  production_year: 2025,
  model_year: 2026,
  mileage: 10,
  mileage_unit: 'km',
  engine_type: ['Diesel'],
  transmission: 'Automatic',
  drivetrain: 'AWD',
  power: 221,
  number_of_seats: 5,
  color_name: 'Pangea Green',
  color_canonical: 'green',
  currency: 'EUR',
  prices: [
    { type: 'purchase', value_raw: 89900, old_price_raw: null, hidden_from_visitors: false },
    { type: 'lease', value_raw: 1190, old_price_raw: null, hidden_from_visitors: false },
  ],
  prices_type: 'Price includes VAT.',
  price_hidden: false,
  cover: photo,
  owner_id: 'r1',
  owner_name: 'Land Rover Brussels South',
  owner_city: 'Drogenbos',
  description: '',
  body: 'defender-110',
  vin: 'SALEA7BU1P2000042',
  short_vin: '042',
  order_number: null,
  engine_capacity: 3,
  capacity_unit: 'l',
  battery_capacity: null,
  color_interior: 'Ebony',
  doors: 5,
  delivery_date: null,
  registration_date: null,
  warranty_expiry: null,
  previous_use: null,
  photos: [photo],
  standard_features: [],
  optional_features: [],
  accessories: [],
  footnotes: [],
  price_breakdown: null,
  drive_away: null,
  reservation: { label: 'Reserve online', fee: 500, currency: 'EUR', financing_options: ['purchase', 'lease'] },
  video_url: null,
  config_url: null,
  owner_address: 'Grote Baan 1',
  owner_zipcode: '1620',
  owner_phone: '+32 2 123 45 67',
  owner_email: 'south@example.com',
  owner_opening_hours: [{ days: 'Mon–Fri', hours: '09:00–18:00' }],
  owner_latitude: 50.79,
  owner_longitude: 4.31,
  owner_metadata: { display_name_jag: null, display_name_lr: null },
  updated_at: '2026-03-01T10:00:00.000Z',
};

/** A vehicle that can be reserved, for tests and static renders. */
export function exampleVehicle(changes: Partial<Vehicle['attributes']> = {}): Vehicle {
  return vehicle.parse({ id: '42', type: 'vehicle', attributes: { ...attributes, ...changes } });
}

const VENDOR_UUID = '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01';

/** An order that waits for its payment, for tests and static renders. */
export function exampleOrder(changes: Partial<Order['attributes']> = {}): Order {
  return order.parse({
    id: 'o1',
    type: 'order',
    attributes: {
      order_number: 'SO-2026-000042',
      state: 'awaiting_payment',
      payment_status: 'none',
      payment_vendor: 'STRIPE',
      created_at: '2026-03-01T12:00:00.000Z',
      confirmed_at: null,
      amount: 500,
      refunded: 0,
      currency: 'EUR',
      history: [
        {
          at: '2026-03-01T11:58:00.000Z',
          what: 'initialized',
          text: 'The vehicle was set aside for you.',
          amount: null,
        },
        {
          at: '2026-03-01T12:00:00.000Z',
          what: 'awaiting_payment',
          text: 'You placed your reservation.',
          amount: null,
        },
      ],
      finance_option: 'purchase',
      vehicle: {
        id: '42',
        title: attributes.title,
        title_parts: titlePartsOf(exampleVehicle().attributes),
        vin: attributes.vin,
        slug: attributes.slug,
        photo: PHOTO,
        price: 89900,
      },
      retailer: {
        name: attributes.owner_name,
        address: 'Grote Baan 1',
        city: 'Drogenbos',
        phone: '+32 2 123 45 67',
        email: 'south@example.com',
      },
      customer: { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', phone: '+3221234567', message: '' },
      locale: 'en-GB',
      metadata: {},
      paypal_order_id: null,
      stripe_payment_intent_id: 'pi_1',
      liqpay_order_id: null,
      vendor_uuid: VENDOR_UUID,
      rdx_forms_lead_id: null,
      vehicle_id: '42',
      vehicle_vin: attributes.vin,
      config_url: null,
      confirmation_by_link: false,
      confirm_until: null,
      accepted_terms: [],
      customer_email: 'ada@example.com',
      ...changes,
    },
  });
}

/** A hold of a quarter of an hour, taken at `now`. */
export function exampleHold(now: Date, changes: Partial<Hold['attributes']> = {}): Hold {
  return initOrder.answer.parse({
    data: {
      id: 'h1',
      type: 'hold',
      attributes: {
        lock_id: 'lock-1',
        order_number: 'SO-2026-000042',
        vehicle_id: '42',
        config_url: null,
        expires_at: new Date(now.getTime() + 15 * 60_000).toISOString(),
        now: now.toISOString(),
        extensions_left: 10,
        fee: 500,
        currency: 'EUR',
        vendors: [{ type: 'STRIPE', uuid: VENDOR_UUID }],
        ...changes,
      },
    },
  }).data;
}
