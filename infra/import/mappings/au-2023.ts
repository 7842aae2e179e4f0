import type { Row } from '../csv/rows';
import type { ColumnMapping, RowParser } from '../mapping';
import { isNothing, mileage, number, oneOf, price, required } from '../readers';
import { brandAndModel } from '../vocabulary/brands';
import { nameplateOf } from '../vocabulary/nameplates';
import { brand } from './brand-fields';

const DRIVETRAINS = { Front: 'FWD', Rear: 'RWD', AWD: 'AWD', '4WD': 'AWD', Other: null };
const GEARS = { Automatic: 'Automatic', Manual: 'Manual' };
const FUELS: Readonly<Record<string, readonly string[]>> = {
  Unleaded: ['Petrol'],
  Premium: ['Petrol'],
  Leaded: ['Petrol'],
  Diesel: ['Diesel'],
  Hybrid: ['Petrol', 'Hybrid'],
  Electric: ['Electric'],
  LPG: ['LPG'],
  Other: [],
};
const TO_ORDER = 'NEW Available to order';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const AS_DATE = /^(\d{2})-([A-Z][a-z]{2})$/;

/** What the title says after year and brand, where the model stands. */
function titleAfterBrand(row: Row): string {
  const title = (row['Title'] ?? '').trim();
  const start = `${row['Year']} ${row['Brand']} `;
  return title.startsWith(start) ? title.slice(start.length).trim() : '';
}

/** A spreadsheet made the day 3 September of the model 9-3. */
function undated(model: string): string {
  const [, day = '', month = ''] = AS_DATE.exec(model) ?? [];
  return day === '' ? model : `${MONTHS.indexOf(month) + 1}-${Number(day)}`;
}

function nameOf(row: Row): { brand: string; model: string; rest: string } {
  const column = undated(row['Model'] ?? '');
  const named = brandAndModel(row['Brand'] ?? '', column);
  const after = titleAfterBrand(row);
  const written = named.joined ? after.slice(column.length).trim() : after;
  const model =
    nameplateOf(named.brand, written)?.name ?? (named.model === '' ? (written.split(' ')[0] ?? '') : named.model);
  return { brand: named.brand, model, rest: written.startsWith(model) ? written.slice(model.length).trim() : '' };
}

const model: RowParser<string> = (row, notes) => {
  const given = row['Model'] ?? '';
  const named = nameOf(row);
  if (AS_DATE.test(given)) notes.repair('a spreadsheet made a date of the model', 'Model', given);
  if (named.model === '') notes.refuse('model is missing', 'Model', given);
  return named.model;
};

const engineSize = number('Engine', { from: 0.4, to: 9, decimals: 1, pattern: /^\d+ cyl, ([\d.]+) L$/ });
const doorsColumn = number('Doors', { from: 1, to: 7, pattern: /^(\d+) Doors$/ });
const seatsColumn = number('Seats', { from: 1, to: 60, pattern: /^(\d+) Seats$/ });
const seatsAmongDoors = /^(\d+) Seats$/;

const seats: RowParser<number | null> = (row, notes) => {
  const doors = (row['Doors'] ?? '').trim();
  const moved = seatsAmongDoors.exec(doors)?.[1];
  if (moved === undefined || !isNothing(row['Seats'] ?? '')) return seatsColumn(row, notes);
  notes.repair('seats stood in the column of the doors', 'Doors', doors);
  return Number(moved);
};

const colours: RowParser<readonly [outside: string, inside: string]> = (row) => {
  const [outside = '', inside = ''] = (row['ColourExtInt'] ?? '').split(' / ');
  // Vehicles to order have their warranty here ("5 years / Unlimited km").
  return /^\d+ years?$/.test(outside) ? ['', ''] : [outside.trim(), inside.trim()];
};

const place: RowParser<string> = (row, notes) => {
  const location = (row['Location'] ?? '').trim();
  if (!/, AU-[A-Z]+$/.test(location)) return location;
  notes.repair('state was written with its country', 'Location', location);
  return location.replace(', AU-', ', ');
};

/**
 * Australia: one row of `nan`, prices `POA`, `-` for nothing, `Land` and `Rover` in two columns,
 * seats among the doors.
 */
export const au2023: ColumnMapping = {
  name: 'au-2023',
  title: 'Listings of Australia',
  currency: 'AUD',
  mileage_unit: 'km',
  columns: [
    'Brand',
    'Year',
    'Model',
    'Car/Suv',
    'Title',
    'UsedOrNew',
    'Transmission',
    'Engine',
    'DriveType',
    'FuelType',
    'Kilometres',
    'ColourExtInt',
    'Location',
    'BodyType',
    'Doors',
    'Seats',
    'Price',
  ],
  identity: [
    'Brand',
    'Year',
    'Model',
    'Title',
    'UsedOrNew',
    'Transmission',
    'Engine',
    'Kilometres',
    'ColourExtInt',
    'Location',
  ],
  retailer: { name: 'Listings Australia', city: 'Sydney', country: 'Australia' },
  fields: {
    brand: brand('Brand', 'Model'),
    model,
    version: (row) => nameOf(row).rest,
    state: required('UsedOrNew', { NEW: 'new', DEMO: 'used', USED: 'used' }, 'used'),
    status: (row) => {
      if (row['Car/Suv'] === TO_ORDER) return 'on_demand';
      return row['UsedOrNew'] === 'DEMO' ? 'demo' : 'stock';
    },
    production_year: number('Year', { from: 1900, to: 2027 }),
    mileage: mileage('Kilometres'),
    price: price('Price'),
    engine_type: oneOf('FuelType', FUELS, []),
    // An electric vehicle has "0 L".
    engine_capacity: (row, notes) => (row['FuelType'] === 'Electric' ? null : engineSize(row, notes)),
    transmission: oneOf<string | null>('Transmission', GEARS, null),
    drivetrain: oneOf<string | null>('DriveType', DRIVETRAINS, null),
    power: (row) => {
      const written = /\((\d{2,3})KW\)/i.exec(row['Title'] ?? '')?.[1];
      return written === undefined ? null : Number(written);
    },
    number_of_seats: seats,
    doors: (row, notes) => (seatsAmongDoors.test((row['Doors'] ?? '').trim()) ? null : doorsColumn(row, notes)),
    colour: (row, notes) => colours(row, notes)[0],
    interior: (row, notes) => {
      const [, inside] = colours(row, notes);
      return isNothing(inside) ? null : inside;
    },
    body_style: (row) => (isNothing(row['BodyType'] ?? '') ? '' : (row['BodyType'] ?? '')),
    previous_use: (row) => (row['UsedOrNew'] === 'DEMO' ? 'Demonstrator' : null),
    place,
  },
};
