import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import { testPlatform } from '@showroom/shared-ui/testing';
import { exampleVehicle } from '../examples/vehicles';
import { vehicleLanguage } from '../vehicle/vehicle-language';
import { compareRows, differences } from './compare-rows';
import compareMessages from './messages/en.json';

function rowsOf(...changes: readonly Partial<Vehicle['attributes']>[]) {
  return rowsIn('', ...changes);
}

function rowsIn(state: string, ...changes: readonly Partial<Vehicle['attributes']>[]) {
  const { vehicle: labels, ...language } = vehicleLanguage(testPlatform());
  const vehicles = changes.map((change) => exampleVehicle(0, change).attributes);
  return compareRows(vehicles, { language, labels, texts: messagesFor(compareMessages, 'en-GB'), state });
}

const find = (groups: ReturnType<typeof rowsOf>, label: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.label === label);

test('vehicles that are alike differ in nothing', () => {
  expect(differences(rowsOf({}, {}))).toEqual([]);
  expect(differences(rowsOf({}))).toEqual([]);
});

test('a row differs where one of its cells does', () => {
  const groups = rowsOf({ mileage: 12_300 }, { mileage: 9000 }, { mileage: 12_300 });
  expect(find(groups, 'Mileage')).toMatchObject({
    cells: [{ text: '12,300 km' }, { text: '9,000 km' }, { text: '12,300 km' }],
    differs: true,
  });
  expect(differences(groups).flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(['Mileage']);
});

test('what no vehicle says has no row, and a group without rows is left out', () => {
  const bare = { standard_features: [], optional_features: [], accessories: [], battery_capacity: null };
  const groups = rowsOf(bare, bare);
  expect(find(groups, 'Battery')).toBeUndefined();
  expect(groups.map(({ label }) => label)).not.toContain('Equipment');
});

test('a vehicle that does not say differs from one that does', () => {
  const row = find(rowsOf({ battery_capacity: 19.2 }, { battery_capacity: null }), 'Battery');
  expect(row).toMatchObject({ cells: [{ kind: 'text', text: '19.2 kWh' }, { kind: 'none' }], differs: true });
});

test('equipment is shown by how it comes, and told apart from a vehicle that says nothing of equipment', () => {
  const nothing = { standard_features: [], optional_features: [], accessories: [] };
  const groups = rowsOf(
    { standard_features: ['Tow bar'], optional_features: [], accessories: [] },
    { standard_features: [], optional_features: [{ name: 'Tow bar', value_raw: 900 }], accessories: [] },
    { standard_features: ['Sunroof'], optional_features: [], accessories: [] },
    nothing,
  );
  expect(find(groups, 'Tow bar')?.cells).toEqual([
    { kind: 'has', how: 'standard' },
    { kind: 'has', how: 'optional' },
    { kind: 'without' },
    { kind: 'none' },
  ]);
});

test('a hidden price is asked for, and hidden payments are no row', () => {
  const hidden = { type: 'lease', value_raw: 900, old_price_raw: null, hidden_from_visitors: true } as const;
  const groups = rowsOf({ prices: [hidden] }, {});
  expect(find(groups, 'Purchase price')?.cells).toEqual([
    { kind: 'text', text: 'Price on request' },
    { kind: 'price', amount: 74_900, type: 'purchase' },
  ]);
  expect(find(groups, 'Lease')?.cells[0]).toEqual({ kind: 'none' });
  expect(find(rowsOf({ prices: [hidden] }, { prices: [hidden] }), 'Lease')).toBeUndefined();
});

test('in a state known, what new vehicles cost there to drive away with is a row of its own', () => {
  const fresh = { state: 'new', drive_away: { NSW: 81_200, VIC: 80_100 } } as const;
  const used = { ...fresh, state: 'used' } as const;
  expect(find(rowsIn('NSW', fresh, used), 'Drive away in New South Wales')?.cells).toEqual([
    { kind: 'price', amount: 81_200, type: 'plain' },
    { kind: 'none' },
  ]);
  const labels = rowsIn('', fresh, used).flatMap(({ rows }) => rows.map(({ label }) => label));
  expect(labels.filter((label) => label.startsWith('Drive away'))).toEqual([]);
});
