import type { ShowroomButton } from '@showroom/contracts/entities/company-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { exampleVehicle } from '../../examples/vehicles';
import { type ButtonInput, vehicleActions } from './vehicle-buttons';

const texts = { reserve: 'Jetzt reservieren', callRetailer: 'Anrufen', writeToRetailer: 'Schreiben' };

function actions(changes: Partial<Vehicle['attributes']> = {}, input: Partial<ButtonInput> = {}) {
  return vehicleActions({
    vehicle: exampleVehicle(0, changes),
    configured: undefined,
    option: undefined,
    isOwnerVisible: true,
    texts,
    ...input,
  }).map(({ label, kind, href }) => [label, kind, href]);
}

const RESERVE = ['Jetzt reservieren', 'primary', '/showroom-order-online/vehicle/1000'];
const CALL = ['Anrufen', 'secondary', 'tel:+3225550123'];
const reservation = { label: 'Reserve online', fee: 0, currency: 'EUR', owner: 'Brussels' };

test('the built-in buttons reserve, call and write, in the language of the page', () => {
  const [reserve, call, write] = actions();
  expect([reserve, call]).toEqual([RESERVE, CALL]);
  expect(write?.[2]).toBe(
    'mailto:brussels@retailer.example?subject=2021%20Land%20Rover%20Defender%20110%2C%20LR-20931',
  );
});

test.each([
  ['it cannot be reserved', { reservation: null }, {}],
  ['it is sold', { status: 'sold' }, {}],
  ['it is reserved', { status: 'reserved' }, {}],
  ['the way to pay is not among those of the reservation', {}, { option: 'lease' }],
] as const)('without a reservation the next button leads: %s', (_, changes, input) => {
  expect(actions(changes, input)[0]).toEqual(['Anrufen', 'primary', 'tel:+3225550123']);
});

test('the way to pay goes along when it is not the first one', () => {
  const both = { reservation: { ...reservation, financing_options: ['purchase' as const, 'lease' as const] } };
  expect(actions(both, { option: 'purchase' })[0]?.[2]).toBe('/showroom-order-online/vehicle/1000');
  expect(actions(both, { option: 'lease' })[0]?.[2]).toBe('/showroom-order-online/vehicle/1000?finance_option=lease');
});

test('what is still to be built is reserved by its configuration', () => {
  const built = {
    status: 'on_demand' as const,
    config_url: 'https://configurator.example/c/1?trim=x',
    reservation: { ...reservation, financing_options: ['purchase' as const, 'lease' as const] },
  };
  const address = '/showroom-order-online/vehicle?config_url=https%3A%2F%2Fconfigurator.example%2Fc%2F1%3Ftrim%3Dx';
  expect(actions(built)[0]?.[2]).toBe(address);
  expect(actions(built, { option: 'lease' })[0]?.[2]).toBe(`${address}&finance_option=lease`);
  expect(actions({ ...built, status: 'stock' })[0]?.[2]).toBe('/showroom-order-online/vehicle/1000');
});

test.each([
  ['Reserve online', 'Reserve online', 'Jetzt reservieren'],
  ['Reserve online', '無料で予約する', '無料で予約する'],
  ['Secure it', '無料で予約する', 'Secure it'],
])('of the labels "%s" (market) and "%s" (retailer) "%s" is shown', (market, retailer, shown) => {
  const configured: ShowroomButton[] = [{ action: 'reserve', label: market, kind: 'primary' }];
  const vehicle = { reservation: { ...reservation, label: retailer, financing_options: ['purchase' as const] } };
  expect(actions(vehicle, { configured })[0]?.[0]).toBe(shown);
});

test('a market that does not name the retailer does not give its telephone either', () => {
  expect(actions({}, { isOwnerVisible: false })).toEqual([RESERVE]);
});

test.each([
  [{ action: 'link', url: 'https://example.com/test-drive' }, 1],
  [{ action: 'link', url: 'javascript:alert(1)' }, 0],
  [{ action: 'link' }, 0],
  [{ action: 'form', form_id: '7' }, 1],
  [{ action: 'form' }, 0],
  [{ action: 'calculator' }, 1],
  [{ action: 'reserve', states: ['new'] }, 0],
  [{ action: 'reserve', states: ['new', 'approved'] }, 1],
  [{ action: 'reserve', label: ' ' }, 0],
] as const)('of the button %j there are %d', (button, count) => {
  const configured = [{ label: 'Go', kind: 'primary' as const, ...button }].map((one) => ({
    ...one,
    states: 'states' in one ? [...one.states] : undefined,
  }));
  const wanted: ShowroomButton[] = configured.map(({ states, ...one }) => (states ? { ...one, states } : one));
  expect(actions({}, { configured: wanted })).toHaveLength(count);
});

test('the retailer adds its own for one vehicle, and one button leads', () => {
  const buttons = [
    { key: 'drive', label: 'Book a test drive', url: '/test-drive' },
    { key: 'bad', label: 'Bad', url: 'javascript:1' },
  ];
  const configured: ShowroomButton[] = [
    { action: 'call', label: 'Call', kind: 'primary' },
    { action: 'reserve', label: 'Reserve', kind: 'primary' },
  ];
  expect(actions({ buttons }, { configured }).map(([label, kind]) => `${label}: ${kind}`)).toEqual([
    'Call: primary',
    'Reserve: secondary',
    'Book a test drive: secondary',
  ]);
});
