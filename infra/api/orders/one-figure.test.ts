import { isSecured } from '@showroom/contracts/entities/order-states';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import fc from 'fast-check';
import { toMajor, toMinor } from '../../database/money';
import { Refusal } from '../kernel/refusal';
import { findOrder } from '../order-store/find-order';
import { attemptsOf } from '../payments/ledger/attempts';
import { checkLedger } from '../payments/ledger/check-ledger';
import { compareWithProviders } from '../payments/ledger/compare-with-providers';
import { refundsOf } from '../payments/ledger/refunds';
import { type HowToPay, providersOf, type StartedPayment } from '../payments/providers/payers.testing';
import { settle } from '../payments/settlement/settle';
import { until } from '../testing/harness';
import { captureOrder } from './back-office/capture-order';
import { refundOrder } from './back-office/refund-order';
import { addVehicle, browse, type Reserving, startReserving } from './reserve.testing';
import { type PayingVendor, payWith } from './reserve-with.testing';

let api: Reserving;
beforeAll(async () => {
  api = await startReserving();
}, 120_000);
afterAll(async () => api?.close());

const EVENTS = ['opens', 'approves', 'is declined', 'reloads', 'cancels', 'part back', 'is captured'] as const;

const event = fc.record({
  what: fc.oneof(
    { arbitrary: fc.constantFrom('opens' as const, 'approves' as const, 'reloads' as const), weight: 3 },
    { arbitrary: fc.constantFrom(...EVENTS), weight: 2 },
  ),
  /** Which vendor is opened, which of the opened payments is approved, the newest first. */
  which: fc.nat(2),
  isManual: fc.boolean(),
  percent: fc.integer({ min: 1, max: 100 }),
});
type Happening = typeof event extends fc.Arbitrary<infer One> ? One : never;

const happens = (what: Happening['what'], changes: Partial<Happening> = {}): Happening => ({
  what,
  which: 0,
  isManual: false,
  percent: 33,
  ...changes,
});

/** Minor units: what is taken and was not given back, and what is on hold. */
interface Moved {
  readonly asked: readonly number[];
  readonly taken: number;
  readonly held: number;
}

/** What the providers themselves remember of an order. */
async function movedFor(number: string): Promise<Moved> {
  const { stripe, paypal, liqpay } = api.sandbox;
  const references = new Set((await attemptsOf(api.database.db, number)).map((one) => one.provider_reference));
  const cards = [...stripe.state.intents.values()].filter(({ id }) => references.has(id));
  const windows = [...paypal.state.orders.values()].filter(({ id }) => references.has(id));
  const pages = [...liqpay.state.payments.values()].filter(({ order_id }) => references.has(order_id));
  const minor = ({ value, currency_code }: { value: string; currency_code: string }) =>
    toMinor(Number(value), currency_code);
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
  const backFor = (intent: string) =>
    sum([...stripe.state.refunds.values()].flatMap((one) => (one.payment_intent === intent ? [one.amount] : [])));
  return {
    asked: [
      ...cards.map(({ amount }) => amount),
      ...windows.map(({ amount }) => minor(amount)),
      ...pages.map(({ amount, currency }) => toMinor(amount, currency)),
    ],
    taken: sum([
      ...cards.map(({ id, amount_received }) => amount_received - backFor(id)),
      ...windows.map(({ capture, refunds }) =>
        capture ? minor(capture.amount) - sum(refunds.map(({ amount }) => minor(amount))) : 0,
      ),
      ...pages.map(({ status, amount, refunded, currency }) =>
        status === 'success' ? toMinor(amount, currency) - toMinor(refunded, currency) : 0,
      ),
    ]),
    held: sum([
      ...cards.map(({ status, amount }) => (status === 'requires_capture' ? amount : 0)),
      ...windows.map(({ authorization }) => (authorization?.status === 'CREATED' ? minor(authorization.amount) : 0)),
      ...pages.map(({ status, amount, currency }) => (status === 'hold_wait' ? toMinor(amount, currency) : 0)),
    ]),
  };
}

