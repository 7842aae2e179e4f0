import type { DealerPlan } from '@showroom/contracts/calls/dealers';
import { MARKETS } from '@showroom/contracts/markets';
import { vehicles } from '../../database/schema/vehicles';
import { pages } from '../pages/pages';
import { type TestApi, type TestIssuer, testApi, testIssuer, until } from '../testing/harness';
import { sendingAs } from '../testing/send-as';
import { vehicleRow } from '../testing/stock';
import { dealers } from './dealers';
import { places } from './places';

let api: TestApi;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi([places, dealers, pages], { OIDC_ISSUER: issuer.issuer });
});
afterAll(async () => {
  await api.close();
  issuer.close();
});

const send = sendingAs(() => ({ api, issuer }), { role: 'admin', subject: 'Ada' });

let count = 0;
const plan = (more: Partial<DealerPlan> = {}): DealerPlan => ({
  ...{ name: 'Harbour Motors', address: '1 Pier', city: 'Sydney', zipcode: '2000', state: 'NSW', country: 'AU' },
  ...{ phone: '+61 2 5550 1234', email: 'a@harbour.test', dealer_code: `HM${count++}`, ci_code: '' },
  ...{
    brands: ['Land Rover'],
    latitude: -33.86,
    longitude: 151.2,
    opening_hours: [{ days: 'Mon–Fri', hours: '9–17' }],
  },
  ...{ display_name_jag: null, display_name_lr: null },
  ...more,
});
const add = (more: Partial<DealerPlan> = {}) => send('POST', '/dealers', { payload: { market: 'au', ...plan(more) } });
const list = (query = '') => send('GET', `/dealers/records?market=au${query}`);

test('a dealer is added, seen by visitors, changed and deleted, each with its line in the log', async () => {
  const added = await add({ name: 'Quay Motors', dealer_code: 'QM1' });
  expect(added).toMatchObject({ status: 201, data: { attributes: { name: 'Quay Motors', vehicles: 0 } } });
  const { id, attributes } = added.data;
  await until(async () => (await send('GET', '/dealers?market=au')).data[0]?.id === id);
  const payload = plan({ name: 'Quay Cars', dealer_code: 'QM1', brands: ['Jaguar', 'Land Rover'] });
  const updated = await send('PUT', `/dealers/${id}`, { revision: attributes.revision, payload });
  expect(updated).toMatchObject({ status: 200, data: { attributes: { name: 'Quay Cars', city: 'Sydney' } } });
  const { revision } = updated.data.attributes;
  expect(revision).not.toBe(attributes.revision);
  expect((await send('DELETE', `/dealers/${id}`, { revision })).status).toBe(204);
  expect((await list('&q=quay')).meta.total).toBe(0);
  const { data } = await send('GET', '/content_log?market=au&q=QM1');
  expect(data.map(({ attributes: line }: { attributes: { action: string } }) => line.action)).toEqual([
    'dealer.delete',
    'dealer.change',
    'dealer.create',
  ]);
});

test('what somebody else has changed meanwhile is neither changed nor deleted', async () => {
  const { id, attributes } = (await add()).data;
  const { revision } = attributes;
  await send('PUT', `/dealers/${id}`, { revision, payload: plan({ name: 'First' }) });
  const late = { status: 412, code: 'dealer.changed' };
  expect(await send('PUT', `/dealers/${id}`, { revision, payload: plan({ name: 'Second' }) })).toMatchObject(late);
  expect(await send('DELETE', `/dealers/${id}`, { revision })).toMatchObject(late);
  expect((await list('&q=first')).meta.total).toBe(1);
});

test('a code is that of one dealer in its market', async () => {
  await add({ dealer_code: 'ONE' });
  const taken = { status: 409, errors: [{ path: 'dealer_code', message: expect.stringContaining('Another dealer') }] };
  expect(await add({ dealer_code: 'ONE' })).toMatchObject(taken);
  const { id, attributes } = (await add({ dealer_code: 'TWO' })).data;
  const payload = plan({ dealer_code: 'ONE' });
  expect(await send('PUT', `/dealers/${id}`, { revision: attributes.revision, payload })).toMatchObject(taken);
});

test('a dealer with vehicles is not deleted, and says how many it has', async () => {
  const { id, attributes } = (await add({ name: 'Stocked' })).data;
  const { listing } = MARKETS.au;
  await api.database.db.insert(vehicles).values(vehicleRow('v1', { listing, owner_id: id }));
  expect((await list('&q=stocked')).data[0].attributes.vehicles).toBe(1);
  expect(await send('DELETE', `/dealers/${id}`, { revision: attributes.revision })).toMatchObject({
    status: 409,
    detail: expect.stringContaining('vehicles'),
  });
});

test.each<[string, object]>([
  ['name', { name: ' ' }],
  ['city', { city: '' }],
  ['country', { country: 'Australia' }],
  ['phone', { phone: 'call us' }],
  ['email', { email: 'nobody' }],
  ['dealer_code', { dealer_code: 'A B' }],
  ['brands', { brands: [] }],
  ['latitude', { latitude: 91 }],
  ['longitude', { longitude: -181 }],
  ['opening_hours.0.days', { opening_hours: [{ days: '', hours: '9-17' }] }],
])('%s that is wrong is told at its field', async (path, more) => {
  const payload = { market: 'au', ...plan(), ...more };
  expect(await send('POST', '/dealers', { payload })).toMatchObject({ status: 422, errors: [{ path }] });
});

test.each(['translator', 'editor', 'market_manager'] as const)('a person who is %s writes no dealers', async (role) => {
  expect((await send('GET', '/dealers/records?market=au', { role })).status).toBe(403);
  expect((await send('POST', '/dealers', { role, payload: { market: 'au', ...plan() } })).status).toBe(403);
});
