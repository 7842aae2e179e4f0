import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { moveOrder } from '../../order-store/move-order';
import { orderToken } from '../../order-store/order-link';
import { checkLedger } from '../../payments/ledger/check-ledger';
import { type TestIssuer, testIssuer, until } from '../../testing/harness';
import { type Answer, addVehicle, browse, type Reserving, startReserving, statusOf } from '../reserve.testing';
import { ROWS_OF_PIECE } from './export-orders';

jest.setTimeout(60_000);

let api: Reserving;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await startReserving({ OIDC_ISSUER: issuer.issuer });
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(async () => {
  await api?.close();
  issuer?.close();
});

type Bearer = Awaited<ReturnType<TestIssuer['bearer']>>;

const admin = () => issuer.bearer(['admin']);
const manager = () => issuer.bearer(['market_manager'], { markets: ['international', 'au'] });

interface DeskAnswer {
  readonly status: number;
  readonly body: {
    readonly data: never;
    readonly meta: { readonly total: number; readonly pages: number; readonly markets: readonly string[] };
  };
}

async function ask(headers: Bearer, method: string, path: string, body?: unknown): Promise<DeskAnswer> {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function place(market = MARKETS.international, changes: Record<string, unknown> = {}) {
  const vehicle = await addVehicle(api.database, market);
  const jane = browse(api, market);
  const journey = await jane.upToCard(vehicle, changes);
  await jane.card(journey.secret);
  const answer = await jane.confirm(journey.number);
  return { ...journey, vehicle, jane, answer };
}

/** Of a market that no test before looked at, so that lists are whole. */
async function placeIn(market: (typeof MARKETS)[keyof typeof MARKETS], names: readonly string[]): Promise<string[]> {
  const numbers = [];
  for (const last_name of names) {
    const vehicle = await addVehicle(api.database, market);
    const jane = browse(api, market);
    const { id: lock } = (await jane.init(vehicle)).body.data;
    const customer = {
      first_name: 'Ann',
      last_name,
      email: `${last_name.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.test`,
      phone: '+3212345678',
      message: '',
    };
    numbers.push((await jane.order(lock, { customer })).body.data.id);
  }
  return numbers;
}

const idsOf = ({ body }: { readonly body: unknown }): unknown[] => {
  const data: unknown = Reflect.get(Object(body), 'data');
  return Array.isArray(data) ? data.map((one) => Reflect.get(Object(one), 'id')) : [];
};

describe('the list of orders', () => {
  let numbers: string[];
  beforeAll(async () => {
    numbers = await placeIn(MARKETS.au, ['Archer', 'Baker_100%', 'Carter']);
    await browse(api, MARKETS.au).init(await addVehicle(api.database, MARKETS.au));
  });

  const look = async (query: string) => ask(await admin(), 'GET', `/orders?market=au${query}`);

  test('is newest first, in pages, without what was only begun', async () => {
    const first = await look('&items=2');
    expect(idsOf(first)).toEqual([numbers[2], numbers[1]]);
    expect(first.body.meta).toMatchObject({ total: 3, page: 1, pages: 2, items: 2 });
    expect(idsOf(await look('&items=2&page=2'))).toEqual([numbers[0]]);
    expect((await look('&state=initialized')).body.meta.total).toBe(1);
    expect((await look('&visits=included')).body.meta.total).toBe(4);
  });

  test('leaves out a visit that ended without an order, unless it is asked for', async () => {
    await browse(api, MARKETS.ua).init(await addVehicle(api.database, MARKETS.ua));
    const begun = await ask(await admin(), 'GET', '/orders?market=ua&state=initialized');
    await api.database.db.transaction(async (db) => {
      for (const number of idsOf(begun)) await moveOrder(db, String(number), 'expired', 'the hold ran out');
    });
    const inUa = async (query = '') => (await ask(await admin(), 'GET', `/orders?market=ua${query}`)).body.meta.total;
    expect([await inUa(), await inUa('&state=expired'), await inUa('&visits=included')]).toEqual([0, 0, 1]);
  });

  test.each([
    ['Archer', [0]],
    ['ann CARTER', [2]],
    ['carter@example', [2]],
    ['SALEA7AX1L2000001 archer', [0]],
    ['Defender', [2, 1, 0]],
    ['baker_1', [1]],
    ['%', [1]],
    ['nobody', []],
    ["' or 1=1 --", []],
  ] as const)('finds "%s"', async (search, found) => {
    const answer = await look(`&search=${encodeURIComponent(search)}`);
    expect(idsOf(answer)).toEqual(found.map((index) => numbers[index]));
  });

  test('finds by number, state, payment and day of the market', async () => {
    expect(idsOf(await look(`&search=${numbers[1]?.slice(0, 9).toLowerCase()}`))).toEqual([numbers[1]]);
    expect(idsOf(await look('&state=awaiting_payment&sort=created_at'))).toEqual(numbers);
    expect(idsOf(await look('&state=confirmed'))).toEqual([]);
    expect(idsOf(await look('&payment_status=none&sort=created_at'))).toEqual(numbers);
    // Late in the evening in London is tomorrow in Sydney.
    await api.database.rows(sql`update orders set created_at = '2026-03-01T20:00:00Z' where number = ${numbers[0]}`);
    expect(idsOf(await look('&from=2026-03-02&to=2026-03-02'))).toEqual([numbers[0]]);
    expect(idsOf(await look('&to=2026-03-01'))).toEqual([]);
  });
});

test('a Japanese order names the family first, in its record, list and file, and is found by the whole name', async () => {
  const jane = browse(api, MARKETS.ua);
  const { id: lock } = (await jane.init(await addVehicle(api.database, MARKETS.ua))).body.data;
  const customer = { first_name: '太郎', last_name: '山田', email: 't@y.test', phone: '+819012345678', message: '' };
  const number = (await jane.order(lock, { customer, locale: 'ja-JP' })).body.data.id;
  const name = '山田 太郎';
  for (const search of [name, '山田太郎', '太郎']) {
    const found = await ask(await admin(), 'GET', `/orders?market=ua&search=${encodeURIComponent(search)}`);
    expect(found.body.data).toMatchObject([{ id: number, attributes: { customer: { name } } }]);
  }
  const record = await ask(await admin(), 'GET', `/orders/${number}/record`);
  expect(record.body.data).toMatchObject({ attributes: { customer: { name } } });
  expect(
    (await ask(await admin(), 'GET', `/order_exports?search=${encodeURIComponent('山田')}`)).body.data,
  ).toMatchObject({
    attributes: { content: expect.stringContaining(name) },
  });
});

describe('the file of orders', () => {
  const file = async (headers: Bearer, query: string) => {
    const { status, body } = await ask(headers, 'GET', `/order_exports?${query}`);
    const attributes: unknown = Reflect.get(Object(Reflect.get(Object(body), 'data')), 'attributes');
    const next: unknown = Reflect.get(Object(attributes), 'next');
    return { status, next, content: String(Reflect.get(Object(attributes), 'content')) };
  };

  test('has every order of the list, and no formula', async () => {
    const [number] = await placeIn(MARKETS.ua, ['Ito', 'Mori']);
    await api.database.rows(
      sql`update orders set customer = customer || '{"first_name": "=1+1", "last_name": "=2"}'::jsonb where number = ${number}`,
    );
    const { content } = await file(await admin(), 'market=ua&sort=created_at&search=example.test');
    const lines = content.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFFnumber,created_at,market,state/);
    expect(lines[1]).toContain(`${number},`);
    expect(lines[1]).toMatch(/,'=[12]/);
    expect(lines[1]).not.toMatch(/,=/);
    expect((await file(await admin(), 'market=ua&search=mori')).content.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test.each(['-created_at', 'created_at', '-amount', 'amount'])(
    'has every order once by %s, in as many pieces as it takes',
    async (sort) => {
      const [template = ''] = await placeIn(MARKETS.ua, ['Long']);
      // Alike in what they are ordered by, and more than two pieces.
      await api.database.rows(sql`
      insert into orders (number, vehicle_id, held_id, listing, owner, hold_token, state, amount, currency, subject, customer, created_at)
      select 'MANY-0000-' || lpad(n::text, 4, '0'), vehicle_id, held_id, listing, owner, 'many-' || n, 'expired', amount, currency, subject,
        customer || '{"last_name": "Long"}'::jsonb, created_at
      from orders, generate_series(1, ${2 * ROWS_OF_PIECE}) n where number = ${template}`);
      const query = `market=ua&sort=${sort}`;
      const { total } = (await ask(await admin(), 'GET', `/orders?${query}`)).body.meta;
      let content = '';
      let pieces = 0;
      for (let next: unknown = ''; typeof next === 'string'; pieces++) {
        const piece = await file(await admin(), next === '' ? query : `${query}&after=${next}`);
        content += piece.content;
        next = piece.next;
      }
      const lines = content.trimEnd().split('\r\n').slice(1);
      expect(new Set(lines.map((one) => one.split(',')[0])).size).toBe(total);
      expect(lines).toHaveLength(total);
      expect(pieces).toBeGreaterThan(2);
      expect(content.match(/\uFEFF|number,created_at/g)).toHaveLength(2);
      await api.database.rows(sql`delete from orders where number like 'MANY-%'`);
    },
  );

  test('goes on after no order that there is not', async () => {
    const refused = await ask(await admin(), 'GET', '/order_exports?after=nothing');
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'after' }] } });
  });

  test('holds the days, states and payments that the list is narrowed to', async () => {
    await placeIn(MARKETS.ua, ['Kovalenko']);
    const rows = async (query: string) =>
      (await file(await admin(), `market=ua&search=kovalenko&${query}`)).content.trimEnd().split('\r\n').length - 1;
    expect(await rows('state=awaiting_payment')).toBe(1);
    expect(await rows('state=confirmed')).toBe(0);
    expect(await rows('from=2100-01-01')).toBe(0);
    expect(await rows('to=2000-01-01')).toBe(0);
    expect(await rows('payment_status=paid')).toBe(0);
    expect(await rows('payment_status=none')).toBe(1);
  });

  test('is of the markets and roles that may see the list', async () => {
    await placeIn(MARKETS.ua, ['Sato']);
    expect((await file(await manager(), 'market=ua')).status).toBe(403);
    expect((await file(await manager(), 'search=sato')).content).not.toContain('sato@example.test');
    expect((await ask({ authorization: '' }, 'GET', '/order_exports')).status).toBe(401);
  });
});

