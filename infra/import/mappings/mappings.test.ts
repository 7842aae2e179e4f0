import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileEnd } from '../csv/records';
import { parseRows, type Row } from '../csv/rows';
import { feedKeys } from '../feed-key';
import { type Interpreted, interpret } from '../interpret';
import type { ColumnMapping } from '../mapping';
import { vehicleRecord } from '../vehicle-record';
import { au2023 } from './au-2023';
import { deAutoscout24 } from './de-autoscout24';
import { euAutoscout24 } from './eu-autoscout24';
import { MAPPINGS } from './mappings';
import { nzAuction } from './nz-auction';
import { STANDARD } from './standard';
import { ukUsed } from './uk-used';

jest.setTimeout(60_000);

const UK = {
  make: 'vw',
  model: ' Golf',
  year: '2018',
  price: '12500',
  transmission: 'Semi-Auto',
  mileage: '12000',
  fuelType: 'Petrol',
  engineSize: '1.5',
};
const DE = {
  make: 'Land',
  model: 'Rover Range Rover Evoque',
  year: '2019',
  price: '30990',
  gear: 'Automatic',
  mileage: '41000',
  fuel: 'Electric/Gasoline',
  hp: '200',
  offerType: 'Demonstration',
};
const EU = {
  Brand: 'Land-Rover',
  Model: 'Defender',
  Price: '61900.0',
  Country: 'BE',
  Kilometers: '100',
  Gearbox: 'Automatic',
  Year: '2022',
  Fuel: 'Diesel',
  Power: '249',
  'Body Type': 'Off-Road/Pick-up',
  Type: 'Pre-registered',
  Drivetrain: '4WD',
  Seats: '5',
  Doors: '5',
  Color: 'Green',
  Upholstery: 'Full leather',
};
const AU = {
  Brand: 'Land',
  Year: '2019',
  Model: 'Rover',
  'Car/Suv': 'SUV',
  Title: '2019 Land Rover Range Rover Sport SDV6 HSE (225KW)',
  UsedOrNew: 'USED',
  Transmission: 'Automatic',
  Engine: '6 cyl, 3 L',
  DriveType: 'AWD',
  FuelType: 'Diesel',
  Kilometres: '51000',
  ColourExtInt: 'White / Ebony Leather',
  Location: 'Nowhere, AU-VIC',
  BodyType: 'SUV',
  Doors: ' 4 Doors',
  Seats: ' 5 Seats',
  Price: '89990',
};

function vehicle(interpreted: Interpreted) {
  if ('refusal' in interpreted) throw new Error(`refused: ${interpreted.refusal.reason}`);
  return interpreted.vehicle;
}
function notes(row: Row, mapping: ColumnMapping): string[] {
  const interpreted = interpret(row, mapping);
  return 'refusal' in interpreted
    ? [`refused ${interpreted.refusal.reason}`]
    : interpreted.repairs.map(({ field, reason }) => `${field} ${reason}`);
}

test('British: blanks go, brands get their names, gears theirs', () => {
  expect(vehicle(interpret(UK, ukUsed))).toMatchObject({
    brand: 'Volkswagen',
    model: 'Golf',
    version: '1.5 Petrol',
    state: 'used',
    price: 12_500,
    transmission: 'Semi-automatic',
    engine_capacity: 1.5,
  });
  expect(notes(UK, ukUsed)).toEqual([]);
});

test.each([
  [{ year: '1970' }, ['year out of range, left out']],
  [{ year: '2060' }, ['year out of range, left out']],
  [{ engineSize: '0' }, ['engineSize out of range, left out']],
  [{ engineSize: '0', fuelType: 'Electric' }, []],
  [{ price: 'POA' }, ['price price on application, taken without a price']],
  [{ fuelType: 'Steam' }, ['fuelType unknown word, left out']],
  [{ model: ' ' }, ['refused model is missing']],
  [{ make: '-' }, ['refused no brand of cars']],
])('British: %j is noted as %j', (change, expected) => {
  expect(notes({ ...UK, ...change }, ukUsed)).toEqual(expected);
});

test('German: a brand cut in two is joined, horsepower becomes kilowatts, a demonstrator is one', () => {
  expect(vehicle(interpret(DE, deAutoscout24))).toMatchObject({
    brand: 'Land Rover',
    model: 'Range Rover Evoque',
    power: 147,
    engine_type: ['Petrol', 'Hybrid'],
    state: 'used',
    status: 'demo',
    previous_use: 'Demonstrator',
  });
});

