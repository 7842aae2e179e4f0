import type { Row } from '../csv/rows';
import type { ColumnMapping, RowParser } from '../mapping';
import { always, mileage, number, oneOf, price } from '../readers';
import { brandAndModel } from '../vocabulary/brands';
import { brand, model } from './brand-fields';

const FUELS = { Petrol: ['Petrol'], Diesel: ['Diesel'], Hybrid: ['Hybrid'], Electric: ['Electric'], LPG: ['LPG'] };

/** Reads a column without the signs of money and thousands: `$1,650` is 1650. */
function plain<T>(column: string, read: RowParser<T>): RowParser<T> {
  return (row, notes) => read({ ...row, [column]: (row[column] ?? '').replaceAll(/[$,\s]/g, '') }, notes);
}

/**
 * `6spd Automatic,` and `Automatic, Fuel Type, Electri` begin with what is meant; a number of gears
 * alone says nothing.
 */
function transmission(row: Row): string | null {
  const written = (row['Transmission'] ?? '').split(',')[0] ?? '';
  return /\b(Automatic|Manual|CVT)\b/.exec(written)?.[1] ?? null;
}

/**
 * A day of an auction in New Zealand: bids as `$1,650`, `$0` for none yet, and an address that
 * stays the same while it lasts.
 */
export const nzAuction: ColumnMapping = {
  name: 'nz-auction',
  title: 'Auctions of New Zealand',
  currency: 'NZD',
  mileage_unit: 'km',
  columns: ['Manufacturer', 'Model', 'Year', 'Price', 'Mileage', 'Transmission', 'Seats', 'Fuel Type', 'Link'],
  identity: ['Link'],
  retailer: { name: 'Auctions New Zealand', city: 'Auckland', country: 'New Zealand' },
  fields: {
    brand: brand('Manufacturer', 'Model'),
    model: model((row) => brandAndModel(row['Manufacturer'] ?? '', row['Model'] ?? ''), 'Model'),
    version: always(''),
    state: always('used'),
    status: always('stock'),
    production_year: number('Year', { from: 1900, to: 2027 }),
    mileage: plain('Mileage', mileage('Mileage')),
    price: plain('Price', price('Price')),
    engine_type: oneOf<readonly string[]>('Fuel Type', FUELS, []),
    engine_capacity: always(null),
    transmission,
    drivetrain: always(null),
    power: always(null),
    number_of_seats: number('Seats', { from: 1, to: 12 }),
    doors: always(null),
    colour: always(''),
    interior: always(null),
    body_style: always(''),
    previous_use: always(null),
    place: always(''),
  },
};