describe('people of one market', () => {
  test('see their own orders only, and none of another one, whatever they ask', async () => {
    const [number] = await placeIn(MARKETS.ae, ['Haddad']);
    const everywhere = await ask(await manager(), 'GET', '/orders?search=haddad');
    expect(everywhere.body.meta).toMatchObject({ total: 0, markets: ['international', 'au'] });
    expect((await ask(await manager(), 'GET', '/orders?market=ae')).status).toBe(403);
    expect((await ask(await manager(), 'GET', `/orders/${number}/record`)).status).toBe(404);
    const cancel = await ask(await manager(), 'POST', `/orders/${number}/cancellation`, { why: 'x' });
    expect(cancel.status).toBe(404);
    expect(idsOf(await ask(await admin(), 'GET', '/orders?search=haddad'))).toEqual([number]);
  });

  test('without a market in their token see nothing', async () => {
    const answer = await ask(await issuer.bearer(['market_manager']), 'GET', '/orders');
    expect(answer.body).toMatchObject({ data: [], meta: { total: 0, markets: [] } });
  });

  test('who only look change nothing', async () => {
    const { number } = await place();
    const editor = await issuer.bearer(['editor'], { markets: ['international'] });
    expect((await ask(editor, 'GET', `/orders/${number}/record`)).status).toBe(200);
    for (const action of ['cancellation', 'refund', 'capture']) {
      expect((await ask(editor, 'POST', `/orders/${number}/${action}`, { why: 'x' })).status).toBe(403);
    }
  });
});

