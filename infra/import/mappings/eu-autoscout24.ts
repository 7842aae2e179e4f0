import type { ColumnMapping } from '../mapping';
import { always, kilowatts, mileage, number, oneOf, price, required, text } from '../readers';
import { brandAndModel } from '../vocabulary/brands';
import { FUELS, GEARS, OFFERS, PREVIOUS_USES, STATUSES } from './autoscout24';
import { brand, model } from './brand-fields';

const DRIVETRAINS = { Front: 'FWD', Rear: 'RWD', '4WD': 'AWD' };
const COUNTRIES: Readonly<Record<string, string>> = {
  AT: 'Austria',
  BE: 'Belgium',
  DE: 'Germany',
  ES: 'Spain',
  FR: 'France',
  IT: 'Italy',
  LU: 'Luxembourg',
  NL: 'Netherlands',
};

/**
 * Nine European countries: in a few rows all columns have moved, many colours and drivetrains are
 * empty, brands are hyphenated.
 */
export const euAutoscout24: ColumnMapping = {
  name: 'eu-autoscout24',
  title: 'Listings of European countries',
  currency: 'EUR',
  mileage_unit: 'km',
  columns: [
    'Brand',
    'Model',
    'Price',
    'Country',
    'Kilometers',
    'Gearbox',
    'Year',
    'Fuel',
    'Power',
    'Body Type',
    'Type',
    'Drivetrain',
    'Seats',
    'Doors',
    'Color',
    'Upholstery',
  ],
  identity: [
    'Brand',
    'Model',
    'Country',
    'Kilometers',
    'Gearbox',
    'Year',
    'Fuel',
    'Power',
    'Seller',
    'Body Type',
    'Type',
    'Drivetrain',
    'Seats',
    'Doors',
    'Color',
    'Upholstery',
  ],
  retailer: { name: 'Listings Europe', city: 'Brussels', country: 'Belgium' },
  fields: {
    brand: brand('Brand', 'Model'),
    model: model((row) => brandAndModel(row['Brand'] ?? '', row['Model'] ?? ''), 'Model'),
    version: (row) => (Number(row['Power']) >= 10 && Number(row['Power']) <= 2000 ? `${row['Power']} PS` : ''),
    state: required('Type', OFFERS, 'used'),
    status: (row) => STATUSES[row['Type'] ?? ''] ?? 'stock',
    production_year: number('Year', { from: 1900, to: 2027 }),
    mileage: mileage('Kilometers'),
    price: price('Price'),
    engine_type: oneOf('Fuel', FUELS, []),
    engine_capacity: always(null),
    transmission: oneOf<string | null>('Gearbox', GEARS, null),
    drivetrain: oneOf<string | null>('Drivetrain', DRIVETRAINS, null),
    power: kilowatts('Power'),
    number_of_seats: number('Seats', { from: 1, to: 9 }),
    doors: number('Doors', { from: 1, to: 7 }),
    colour: text('Color'),
    interior: (row) => {
      const upholstery = (row['Upholstery'] ?? '').trim();
      return upholstery === '' || upholstery === 'Other'
        ? null
        : upholstery.charAt(0).toUpperCase() + upholstery.slice(1);
    },
    body_style: text('Body Type'),
    previous_use: (row) => PREVIOUS_USES[row['Type'] ?? ''] ?? null,
    place: (row) => COUNTRIES[row['Country'] ?? ''] ?? '',
  },
};
