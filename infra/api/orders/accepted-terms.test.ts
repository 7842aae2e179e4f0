import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { checkLedger } from '../payments/ledger/check-ledger';
import { type TestIssuer, testIssuer, until } from '../testing/harness';
import { addVehicle, browse, type Reserving, startReserving } from './reserve.testing';

jest.setTimeout(60_000);

let api: Reserving;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await startReserving({ OIDC_ISSUER: issuer.issuer });
}, 60_000);
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(async () => {
  await api?.close();
  issuer?.close();
});

const words = { title: 'Reservation terms', label: 'I accept.' };
const shown = (html: string) => [{ box: 'reservation', ...words, html }];

/** Settings are kept until the news of their change has come. */
async function write(html: string): Promise<void> {
  const page = { title: '', terms: { ...words, html }, authentication: false, capture_on_hold: false };
  const value = JSON.stringify({ en: { ...page, confirmation_by_link: false, vendors: [] } });
  await api.database.rows(sql`insert into settings (market, key, value)
    values ('international', 'company_config.order_online_checkout_page', ${value}::jsonb)
    on conflict (market, key) do update set value = excluded.value`);
  const known = async () => {
    const settings = await api.services.settingsOf('international');
    return JSON.stringify(settings['company_config.order_online_checkout_page']).includes(html);
  };
  await until(known);
}

async function hold(market: (typeof MARKETS)[keyof typeof MARKETS] = MARKETS.international, fee?: number) {
  const jane = browse(api, market);
  const vehicle = await addVehicle(api.database, market, fee);
  return { jane, vehicle, lock: (await jane.init(vehicle)).body.data.id };
}

test('terms are kept with the order as they were shown: text, version, language and time, for the retailer as well', async () => {
  await write('<p>First & foremost</p>');
  const { jane, lock } = await hold();
  const accepted_terms = shown('<p>First &amp; foremost</p>');
  const placed = await jane.order(lock, { accepted_terms });
  const version = expect.stringMatching(/^[0-9a-f]{12}$/);
  const accepted_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(placed.body.data.attributes).toMatchObject({
    accepted_terms: [{ box: 'reservation', title: words.title, version, accepted_at }],
  });
  const number = placed.body.data.id;
  const [row] = await api.database.rows(sql`select * from accepted_terms where order_number = ${number}`);
  expect(row).toMatchObject({ ...words, html: '<p>First &amp; foremost</p>', locale: 'en-GB' });
  const headers = await issuer.bearer(['admin']);
  const record = await (await fetch(`${api.url}/orders/${number}/record`, { headers })).json();
  expect(record.data.attributes.accepted_terms).toMatchObject([
    { text: 'First & foremost', label: words.label, version },
  ]);
  // Said once more it is the same yes, of the same time.
  const again = await jane.order(lock, { accepted_terms });
  expect(again.body.data.attributes).toMatchObject({ accepted_terms: placed.body.data.attributes['accepted_terms'] });
});

test('terms that changed since they were read are refused, and accepted once they were read anew', async () => {
  await write('<p>Old</p>');
  const { jane, lock } = await hold();
  await write('<p>New</p>');
  expect(await jane.order(lock, { accepted_terms: shown('<p>Old</p>') })).toMatchObject({
    status: 409,
    body: { code: 'terms.changed' },
  });
  const placed = await jane.order(lock, { accepted_terms: shown('<p>New</p>') });
  expect(placed.status).toBe(201);
  expect(
    await api.database.rows(sql`select html from accepted_terms where order_number = ${placed.body.data.id}`),
  ).toEqual([{ html: '<p>New</p>' }]);
});

test('of a free reservation the terms are kept too, in the words of the page where the market wrote none', async () => {
  const { jane, lock } = await hold(MARKETS.jp, 0);
  const accepted_terms = shown('<p>予約規約<script>alert(1)</script></p>');
  const placed = await jane.order(lock, { accepted_terms, payment_vendor: 'NO_PAYMENT_JAPAN' });
  expect(placed.status).toBe(201);
  const rows = await api.database.rows(
    sql`select html, locale from accepted_terms where order_number = ${placed.body.data.id}`,
  );
  expect(rows).toEqual([{ html: '<p>予約規約</p>', locale: 'ja-JP' }]);
});

test('a box that there is not is refused, and what was accepted cannot be changed afterwards', async () => {
  await write('<p>Now</p>');
  const { jane, lock } = await hold();
  const [one] = shown('<p>Now</p>');
  expect(await jane.order(lock, { accepted_terms: [{ ...one, box: 'newsletter' }] })).toMatchObject({ status: 422 });
  const placed = await jane.order(lock);
  expect(placed.body.data.attributes).toMatchObject({ accepted_terms: [{ title: words.title }] });
  for (const change of [sql`update accepted_terms set html = ''`, sql`delete from accepted_terms`]) {
    await expect(api.database.rows(change)).rejects.toThrow();
  }
});
