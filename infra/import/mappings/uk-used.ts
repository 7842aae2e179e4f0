import type { ColumnMapping } from '../mapping';
import { always, litres, mileage, number, oneOf, price } from '../readers';
import { brandAndModel } from '../vocabulary/brands';
import { brand, model } from './brand-fields';

const GEARS = { Manual: 'Manual', Automatic: 'Automatic', 'Semi-Auto': 'Semi-automatic', Other: null };
const FUELS = { Petrol: ['Petrol'], Diesel: ['Diesel'], Hybrid: ['Hybrid'], Electric: ['Electric'], Other: [] };

/**
 * Used cars of the United Kingdom: model names begin with a blank, years go from 1970 to 2060,
 * engine sizes may be 0.
 */
export const ukUsed: ColumnMapping = {
  name: 'uk-used',
  title: 'Used cars, United Kingdom',
  currency: 'GBP',
  mileage_unit: 'mi',
  columns: ['make', 'model', 'year', 'price', 'transmission', 'mileage', 'fuelType', 'engineSize'],
  identity: ['make', 'model', 'year', 'transmission', 'mileage', 'fuelType', 'engineSize'],
  retailer: { name: 'Used cars United Kingdom', city: 'London', country: 'United Kingdom' },
  fields: {
    brand: brand('make', 'model'),
    model: model((row) => brandAndModel(row['make'] ?? '', row['model'] ?? ''), 'model'),
    version: (row) =>
      Number(row['engineSize']) > 0 ? `${Number(row['engineSize']).toFixed(1)} ${row['fuelType']}` : '',
    state: always('used'),
    status: always('stock'),
    production_year: number('year', { from: 1980, to: 2027 }),
    mileage: mileage('mileage'),
    price: price('price'),
    engine_type: oneOf<readonly string[]>('fuelType', FUELS, []),
    engine_capacity: litres('engineSize', (fuel) => fuel === 'Electric', 'fuelType'),
    transmission: oneOf<string | null>('transmission', GEARS, null),
    drivetrain: always(null),
    power: always(null),
    number_of_seats: always(null),
    doors: always(null),
    colour: always(''),
    interior: always(null),
    body_style: always(''),
    previous_use: always(null),
    place: always(''),
  },
};