test.each([
  [{ hp: '1' }, ['make brand was split over two columns', 'hp out of range, left out']],
  [{ mileage: '1111111' }, ['make brand was split over two columns', 'mileage out of range, left out']],
  [{ gear: '', fuel: '-/- (Fuel)' }, ['make brand was split over two columns']],
  [{ make: 'Others', model: '' }, ['refused no brand of cars']],
  [{ make: 'Opel', model: '' }, ['refused model is missing']],
])('German: %j is noted as %j', (change, expected) => {
  expect(notes({ ...DE, ...change }, deAutoscout24)).toEqual(expected);
});

test('European: hyphens go from brands, empty values are simply missing', () => {
  expect(vehicle(interpret({ ...EU, Color: '', Drivetrain: '' }, euAutoscout24))).toMatchObject({
    brand: 'Land Rover',
    model: 'Defender',
    drivetrain: null,
    colour: '',
    power: 183,
    previous_use: 'Pre-registered',
    place: 'Belgium',
  });
  expect(notes({ ...EU, Color: '', Drivetrain: '' }, euAutoscout24)).toEqual([]);
});

test.each([
  [{ Power: '6751' }, ['Power out of range, left out']],
  [{ Doors: '35' }, ['Doors out of range, left out']],
  [{ Kilometers: '9999999' }, ['Kilometers out of range, left out']],
  [{ Model: '', Type: '5' }, ['refused model is missing']],
  [{ Type: 'Cloth' }, ['refused value is unknown, the columns may have moved']],
])('European: %j is noted as %j', (change, expected) => {
  expect(notes({ ...EU, ...change }, euAutoscout24)).toEqual(expected);
});

test('Australian: brand, model and version are read from the title, the power too', () => {
  expect(vehicle(interpret(AU, au2023))).toMatchObject({
    brand: 'Land Rover',
    model: 'Range Rover Sport',
    version: 'SDV6 HSE (225KW)',
    power: 225,
    engine_capacity: 3,
    doors: 4,
    number_of_seats: 5,
    colour: 'White',
    interior: 'Ebony Leather',
    place: 'Nowhere, VIC',
  });
});

test('Australian: a vehicle to order has a warranty where others have a colour', () => {
  const row = {
    ...AU,
    'Car/Suv': 'NEW Available to order',
    UsedOrNew: 'NEW',
    Kilometres: '- / -',
    ColourExtInt: '5 years / Unlimited km',
    Location: '',
  };
  expect(vehicle(interpret(row, au2023))).toMatchObject({
    state: 'new',
    status: 'on_demand',
    mileage: null,
    colour: '',
  });
});

test('Australian: seats among the doors and a model that became a date are put right', () => {
  const row = { ...AU, Brand: 'Saab', Model: '03-Sep', Title: '2008 Saab 9-3 Linear', Doors: ' 7 Seats', Seats: '' };
  expect(vehicle(interpret(row, au2023))).toMatchObject({ model: '9-3', number_of_seats: 7, doors: null });
  expect(notes(row, au2023)).toContain('Doors seats stood in the column of the doors');
});

test('Australian: a row of nan is refused', () => {
  const nan = Object.fromEntries(Object.keys(AU).map((column) => [column, 'nan']));
  expect(notes(nan, au2023)).toEqual(['refused no brand of cars']);
});

const NZ = {
  Manufacturer: 'Jaguar',
  Model: 'F-pace',
  Year: '2018',
  Price: '$12,650',
  Mileage: '76,677',
  Transmission: '8spd Automatic,',
  Seats: '5',
  'Fuel Type': 'Diesel',
  Link: 'https://auctions.example/000000000007410000/2018-jaguar-f-pace',
};

test("New Zealand's auctions: signs of money and thousands go, bids of zero are no prices", () => {
  expect(vehicle(interpret(NZ, nzAuction))).toMatchObject({
    brand: 'Jaguar',
    model: 'F-Pace',
    price: 12_650,
    mileage: 76_677,
    transmission: 'Automatic',
    number_of_seats: 5,
  });
  expect(notes({ ...NZ, Price: '$0' }, nzAuction)).toEqual(['Price out of range, left out']);
  expect(notes({ ...NZ, Price: 'N/A' }, nzAuction)).toEqual(['Price no price, taken without one']);
});