describe('an order', () => {
  test('has a record of everything that happened to it, in order', async () => {
    const { number, attempt } = await place();
    await until(async () => {
      const { body } = await ask(await manager(), 'GET', `/orders/${number}/record`);
      return JSON.stringify(body).includes('"kind":"mail"');
    });
    const { body } = await ask(await manager(), 'GET', `/orders/${number}/record`);
    expect(body.data).toMatchObject({
      id: number,
      attributes: {
        market: 'international',
        state: 'confirmed',
        customer: { name: 'Jane Doe', email: 'jane@example.test' },
        payments: [{ id: attempt, state: 'paid', amount: 500, currency: 'EUR' }],
        deliveries: expect.arrayContaining([
          expect.objectContaining({ mail: 'confirmed', to: 'jane@example.test', failed: false }),
          expect.objectContaining({ mail: 'retailer-reserved', to: 'sales@zenith.test', failed: false }),
        ]),
        possible: ['cancel', 'refund'],
        resendable: ['confirmed', 'retailer-reserved'],
        history: expect.arrayContaining([
          expect.objectContaining({ kind: 'order', state: 'initialized' }),
          expect.objectContaining({ kind: 'hold', what: 'taken' }),
          expect.objectContaining({ kind: 'payment', state: 'paid' }),
          expect.objectContaining({ kind: 'order', state: 'confirmed' }),
          expect.objectContaining({ kind: 'mail', mail: 'confirmed' }),
        ]),
      },
    });
    const text = JSON.stringify(body);
    expect(text.indexOf('"initialized"')).toBeLessThan(text.lastIndexOf('"confirmed"'));
  });

  test('is cancelled by its retailer with a reason, and says so', async () => {
    const { number, vehicle } = await place();
    const answer = await ask(await manager(), 'POST', `/orders/${number}/cancellation`, { why: 'the car was damaged' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          attributes: {
            state: 'cancelled',
            payment_status: 'refunded',
            possible: [],
            resendable: ['cancelled', 'retailer-ended'],
            history: expect.arrayContaining([
              expect.objectContaining({
                kind: 'person',
                action: 'cancel',
                who: 'somebody',
                why: 'the car was damaged',
              }),
            ]),
          },
        },
      },
    });
    expect(await statusOf(api, vehicle)).toBe('stock');
    const again = await ask(await manager(), 'POST', `/orders/${number}/cancellation`, { why: 'again' });
    expect(JSON.stringify(again.body)).not.toContain('again');
  });

  test('with money on hold is taken by its retailer, once', async () => {
    const { number, vehicle, answer } = await place(MARKETS.international, { capture_method: 'manual' });
    expect(answer).toMatchObject({ body: { data: { attributes: { state: 'reserved', payment_status: 'on_hold' } } } });
    expect(await statusOf(api, vehicle)).toBe('reserved');
    const before = await ask(await manager(), 'GET', `/orders/${number}/record`);
    expect(before.body.data).toMatchObject({ attributes: { possible: ['cancel', 'capture'] } });
    const takes = await Promise.all(
      [1, 2, 3].map(async () => ask(await manager(), 'POST', `/orders/${number}/capture`, { why: 'they came by' })),
    );
    expect(takes.some(({ status }) => status === 200)).toBe(true);
    const after = await ask(await manager(), 'GET', `/orders/${number}/record`);
    expect(after.body.data).toMatchObject({ attributes: { state: 'confirmed', payment_status: 'paid' } });
    expect(JSON.stringify(after.body).match(/they came by/g)).toHaveLength(1);
    expect((await ask(await manager(), 'POST', `/orders/${number}/capture`, { why: 'late' })).status).toBe(409);
  });

  test('sends its e-mail once more, and keeps who asked', async () => {
    const { number } = await place();
    const mails = () =>
      api.sandbox.mailbox.messages.list('jane@example.test').filter(({ subject }) => subject.includes(number));
    await until(() => mails().length === 1);
    const answer = await ask(await manager(), 'POST', `/orders/${number}/mails`, { mail: 'confirmed' });
    expect(answer.status).toBe(202);
    await until(() => mails().length === 2);
    expect(new Set(mails().map(({ headers }) => headers['message-id'])).size).toBe(2);
    expect((await ask(await manager(), 'POST', `/orders/${number}/mails`, { mail: 'cancelled' })).status).toBe(409);
  });
});