/** Whatever webhooks and jobs are still at is done: nothing is on its way back any more. */
async function comeToRest(number: string): Promise<void> {
  await until(async () => {
    for (const { id } of await attemptsOf(api.database.db, number)) await settle(api.services, id);
    const isGoing = (await attemptsOf(api.database.db, number)).some(
      ({ state }) => state === 'voiding' || state === 'refunding',
    );
    const owed = (await refundsOf(api.database.db, number)).some(
      ({ given_at, given_up_at }) => given_at === null && given_up_at === null,
    );
    return !isGoing && !owed;
  });
}

/** A refusal is an answer; anything else is none. */
async function allowed(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

interface Course {
  readonly market: Market;
  readonly vendors: readonly PayingVendor[];
  /** Minor units. */
  readonly fee: number;
}

/**
 * One visitor who reserves, does all of it, and how the money stands when everything has come to
 * rest.
 */
async function live({ market, vendors, fee }: Course, events: readonly Happening[]): Promise<string> {
  const visitor = browse(api, market);
  const vehicle = await addVehicle(api.database, market, fee);
  const { id: lock, attributes: hold } = (await visitor.init(vehicle)).body.data;
  const number = String(hold['order_number']);
  const shown = Number(hold['fee']);
  expect(toMinor(shown, market.currency)).toBe(fee);
  const opened: { readonly vendor: PayingVendor; readonly started: StartedPayment }[] = [];
  const person = { who: 'somebody', why: 'a property' };
  const payingWith = (vendor: PayingVendor) => payWith(api, vendor, market, visitor);

  async function open({ which, isManual }: Happening): Promise<void> {
    const vendor = vendors[which % vendors.length];
    if (!vendor) return;
    const paying = payingWith(vendor);
    const answer = await paying.ask(vehicle, { amount: shown, ...(isManual && { capture_method: 'manual' }) });
    expect([200, 409]).toContain(answer.status);
    if (answer.status !== 200) return;
    const placed = await visitor.order(lock, { payment_vendor: vendor });
    expect([201, 409]).toContain(placed.status);
    opened.unshift({ vendor, started: paying.startedBy(answer) });
  }

  async function pay(which: number, how: HowToPay): Promise<void> {
    const found = opened[which % Math.max(opened.length, 1)];
    if (found) await payingWith(found.vendor).pay(found.started, how);
  }

  async function giveBack(percent: number): Promise<void> {
    const order = await findOrder(api.database.db, number);
    const amount = toMajor(Math.max(1, Math.floor((fee * percent) / 100)), market.currency);
    if (order) await allowed(refundOrder(api.services, order, { ...person, amount }));
  }

  async function capture(): Promise<void> {
    const order = await findOrder(api.database.db, number);
    if (order) await allowed(captureOrder(api.services, order, person));
  }

  const work: Record<Happening['what'], (one: Happening) => Promise<unknown>> = {
    opens: open,
    approves: ({ which }) => pay(which, 'well'),
    'is declined': ({ which }) => pay(which, 'declined'),
    reloads: () => visitor.confirm(number),
    cancels: () => visitor.send('PUT', `/buy_online/orders/${number}/cancel`),
    'part back': ({ percent }) => giveBack(percent),
    'is captured': capture,
  };
  for (const one of [happens('opens'), ...events]) await work[one.what](one);
  await visitor.confirm(number);
  await comeToRest(number);

  const page = (await visitor.read(number)).body.data.attributes;
  const kept = await findOrder(api.database.db, number);
  expect([page['amount'], kept?.amount, kept?.currency]).toEqual([shown, fee, market.currency]);
  const moved = await movedFor(number);
  for (const asked of moved.asked) expect(asked).toBe(fee);
  for (const { amount, currency } of await attemptsOf(api.database.db, number))
    expect({ amount, currency }).toEqual({ amount: fee, currency: market.currency });
  const isTheirs = kept !== undefined && isSecured(kept.state);
  const isOnHold = page['payment_status'] === 'on_hold';
  const back = toMinor(Number(page['refunded']), market.currency);
  expect({ state: kept?.state, ...moved }).toMatchObject({
    taken: isTheirs && !isOnHold ? fee - back : 0,
    held: isTheirs && isOnHold ? fee : 0,
  });
  return `${kept?.state} ${page['payment_status']}`;
}

test.each<[string, Market, readonly PayingVendor[]]>([
  ['card and PayPal in euro', MARKETS.international, ['STRIPE', 'PAYPAL']],
  ['LiqPay and card in hryvnia', MARKETS.ua, ['LIQPAY', 'STRIPE']],
  ['card in dirham', MARKETS.ae, ['STRIPE']],
])(
  'what the page says, what the order keeps and what is moved by %s is one figure, whatever visitors, desk and providers do',
  async (_, market, vendors) => {
    const ends = new Set<string>();
    const plain = [
      [happens('approves')],
      [happens('approves'), happens('reloads'), happens('part back'), happens('part back')],
      [happens('opens', { isManual: true }), happens('approves'), happens('reloads'), happens('is captured')],
      [happens('opens', { which: 1 }), happens('approves', { which: 1 }), happens('approves')],
      [happens('approves'), happens('opens', { which: 1 }), happens('approves')],
      [happens('approves'), happens('reloads'), happens('cancels')],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 5_000_000 }),
        fc.array(event, { minLength: 1, maxLength: 7 }),
        async (fee, events) => void ends.add(await live({ market, vendors, fee }, events)),
      ),
      { numRuns: 15, endOnFailure: true, examples: plain.map((events, index) => [19_999 + index, events]) },
    );
    expect([...ends]).toEqual(
      expect.arrayContaining(['confirmed paid', 'confirmed partially_refunded', 'cancelled refunded']),
    );
    expect(await checkLedger(api.database)).toEqual([]);
    expect((await compareWithProviders(api.services)).broken).toEqual([]);
  },
  180_000,
);

