import type { VehicleState, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import type { ColumnMapping } from '../mapping';
import { always, litres, mileage, number, oneOf, photoAddresses, price, required, text } from '../readers';
import { brandAndModel } from '../vocabulary/brands';
import { brand, model } from './brand-fields';
import { texts } from './texts';

const STATES: Readonly<Record<string, VehicleState>> = { new: 'new', approved: 'approved', used: 'used' };
const STATUSES: Readonly<Record<string, VehicleStatus>> = {
  stock: 'stock',
  available_soon: 'available_soon',
  in_production: 'in_production',
  on_demand: 'on_demand',
  delivery: 'delivery',
  demo: 'demo',
};
const FUELS = {
  petrol: ['Petrol'],
  diesel: ['Diesel'],
  hybrid: ['Petrol', 'Hybrid'],
  'plug-in hybrid': ['Petrol', 'Electric'],
  electric: ['Electric'],
};
const GEARS = { automatic: 'Automatic', manual: 'Manual' };
const DRIVETRAINS = { fwd: 'FWD', rwd: 'RWD', awd: 'AWD' };

/**
 * Our own columns, for retailers who write their file for us: `id` is their key, and `dealer_code`
 * says whose vehicle it is. One for each currency, since an amount without its currency is none.
 */
function standard(currency: ColumnMapping['currency'], place: string): ColumnMapping {
  return {
    name: `standard-${currency.toLowerCase()}`,
    title: `Our own columns, ${place}`,
    currency,
    mileage_unit: 'km',
    columns: ['id', 'dealer_code', 'brand', 'model', 'state', 'price'],
    identity: ['id'],
    dealer: 'dealer_code',
    retailer: { name: '', city: '', country: '' },
    fields: {
      brand: brand('brand', 'model'),
      model: model((row) => brandAndModel(row['brand'] ?? '', row['model'] ?? ''), 'model'),
      version: text('version'),
      state: required('state', STATES, 'used'),
      status: oneOf('status', STATUSES, 'stock'),
      production_year: number('year', { from: 1900, to: 2030 }),
      mileage: mileage('mileage'),
      price: price('price'),
      engine_type: oneOf<readonly string[]>('fuel', FUELS, []),
      engine_capacity: litres('litres', (fuel) => fuel === 'electric', 'fuel'),
      transmission: oneOf<string | null>('transmission', GEARS, null),
      drivetrain: oneOf<string | null>('drivetrain', DRIVETRAINS, null),
      power: number('power_kw', { from: 10, to: 2000 }),
      number_of_seats: number('seats', { from: 1, to: 9 }),
      doors: number('doors', { from: 1, to: 7 }),
      colour: text('colour'),
      interior: (row) => text('interior')(row) || null,
      body_style: text('body'),
      previous_use: (row) => text('previous_use')(row) || null,
      place: always(''),
    },
    texts,
    photos: photoAddresses('photos'),
  };
}

/** The standard columns in the markets' currencies. */
export const STANDARD: readonly ColumnMapping[] = [
  standard('EUR', 'euros'),
  standard('AUD', 'Australian dollars'),
  standard('AED', 'dirhams'),
  standard('JPY', 'yen'),
  standard('UAH', 'hryvnias'),
];