describe('an order that is confirmed by link', () => {
  async function waiting(changes: Record<string, unknown> = {}) {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { id: lock } = (await jane.init(vehicle)).body.data;
    const secret = String((await jane.payment(vehicle, changes)).body.data.attributes['client_secret']);
    const number = (await jane.order(lock, { confirmation_by_link: true })).body.data.id;
    await jane.card(secret);
    return { vehicle, jane, number, answer: await jane.confirm(number) };
  }

  async function linkOf(number: string): Promise<string> {
    const mails = () =>
      api.sandbox.mailbox.messages.list('jane@example.test').filter(({ subject }) => subject.includes(number));
    await until(() => mails().some(({ subject }) => subject.startsWith('Please confirm')));
    return /token=([\w-]+)/.exec(mails()[0]?.text ?? '')?.[1] ?? '';
  }

  const confirm = (who: ReturnType<typeof browse>, number: string, token: string): Promise<Answer> =>
    who.send('PUT', `/buy_online/orders/${number}/confirm?token=${token}`);

  test('waits for the link of its e-mail, which confirms it on any device; the visitor’s session alone does not', async () => {
    const { jane, number, answer, vehicle } = await waiting();
    const onHold = { body: { data: { attributes: { state: 'reserved', payment_status: 'on_hold' } } } };
    expect(answer).toMatchObject(onHold);
    expect(await jane.confirm(number)).toMatchObject(onHold);
    expect(await statusOf(api, vehicle)).toBe('reserved');
    const token = await linkOf(number);
    const other = browse(api);
    expect((await confirm(other, number, 'forged')).status).toBe(404);
    for (let count = 0; count < 2; count += 1) {
      expect(await confirm(other, number, token)).toMatchObject({
        body: { data: { attributes: { state: 'confirmed' } } },
      });
    }
  });

  test('with money on hold waits for the retailer as well', async () => {
    const { number, answer } = await waiting({ capture_method: 'manual' });
    expect(answer).toMatchObject({ body: { data: { attributes: { state: 'reserved' } } } });
    const token = await linkOf(number);
    expect(await confirm(browse(api), number, token)).toMatchObject({
      body: { data: { attributes: { state: 'reserved' } } },
    });
    expect(await ask(await manager(), 'POST', `/orders/${number}/capture`, { why: 'it is here' })).toMatchObject({
      body: { data: { attributes: { state: 'confirmed', payment_status: 'paid' } } },
    });
  });

  test('has nothing that the retailer may take before the link was opened', async () => {
    const { number } = await waiting({ capture_method: 'manual' });
    const record: Answer = await ask(await manager(), 'GET', `/orders/${number}/record`);
    expect(record.body.data.attributes).toMatchObject({ possible: ['cancel'], confirm_until: expect.any(String) });
    expect(await ask(await manager(), 'POST', `/orders/${number}/capture`, { why: 'it is here' })).toMatchObject({
      status: 409,
    });
  });

  test('a link that was opened before anything was paid confirms nothing', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { id: lock } = (await jane.init(vehicle)).body.data;
    await jane.payment(vehicle);
    const number = (await jane.order(lock, { confirmation_by_link: true })).body.data.id;
    const token = orderToken(number, api.config.ORDER_LINK_SECRET);
    expect(await confirm(jane, number, token)).toMatchObject({
      body: { data: { attributes: { state: 'awaiting_payment' } } },
    });
  });
});