test('a free reservation is nothing on its page, in its order and at every provider', async () => {
  const visitor = browse(api, MARKETS.jp);
  const vehicle = await addVehicle(api.database, MARKETS.jp, 0);
  const { id: lock, attributes: hold } = (await visitor.init(vehicle)).body.data;
  const number = String(hold['order_number']);
  await visitor.order(lock);
  const order = (await visitor.confirm(number)).body.data.attributes;
  expect([hold['fee'], order['amount'], order['refunded'], order['state']]).toEqual([0, 0, 0, 'confirmed']);
  expect(await movedFor(number)).toEqual({ asked: [], taken: 0, held: 0 });
  expect(await checkLedger(api.database)).toEqual([]);
});

test.each<[PayingVendor, readonly string[]]>([
  ['STRIPE', ['EUR', 'AUD', 'AED', 'UAH', 'JPY', 'KWD']],
  ['PAYPAL', ['EUR', 'AUD', 'JPY']],
  ['LIQPAY', ['UAH', 'EUR', 'USD']],
])(
  '%s is asked for, takes and gives back the minor units of %j, part by part',
  async (vendor, currencies) => {
    const { port, pay } = providersOf(api.sandbox, `${api.url}/webhooks/liqpay`)[vendor];
    let attempts = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...currencies),
        fc.integer({ min: 100, max: 99_999_999 }),
        fc.integer({ min: 1, max: 99 }),
        async (currency, amount, percent) => {
          attempts += 1;
          const attemptId = `one-figure-${vendor}-${attempts}`;
          const { reference } = await port.start({
            attemptId,
            orderNumber: attemptId,
            description: 'Reservation',
            amount,
            currency,
          });
          await pay({ reference, amount, currency });
          expect(await port.read(reference, 'pending')).toMatchObject({ status: 'authorised', amount, currency });
          await port.capture(reference);
          expect(await port.read(reference, 'authorised')).toMatchObject({
            status: 'paid',
            amount,
            currency,
            refunded: 0,
          });
          const upTo = Math.ceil((amount * percent) / 100);
          await port.refundPart(reference, { upTo, key: `${attemptId}-part` });
          expect(await port.read(reference, 'paid')).toMatchObject({
            status: 'paid',
            amount,
            currency,
            refunded: upTo,
          });
          await port.refund(reference);
          expect(await port.read(reference, 'refunding')).toMatchObject({ status: 'refunded' });
        },
      ),
      { numRuns: 20, endOnFailure: true },
    );
  },
  60_000,
);
