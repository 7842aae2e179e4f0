import type { ColumnMapping } from '../mapping';
import { always, kilowatts, mileage, number, oneOf, price, required } from '../readers';
import { brandAndModel } from '../vocabulary/brands';
import { FUELS, GEARS, OFFERS, PREVIOUS_USES, STATUSES } from './autoscout24';
import { brand, model } from './brand-fields';

/**
 * Germany: brands of two words are cut after the first, some models and gears are empty, some
 * horsepower is 1.
 */
export const deAutoscout24: ColumnMapping = {
  name: 'de-autoscout24',
  title: 'Listings of Germany',
  currency: 'EUR',
  mileage_unit: 'km',
  columns: ['mileage', 'make', 'model', 'fuel', 'gear', 'offerType', 'price', 'hp', 'year'],
  identity: ['make', 'model', 'year', 'mileage', 'fuel', 'gear', 'hp', 'offerType'],
  retailer: { name: 'Listings Germany', city: 'Berlin', country: 'Germany' },
  fields: {
    brand: brand('make', 'model'),
    model: model((row) => brandAndModel(row['make'] ?? '', row['model'] ?? ''), 'model'),
    version: (row) => (Number(row['hp']) >= 10 ? `${row['hp']} PS` : ''),
    state: required('offerType', OFFERS, 'used'),
    status: (row) => STATUSES[row['offerType'] ?? ''] ?? 'stock',
    production_year: number('year', { from: 1900, to: 2027 }),
    mileage: mileage('mileage'),
    price: price('price'),
    engine_type: oneOf('fuel', FUELS, []),
    engine_capacity: always(null),
    transmission: oneOf<string | null>('gear', GEARS, null),
    drivetrain: always(null),
    power: kilowatts('hp'),
    number_of_seats: always(null),
    doors: always(null),
    colour: always(''),
    interior: always(null),
    body_style: always(''),
    previous_use: (row) => PREVIOUS_USES[row['offerType'] ?? ''] ?? null,
    place: always('Germany'),
  },
};
