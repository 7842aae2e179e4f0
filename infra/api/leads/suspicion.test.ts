import { sql } from 'drizzle-orm';
import { DOUBTFUL } from '../../sandbox/recaptcha/recaptcha';
import { JANE, type Leading, startLeading } from './leads.testing';

jest.setTimeout(90_000);

let leading: Leading;
let doubting: Leading;

beforeAll(async () => {
  leading = await startLeading();
  doubting = await startLeading({
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_URL: `${leading.sandbox.url}/recaptcha`,
  });
});
afterAll(async () => {
  await leading.close();
  await doubting.close();
});

const CONTACT = '/forms/contact-international/leads';

let left = 0;
function body(rest: object = {}) {
  left += 1;
  return { values: { ...JANE, message: `Message ${left}` }, idempotency_key: `suspicion-key-000${left}`, ...rest };
}
const idOf = async (answer: ReturnType<Leading['post']>): Promise<string> => (await answer).json().data.id;
const read = async (id: string, at = leading) =>
  (await at.as('lead_manager', 'GET', `${CONTACT}/${id}`)).json().data.attributes;

test.each([
  ['filled in what people do not see', { trap: 'https://spam.test' }, 'trap'],
  ['was quicker than a person', { seconds: 0.4 }, 'too_quick'],
])('a lead that %s is stored, and sent nowhere', async (_what, rest, suspicion) => {
  const id = await idOf(leading.post(CONTACT, body(rest)));
  await leading.work();
  expect(await read(id)).toMatchObject({ suspicion, integrations: [] });
  expect(leading.sandbox.crm.leads.has(id)).toBe(false);
  const jobs = await leading.database.rows(sql`select 1 from jobs where payload ->> 'lead' = ${id}`);
  expect(jobs).toEqual([]);
});

test('the same once more is a duplicate, unless it is the same request', async () => {
  const first = body();
  const id = await idOf(leading.post(CONTACT, first));
  expect(await idOf(leading.post(CONTACT, first))).toBe(id);
  const again = await idOf(leading.post(CONTACT, { ...first, idempotency_key: 'another-key-00000001' }));
  expect(await read(id)).toMatchObject({ suspicion: null });
  expect(await read(again)).toMatchObject({ suspicion: 'duplicate' });
  const ofAnother = await idOf(leading.post(CONTACT, first, 'john'));
  expect(await read(ofAnother)).toMatchObject({ suspicion: null });
  await leading.database.rows(sql`update leads set created_at = now() - interval '61 minutes'`);
  const later = await idOf(leading.post(CONTACT, { ...first, idempotency_key: 'another-key-00000002' }));
  expect(await read(later)).toMatchObject({ suspicion: null });
});

test('two that are sent at the same moment are not both taken for the first', async () => {
  const { values } = body();
  const ids = await Promise.all([1, 2].map(() => idOf(leading.post(CONTACT, { values }))));
  const found = await Promise.all(ids.map(async (id) => (await read(id)).suspicion));
  expect(found.sort()).toEqual(['duplicate', null]);
});

test('a person releases what was suspicious, and it is sent once', async () => {
  const id = await idOf(leading.post(CONTACT, body({ trap: 'x' })));
  const release = () => leading.as('lead_manager', 'POST', `${CONTACT}/${id}/release`);
  const answers = await Promise.all([release(), release()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  await leading.work();
  expect(await read(id)).toMatchObject({ suspicion: null, integrations: [{ status: 'delivered' }] });
  expect(leading.sandbox.crm.leads.get(id)?.writes).toBe(1);
  expect((await leading.as('editor', 'POST', `${CONTACT}/${id}/release`)).statusCode).toBe(403);
  const strange = await leading.as('lead_manager', 'POST', `${CONTACT}/${crypto.randomUUID()}/release`);
  expect(strange.statusCode).toBe(404);
});

test('a low score of reCAPTCHA makes a lead wait, a good one does not', async () => {
  const leave = (response: string) => idOf(doubting.post(CONTACT, body({ 'g-recaptcha-response': response })));
  expect(await read(await leave(DOUBTFUL), doubting)).toMatchObject({ suspicion: 'score' });
  expect(await read(await leave('a person'), doubting)).toMatchObject({ suspicion: null });
});
