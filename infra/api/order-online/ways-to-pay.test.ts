import type { PaymentOption } from '@showroom/contracts/entities/payment-option';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { leaseQuote } from '@showroom/contracts/finance/lease';
import { financeQuote } from '@showroom/contracts/finance/quote';
import { subscriptionQuote } from '@showroom/contracts/finance/subscription';
import { financeClassOf } from '@showroom/contracts/finance/terms';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { eq } from 'drizzle-orm';
import { type NewVehicle, vehicles } from '../../database/schema/vehicles';
import { addVehicle, browse, type Reserving, startReserving } from '../orders/reserve.testing';
import { type TestIssuer, testIssuer, until } from '../testing/harness';
import { orderOnline } from './order-online';

jest.setTimeout(60_000);

let api: Reserving;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await startReserving({ OIDC_ISSUER: issuer.issuer }, [orderOnline]);
}, 60_000);
afterAll(async () => {
  await api?.close();
  issuer?.close();
});

type Type = 'finance' | 'lease' | 'subscription';

const PRICES = { finance: 90_000, lease: 1190, subscription: 990 } as const;
const OPTIONS = { finance: 'purchase', lease: 'lease', subscription: 'subscribe' } as const;

/** What a new vehicle costs each month in the market, as its page shows it. */
function monthly({ code }: Market, type: Type): number {
  const terms = termsOf(code, null);
  const kind = financeClassOf(terms, { state: 'new', production_year: null }, new Date().getFullYear());
  if (!kind || !terms.subscription) throw new Error('Markets have terms for new vehicles');
  const choices = {
    finance: () => financeQuote(terms, kind, { months: 36, deposit: 20_000, yearly_mileage: 15_000 }, PRICES.finance),
    lease: () => leaseQuote(terms, kind, { months: 24, yearly_mileage: 20_000, initial_payments: 6 }, PRICES.lease),
    subscription: () => undefined,
  };
  const fee = subscriptionQuote(
    terms.subscription,
    { months: 6, monthly_mileage: 1500 },
    { quoted: PRICES.subscription, decimals: terms.decimals },
  );
  const due = choices[type]()?.instalment ?? fee?.fee;
  if (due === undefined) throw new Error('The example can be calculated');
  return due;
}

async function ordered(market: Market, type: Type, selected: PaymentOption) {
  const vehicle = await addVehicle(api.database, market, market.code === 'jp' ? 0 : 500_00);
  const minor = market.currency === 'JPY' ? 1 : 100;
  await api.database.db
    .update(vehicles)
    .set({
      purchase_price: PRICES.finance * minor,
      lease_price: PRICES.lease * minor,
      subscribe_price: PRICES.subscription * minor,
    })
    .where(eq(vehicles.id, vehicle));
  const visitor = browse(api, market);
  const { id: lock } = (await visitor.init(vehicle)).body.data;
  const payment = market.code === 'jp' ? undefined : await visitor.payment(vehicle);
  const placed = await visitor.order(lock, {
    finance_option: OPTIONS[type],
    metadata: { payment_option: { type, selected } },
  });
  expect(placed).toMatchObject({ status: 201 });
  if (payment) await visitor.card(String(payment.body.data.attributes['client_secret']));
  const number = placed.body.data.id;
  expect(await visitor.confirm(number)).toMatchObject({ body: { data: { attributes: { state: 'confirmed' } } } });
  return { number, read: (await visitor.read(number)).body.data.attributes['metadata'] };
}

async function letterOf(number: string): Promise<string> {
  const mails = () =>
    api.sandbox.mailbox.messages.list('jane@example.test').filter(({ subject }) => subject.includes(number));
  await until(() => mails().length > 0);
  return mails()[0]?.text ?? '';
}

async function deskChoices(number: string): Promise<unknown> {
  const headers = await issuer.bearer(['admin']);
  const { body } = await api.server.inject({ url: `/orders/${number}/record`, headers });
  return JSON.parse(body).data.attributes.choices;
}

const LOAN = { interest_rate: expect.any(Number), residual_value: 45_000, monthly_mileage: 1250 };