test.each([
  ['Automatic,', 'Automatic'],
  ['CVT,', 'CVT'],
  ['Automatic, Fuel Type, Electri', 'Automatic'],
  ['6spd,', null],
  ['N/A', null],
])("New Zealand's auctions: the transmission %j is %j", (written, transmission) => {
  expect(vehicle(interpret({ ...NZ, Transmission: written }, nzAuction)).transmission).toBe(transmission);
});

test('our own columns: what a retailer does not write is simply missing', () => {
  const row = {
    id: 'A1',
    dealer_code: 'D2',
    brand: 'Land Rover',
    model: 'Defender 110',
    state: 'approved',
    price: '61900',
  };
  const mapping = STANDARD.find(({ currency }) => currency === 'EUR');
  expect(mapping && vehicle(interpret(row, mapping))).toMatchObject({
    state: 'approved',
    status: 'stock',
    price: 61_900,
  });
  expect(mapping && notes(row, mapping)).toEqual([]);
  expect(mapping && notes({ ...row, state: 'broken' }, mapping)).toEqual([
    'refused value is unknown, the columns may have moved',
  ]);
});

test("our own columns: texts stand in the listing's language, and with an ending in further ones", () => {
  const row = {
    ...{ id: 'A1', dealer_code: 'D2', brand: 'Land Rover', model: 'Defender 110', state: 'used', price: '61900' },
    ...{
      description: 'One owner.',
      features: 'Tow bar | Roof rack',
      description_ar: 'مالك واحد.',
      features_ar: 'قضيب قطر',
    },
    ...{ description_fr: '', accessories_ar: 'سجاد|غطاء' },
  };
  const [mapping] = STANDARD;
  const read = mapping && vehicle(interpret(row, mapping));
  const record = mapping && read && vehicleRecord(read, 'A1', { mapping, listing: 'ae', source: 's', owner: 'o' });
  expect(record).toMatchObject({
    description: 'One owner.',
    standard_features: ['Tow bar', 'Roof rack'],
    accessories: [],
    translations: {
      ar: { description: 'مالك واحد.', standard_features: ['قضيب قطر'], accessories: ['سجاد', 'غطاء'] },
    },
  });
  expect(Object.keys(record?.translations ?? {})).toEqual(['ar']);
});

test('every mapping has a name of its own', () => {
  expect(new Set(MAPPINGS.map(({ name }) => name))).toHaveProperty('size', MAPPINGS.length);
});

test('a vehicle without a price is listed without one', () => {
  const feed = { mapping: au2023, listing: 'test', source: 'au-2023@test', owner: 'r' };
  const poa = vehicleRecord(vehicle(interpret({ ...AU, Price: 'POA' }, au2023)), 'key', feed);
  expect(poa).toMatchObject({ purchase_price: null, price_hidden: true, model_group: 'Range Rover' });
  expect(poa.photos[0]?.src).toBe('/media/vehicles/range-rover-sport/fuji-white/side');
});

const LISTINGS = join(import.meta.dirname, '../../../../shared/data/listings');
const REAL = [
  [ukUsed, 'uk-used-9-makes.csv', 99_187, 97_712],
  [deAutoscout24, 'de-autoscout24.csv', 46_405, 44_124],
  [euAutoscout24, 'eu-autoscout24.csv', 12_904, 12_161],
  [au2023, 'au-2023.csv', 16_734, 16_733],
] as const;

if (!existsSync(LISTINGS) || readdirSync(LISTINGS).length === 0) {
  test.skip(`the real files are not at ${LISTINGS}`, () => {});
} else {
  test.each(REAL)(
    '%#. the real file of its mapping: every row is read, nearly all are taken',
    async (mapping, file, read, taken) => {
      const end: FileEnd = { cut: undefined };
      const keyOf = feedKeys(mapping.identity);
      const counts = { read: 0, taken: 0 };
      const keys = new Set<string>();
      for await (const row of parseRows(createReadStream(join(LISTINGS, file)), mapping.columns, end)) {
        counts.read += 1;
        if (!('row' in row)) continue;
        const keyed = keyOf(row.row, row.line);
        if ('repeats' in keyed || 'refusal' in interpret(row.row, mapping)) continue;
        counts.taken += 1;
        keys.add(keyed.key);
      }
      expect(counts).toEqual({ read, taken });
      expect(keys.size).toBe(taken);
      expect(end.cut).toBeUndefined();
    },
  );
}
