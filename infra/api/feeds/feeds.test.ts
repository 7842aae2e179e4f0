import type { CallAnswer } from '@showroom/contracts/calls/call';
import {
  approveRemovals,
  createFeed,
  deleteFeed,
  getFeedRun,
  listFeedRuns,
  listFeeds,
  runFeed,
  updateFeed,
  uploadFeed,
} from '@showroom/contracts/calls/feeds';
import { fillPath } from '@showroom/contracts/client/send';
import type { Role } from '@showroom/contracts/entities/role';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { eq } from 'drizzle-orm';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { csv, rows } from '../../import/testing';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, type TestIssuer, testApi, testIssuer, until } from '../testing/harness';
import { RETAILERS } from '../testing/stock';
import { feeds } from './feeds';

jest.setTimeout(120_000);

let api: TestApi;
let issuer: TestIssuer;
let manager: { authorization: string };
let editor: { authorization: string };
let server: ForeignServer;
let file: Buffer;
let listing: string;
let tests = 0;

beforeAll(async () => {
  server = await foreignServer((_, response) => response.end(file));
  issuer = await testIssuer();
  const env = { OIDC_ISSUER: issuer.issuer, FEED_PRIVATE_HOSTS: server.host, FEED_MOST_BYTES: '100000' };
  api = await testApi([feeds], env);
  await api.database.db.insert(retailers).values([...RETAILERS]);
  [manager, editor] = [
    await issuer.bearer(['market_manager'], { markets: MARKET_CODES }),
    await issuer.bearer(['editor'], { markets: MARKET_CODES }),
  ];
});
beforeEach(() => {
  tests += 1;
  listing = `feeds-${tests}`;
  file = csv(...rows(10));
});
afterAll(async () => {
  await api.close();
  issuer.close();
  server.close();
});

const plan = (values: Record<string, unknown> = {}) => ({
  name: 'Dealers of the north',
  mapping: 'uk-used',
  url: `http://${server.host}/north.csv`,
  every_minutes: null,
  max_removals: 0.2,
  ...values,
});