test.each([
  ['international', 'finance', { duration: 36, deposit: 20_000, monthly_mileage: 1250 }, 'monthly_payment', LOAN],
  ['ae', 'finance', { loan_tenure: 36, down_payment: 20_000, monthly_mileage: 1250 }, 'monthly_instalment', LOAN],
  ['ae', 'lease', { duration: 24, monthly_mileage: 20_000 / 12 }, 'monthly_payment', {}],
  ['jp', 'subscription', { duration: 6, monthly_mileage: 1500 }, 'monthly_fee', {}],
] as const)(
  'in %s an order on %s tells it by the market’s names on its page, in its letter and at the desk',
  async (code, type, terms, name, more) => {
    const market = MARKETS[code];
    const due = monthly(market, type);
    const chosen = type === 'lease' ? { ...terms, initial_payment: due * 6 } : terms;
    const { number, read } = await ordered(market, type, { ...chosen, [name]: due });
    const selected = { ...chosen, ...more, [name]: due };
    expect(read).toMatchObject({ payment_option: { type, selected } });
    const letter = await letterOf(number);
    const amount = new Intl.NumberFormat('en', { minimumFractionDigits: Number.isInteger(due) ? 0 : 2 }).format(due);
    const months = 'loan_tenure' in terms ? terms.loan_tenure : terms.duration;
    const line = letter.split('\n').find((one) => one.includes(amount));
    expect(line).toContain(String(months));
    expect(line).toContain(new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(terms.monthly_mileage));
    expect(await deskChoices(number)).toEqual(
      expect.arrayContaining([
        { name: 'payment_option.type', value: type },
        { name: `payment_option.selected.${name}`, value: String(due) },
        {
          name: `payment_option.selected.${'loan_tenure' in terms ? 'loan_tenure' : 'duration'}`,
          value: String(months),
        },
      ]),
    );
  },
);

const loan = (price: number) => {
  const terms = termsOf('au', null);
  const kind = financeClassOf(terms, { state: 'new', production_year: null }, new Date().getFullYear());
  const choice = { months: 36, deposit: 20_000, yearly_mileage: 15_000 };
  const due = kind && financeQuote(terms, kind, choice, price)?.instalment;
  const selected = { duration: 36, deposit: 20_000, monthly_mileage: 1250, monthly_payment: due };
  return { type: 'finance', selected };
};

async function orderedIn(state: string, metadata: object, changes: Partial<NewVehicle> = {}) {
  const vehicle = await addVehicle(api.database, MARKETS.au);
  const prices = { purchase_price: 90_000_00, drive_away: { NSW: 97_400_00, VIC: 98_600_00 } };
  await api.database.db
    .update(vehicles)
    .set({ ...prices, ...changes })
    .where(eq(vehicles.id, vehicle));
  const visitor = browse(api, MARKETS.au);
  const { id: lock } = (await visitor.init(vehicle)).body.data;
  return visitor.order(lock, { metadata: { drive_away_state: state, ...metadata } });
}

test.each<[string, Partial<NewVehicle>, number | null, string | undefined]>([
  ['NSW', {}, 97_400, 'NSW'],
  ['VIC', {}, 98_600, 'VIC'],
  ['WA', {}, 90_000, undefined],
  ['', {}, 90_000, undefined],
  ['NSW', { state: 'used' }, 90_000, undefined],
  ['NSW', { price_hidden: true, hidden_prices: ['purchase'] }, null, undefined],
])('an order from %s (%j) keeps the price that was shown there', async (state, changes, price, kept) => {
  const { status, body } = await orderedIn(state, {}, changes);
  expect(status).toBe(201);
  expect(body.data.attributes['vehicle']).toMatchObject({ price });
  expect(body.data.attributes['metadata']).toEqual(kept ? { drive_away_state: kept } : {});
});

test('a loan is calculated for the price to drive away with in the visitor’s state, and refused for any other', async () => {
  expect(await orderedIn('NSW', { payment_option: loan(97_400) })).toMatchObject({ status: 201 });
  for (const price of [90_000, 98_600]) {
    const refused = await orderedIn('NSW', { payment_option: loan(price) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment-option.changed' } });
  }
});