async function send(
  call: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string },
  { id = '', query = {}, body }: { id?: string; query?: Record<string, string>; body?: unknown } = {},
  headers: Record<string, string> = manager,
) {
  const answer = await api.server.inject({
    method: call.method,
    url: `${fillPath(call.path, { id })}?${new URLSearchParams(query)}`,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, json: () => answer.json(), text: answer.body, headers: answer.headers };
}

async function added(values: Record<string, unknown> = {}): Promise<string> {
  const answer = await send(createFeed, { body: { listing, ...plan(values) } });
  expect(answer.status).toBe(201);
  return createFeed.answer.parse(answer.json()).data.id;
}

async function overview(): Promise<CallAnswer<typeof listFeeds>> {
  return listFeeds.answer.parse((await send(listFeeds, { query: { listing } })).json());
}

async function history(): Promise<CallAnswer<typeof listFeedRuns>> {
  return listFeedRuns.answer.parse((await send(listFeedRuns, { query: { listing } })).json());
}

async function upload(id: string, payload: Buffer, headers: Record<string, string> = manager) {
  return api.server.inject({
    method: 'POST',
    url: `${fillPath(uploadFeed.path, { id })}?file=mine.csv`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload,
  });
}

/** Imports a file and answers its run, once it has ended. */
async function imported(id: string, payload: Buffer) {
  const answer = await upload(id, payload);
  expect(answer.statusCode).toBe(202);
  const run = uploadFeed.answer.parse(answer.json()).data;
  const found = async () => (await history()).data.find((one) => one.id === run.id);
  await until(async () => (await found())?.attributes.status !== 'running');
  const ended = await found();
  if (!ended) throw new Error('The run is gone');
  return ended;
}

test('a feed is added, fetched at once when it has a schedule, changed and ended', async () => {
  const id = await added({ every_minutes: 60 });
  await until(async () => (await history()).data[0]?.attributes.status === 'done');
  const [feed] = (await overview()).data;
  expect(feed).toMatchObject({ id, attributes: { vehicles: 10, listing, last_run: { started_by: 'schedule' } } });
  expect(Date.parse(feed?.attributes.next_run_at ?? '')).toBeGreaterThan(Date.now());

  const changed = await send(updateFeed, { id, body: plan({ name: 'North', url: null }) });
  expect(changed.json().data.attributes).toMatchObject({ name: 'North', url: null, next_run_at: null, vehicles: 10 });

  expect((await send(deleteFeed, { id })).status).toBe(204);
  expect((await overview()).data).toEqual([]);
  expect((await history()).data).toMatchObject([{ attributes: { feed_id: null } }]);
  expect((await send(deleteFeed, { id })).status).toBe(404);
});

test('a feed runs when a person asks, and the run carries their name', async () => {
  const id = await added();
  expect((await send(runFeed, { id })).status).toBe(202);
  await until(async () => (await history()).data[0]?.attributes.status === 'done');
  expect((await history()).data[0]?.attributes).toMatchObject({
    started_by: 'person',
    who: 'somebody',
    file: 'north.csv',
  });
});

test.each<[string, Record<string, unknown>, string]>([
  ['a mapping that nobody knows', { mapping: 'none' }, 'mapping'],
  ['an address of a network of our own', { url: 'https://192.168.1.1/feed.csv' }, 'url'],
  ['plain http', { url: 'http://feeds.example/feed.csv' }, 'url'],
  ['a file', { url: 'file:///etc/passwd' }, 'url'],
  ['credentials', { url: 'https://user:secret@feeds.example/' }, 'url'],
  ['a schedule without an address', { url: null, every_minutes: 60 }, 'every_minutes'],
  ['a schedule of another kind', { every_minutes: 7 }, 'every_minutes'],
  ['more removals than all', { max_removals: 1.5 }, 'max_removals'],
  ['no name', { name: '  ' }, 'name'],
])('a feed with %s is refused by the field', async (_, values, path) => {
  const answer = await send(createFeed, { body: { listing, ...plan(values) } });
  expect(answer.status).toBe(422);
  expect(answer.json().errors).toEqual([expect.objectContaining({ path })]);
});

test('a listing has one feed of a mapping', async () => {
  await added();
  expect((await send(createFeed, { body: { listing, ...plan() } })).status).toBe(409);
});

test('an upload is imported, and its report has counts, reasons and every refused row as a file', async () => {
  const id = await added({ url: null });
  const run = await imported(
    id,
    csv(...rows(3), 'vw,,2018,9000,Manual,1,Petrol,145,55.4,1.5', 'vw,"=cmd()",2060,9000,Manual,2,Petrol,145,55.4,1.5'),
  );
  expect(run.attributes).toMatchObject({ status: 'done', started_by: 'upload', who: 'somebody', file: 'mine.csv' });
  const { data } = getFeedRun.answer.parse((await send(getFeedRun, { id: run.id })).json());
  expect(data.attributes.run.counts).toMatchObject({ read: 5, taken: 4, refused: 1, repaired: 1 });
  expect(data.attributes.reasons).toEqual([
    expect.objectContaining({ kind: 'refused', field: 'model', rows: 1 }),
    expect.objectContaining({ kind: 'repaired', field: 'year', value: '2060' }),
  ]);
  const rowsFile = await send({ method: 'GET', path: '/feed-runs/:id/rows.csv' }, { id: run.id });
  expect(rowsFile.headers['content-type']).toMatch('text/csv');
  expect(rowsFile.headers['content-disposition']).toBe(`attachment; filename="uk-used-${listing}-rows.csv"`);
  expect(rowsFile.text.split('\r\n')).toEqual([
    '\uFEFFline,result,column,reason,value',
    '5,refused,model,model is missing,',
    '6,repaired,year,"out of range, left out",2060',
    '',
  ]);
  const refused = await send(
    { method: 'GET', path: '/feed-runs/:id/rows.csv' },
    { id: run.id, query: { kind: 'refused' } },
  );
  expect(refused.text).not.toContain('repaired');
});

test('a file that lacks too much stops, shows what it lacks, and removes it once a person agrees', async () => {
  const id = await added({ url: null });
  await imported(id, csv(...rows(10)));
  const run = await imported(id, csv(...rows(6)));
  expect(run.attributes).toMatchObject({ status: 'stopped', missing: 4, stock: 10, waiting: true });
  const { data } = getFeedRun.answer.parse((await send(getFeedRun, { id: run.id })).json());
  expect(data.attributes.missing_examples).toHaveLength(4);

  const body = { missing: 4, why: 'sold at the fair' };
  expect((await send(approveRemovals, { id: run.id, body }, editor)).status).toBe(403);
  expect((await send(approveRemovals, { id: run.id, body: { ...body, missing: 3 } })).status).toBe(409);
  const agreed = approveRemovals.answer.parse((await send(approveRemovals, { id: run.id, body })).json());
  expect(agreed.data.attributes.run).toMatchObject({ waiting: false, approved_by: 'somebody', counts: { removed: 4 } });
  expect((await overview()).data[0]?.attributes.vehicles).toBe(6);
  expect((await send(approveRemovals, { id: run.id, body })).status).toBe(409);
});

test('only the last run of a feed waits', async () => {
  const id = await added({ url: null });
  for (const count of [10, 6, 5]) await imported(id, csv(...rows(count)));
  expect((await history()).data.map(({ attributes }) => attributes.waiting)).toEqual([true, false, false]);
});

test('a vehicle of the standard columns belongs to the retailer whose code stands there', async () => {
  listing = 'test';
  const id = await added({ url: null, mapping: 'standard-eur' });
  const head = 'id,dealer_code,brand,model,version,state,price,year,mileage,fuel';
  const run = await imported(
    id,
    Buffer.from(
      `${head}\nA1,D2,Land Rover,Defender 110,D250,approved,61900,2024,18000,diesel\nA2,D9,Jaguar,F-PACE,P250,used,31900,2021,48000,petrol\n`,
    ),
  );
  expect(run.attributes.counts).toMatchObject({ taken: 1, refused: 1 });
  const found = await api.database.db.select().from(vehicles).where(eq(vehicles.feed_source, 'standard-eur@test'));
  expect(found).toEqual([
    expect.objectContaining({ owner_id: 'r2', title: expect.stringContaining('Defender'), purchase_price: 6_190_000 }),
  ]);
  const { data } = getFeedRun.answer.parse((await send(getFeedRun, { id: run.id })).json());
  expect(data.attributes.reasons).toMatchObject([{ reason: 'no retailer has this code', value: 'D9' }]);
});

test('a file that is too large, or missing, is refused, and so is one of an unknown feed', async () => {
  const id = await added({ url: null });
  expect((await upload(id, Buffer.alloc(100_001, 'x'))).statusCode).toBe(413);
  expect((await send(uploadFeed, { id, query: { file: 'x.csv' } })).status).toBe(400);
  expect((await upload('0', csv())).statusCode).toBe(404);
  expect((await history()).data).toEqual([]);
});

test('listings of the markets and of everybody who imported are offered, with the mappings', async () => {
  await added();
  const { meta } = await overview();
  expect(meta.listings).toEqual(expect.arrayContaining(['international', 'au', listing]));
  expect(meta.mappings).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'standard-eur', currency: 'EUR' })]),
  );
});

test.each<[Role, number]>([
  ['editor', 403],
  ['market_manager', 202],
  ['admin', 202],
])('%s is answered %d to an upload, and may look', async (role, status) => {
  const id = await added({ url: null });
  const person = await issuer.bearer([role], { markets: MARKET_CODES });
  expect((await upload(id, csv(...rows(1)), person)).statusCode).toBe(status);
  expect((await send(listFeeds, { query: { listing } }, person)).status).toBe(200);
});

test('nobody who is not signed in sees a report or its rows', async () => {
  expect((await send({ method: 'GET', path: '/feed-runs/:id/rows.csv' }, { id: '1' }, {})).status).toBe(401);
  expect((await send(getFeedRun, { id: '1' }, {})).status).toBe(401);
});
