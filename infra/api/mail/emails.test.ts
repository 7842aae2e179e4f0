/** @jest-environment jsdom */
import {
  CUSTOMER_MAILS,
  type CustomerMail,
  RETAILER_MAILS,
  type RetailerMail,
} from '@showroom/contracts/entities/order-record';
import { MARKETS, type Market, type MarketCode, marketOfListing } from '@showroom/contracts/markets';
import { priceFormatter } from '@showroom/contracts/price/price-formatter';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { OrderRow } from '../../database/schema/buy-online';
import { settingsOf } from '../../demo/content/settings';
import { amountFormatter } from './amount-formatter';
import { mailOf } from './email';
import { inquiryEmail } from './inquiry-email';
import { orderEmail } from './order-email';
import { retailerEmail } from './retailer-email';

expect.extend(toHaveNoViolations);
jest.setTimeout(30_000);

const order: OrderRow = {
  number: '7K4M-9QTX-2HVD',
  vehicle_id: '1',
  held_id: '1',
  config_url: null,
  listing: 'international',
  owner: 'visitor-1',
  hold_token: 'token',
  state: 'confirmed',
  payment_vendor: 'STRIPE',
  vendor_uuid: null,
  amount: 500_00,
  currency: 'EUR',
  finance_option: 'purchase',
  customer: { first_name: 'Jane', last_name: '{amount} <b>', email: 'jane@example.test', phone: '+321', message: '' },
  subject: {
    vehicle: { title: 'Defender & 110', vin: 'SALEA7AX1L2000001', slug: 'defender', photo: null, price: 90_000_00 },
    retailer: { name: 'Zenith', address: '', city: 'Ghent', phone: '+32 9', email: 'sales@zenith.test' },
  },
  metadata: {},
  rdx_forms_lead_id: null,
  lead_attributes: null,
  confirmation_by_link: false,
  link_confirmed_at: null,
  locale: 'en-GB',
  created_at: '2026-03-01T12:05:00.000Z',
  reserved_at: null,
  confirmed_at: null,
  closed_at: null,
  status_before: null,
};

const TERMS = [
  { box: 'reservation', title: 'Reservation terms', version: 'a1b2c3d4e5f6', accepted_at: '2026-03-01T12:04:00.000Z' },
];

/** The settings that the seed stores for a market. */
function seeded(market: MarketCode): Settings {
  const stored = Object.entries(settingsOf(market, 'https://sandbox.test'));
  return mergeSettings(stored.map(([key, value]) => ({ key, value }))).settings;
}

function letter(
  mail: CustomerMail,
  changes: Partial<OrderRow> = {},
  kind: 'refunded' | 'released' | 'none' = 'none',
  amount = 500_00,
  money: 'none' | 'held' | 'taken' = 'none',
) {
  const moneyBack = { kind, amount };
  const { code } = marketOfListing(changes.listing ?? order.listing) ?? MARKETS.international;
  const writeAmount = amountFormatter({ ...order, ...changes }, seeded(code));
  const facts = {
    writeAmount,
    address: 'https://site.test/o?token=a&b',
    photo: 'https://site.test/p.webp',
    moneyBack,
    money,
    terms: TERMS,
  };
  const written = orderEmail(mail, { ...order, ...changes }, facts);
  if (!written) throw new Error('Nothing was written');
  return mailOf(written);
}

function toRetailer(mail: RetailerMail, changes: Partial<OrderRow> = {}) {
  const told = { ...order, ...changes };
  const written = retailerEmail(mail, told, {
    writeAmount: amountFormatter(told, seeded('international')),
    photo: 'https://site.test/p.webp',
  });
  if (!written) throw new Error('Nothing was written');
  return mailOf(written);
}

const LANGUAGES = [
  ['en-GB', 'ltr', 'Reservation fee: 500 €'],
  ['ar-AE', 'rtl', 'رسوم الحجز'],
  ['ja-JP', 'ltr', '予約番号: 7K4M-9QTX-2HVD'],
  ['uk-UA', 'ltr', 'Номер бронювання: 7K4M-9QTX-2HVD'],
  ['fr-FR', 'ltr', 'Numéro de réservation\u00a0: 7K4M-9QTX-2HVD'],
] as const;

describe.each(LANGUAGES)('in %s', (locale, direction, fact) => {
  test.each(CUSTOMER_MAILS)('%s says the same as text and as accessible HTML', async (mail) => {
    const { subject, text, html } = letter(mail, { locale }, 'refunded');
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
    expect(subject).toContain('7K4M-9QTX-2HVD');
    expect(text).toContain(fact);
    expect(text).toContain('https://site.test/o?token=a&b');
    expect(text).not.toMatch(/\{(name|number|vehicle)\}/);
    document.documentElement.innerHTML = html.replace('<!doctype html>', '');
    document.documentElement.lang = locale;
    const button = document.querySelector('a');
    expect(button?.getAttribute('href')).toBe('https://site.test/o?token=a&b');
    expect(await axe(document.documentElement)).toHaveNoViolations();
  });
});

describe.each(LANGUAGES)('the retailer, in %s', (locale, direction, fact) => {
  test.each(RETAILER_MAILS)('%s says who reserved what, as text and as accessible HTML', async (mail) => {
    const { subject, text, html } = toRetailer(mail, { locale });
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
    expect(subject).toContain('7K4M-9QTX-2HVD');
    for (const part of [fact, 'jane@example.test', '+321', 'SALEA7AX1L2000001']) expect(text).toContain(part);
    expect(text).not.toMatch(/\{(number|vehicle|name)\}|token=/);
    document.documentElement.innerHTML = html.replace('<!doctype html>', '');
    document.documentElement.lang = locale;
    expect(await axe(document.documentElement)).toHaveNoViolations();
  });
});

test('the retailer is asked to take a fee that is on hold, and of a free reservation nothing', () => {
  expect(toRetailer('retailer-reserved', { state: 'reserved' }).text).toContain(
    'The reservation fee of 500 € is on hold',
  );
  expect(toRetailer('retailer-reserved').text).not.toContain('on hold');
  expect(toRetailer('retailer-reserved', { state: 'reserved', amount: 0 }).text).not.toContain('on hold');
});

test('what people typed stays text, also where it looks like a gap or like HTML', () => {
  const { html, text } = letter('confirmed');
  expect(text).toContain('Dear Jane {amount} <b>,');
  expect(html).toContain('Jane {amount} &lt;b&gt;');
  expect(html).toContain('Defender &amp; 110');
});

test.each([
  ['refunded', 'We are giving 500 € back to you'],
  ['released', 'The 500 € that your bank had put on hold were not charged'],
] as const)('a reservation that ended says that its money is %s', (moneyBack, sentence) => {
  expect(letter('cancelled', { state: 'cancelled' }, moneyBack).text).toContain(sentence);
});

test.each([
  ['cancelled', 'Your reservation was cancelled.'],
  ['failed', 'this vehicle was taken before your payment arrived'],
  ['expired', 'was not confirmed in time'],
] as const)('an order that is %s says why it ended', (state, sentence) => {
  expect(letter('cancelled', { state }).text).toContain(sentence);
});

test('a part that goes back is named beside the fee; the reservation stays', () => {
  const { text } = letter('refunded', {}, 'refunded', 120_00);
  expect(text).toContain('Your reservation stays as it is.');
  expect(text).toContain('Reservation fee: 500 €');
  expect(text).toContain('Given back: 120 €');
});

const CHOSEN = {
  payment_option: {
    type: 'finance',
    selected: { duration: 48, monthly_payment: 799.5, deposit: 10_000, interest_rate: 4.9, residual_value: 25_200 },
  },
  trade_in: { brand: { name: 'Volvo' }, model: { name: 'V60' }, estimate: { value: 21_000 } },
  service_packs: [
    { id: 'a', name: 'Service plan', price: 990, period: 'once' },
    { id: 'b', name: 'Warranty', price: 29.9, period: 'month' },
  ],
  location: {
    kind: 'delivery',
    name: 'Ghent',
    address: '',
    postcode: '9000',
    city: 'Ghent',
    fee: 150,
    delivery_address: { street: 'Korenmarkt 1', extra: 'second floor', postcode: '9000', city: 'Gent' },
  },
  appointment: {
    purpose: 'handover',
    starts_at: '2026-04-02T10:00:00+02:00',
    time_zone: 'Europe/Brussels',
    retailer: 'Zenith',
  },
};

test('what was chosen on the way is told: payment, packs, present car, place and time', () => {
  const { text } = letter('confirmed', { metadata: CHOSEN });
  expect(text).toContain(
    'How you pay for the vehicle: Finance, 799.50 € a month for 48 months, 10,000 € at the start, 25,200 € at the end',
  );
  expect(text).toContain('Service packs: Service plan: 990 €\nWarranty: 29.90 € a month');
  expect(text).toContain('Your present car: Volvo V60, estimated at 21,000 €');
  expect(text).toContain('Delivery to: Korenmarkt 1, second floor, 9000 Gent, bringing it there: 150 €');
  expect(text).toContain('Handover: Thursday, 2 April 2026 at 10:00 CEST, Zenith');
});

test.each([
  ['en-GB', 'How you pay for the vehicle: Subscription, 990 € a month for 12 months, 1,500 km a month'],
  ['ar-AE', 'اشتراك'],
  ['ja-JP', '月間走行距離 1,500 km'],
  ['uk-UA', 'км на місяць'],
])('a subscription is told in %s with its duration, fee and distance', (locale, sentence) => {
  const selected = { duration: 12, monthly_fee: 990, monthly_mileage: 1500 };
  const metadata = { payment_option: { type: 'subscription', selected } };
  expect(letter('confirmed', { locale, metadata }).text).toContain(sentence);
});

test.each([
  ['en-GB', 1, 'a month for 1 month,'],
  ['en-GB', 3, 'a month for 3 months,'],
  ['ar-AE', 1, 'لمدة شهر واحد'],
  ['ar-AE', 2, 'لمدة شهرين'],
  ['ar-AE', 3, 'لمدة 3 أشهر'],
  ['ar-AE', 12, 'لمدة 12 شهرًا'],
  ['ja-JP', 1, '1か月'],
  ['uk-UA', 3, 'протягом 3 міс.'],
])('in %s a subscription of %d months has its form of the number', (locale, duration, sentence) => {
  const selected = { duration, monthly_fee: 990, monthly_mileage: 1500 };
  const metadata = { payment_option: { type: 'subscription', selected } };
  expect(letter('confirmed', { locale, metadata }).text).toContain(sentence);
});

test.each([
  { loan_tenure: 36, monthly_instalment: 700, down_payment: 9000 },
  { duration: 36, monthly_payment: 700, deposit: 9000 },
  { duration: 36, monthly_fee: 700, initial_payment: 9000 },
])('a way to pay reads the same by every name that its figures have: %j', (selected) => {
  const metadata = { payment_option: { type: 'lease', selected } };
  expect(letter('confirmed', { metadata }).text).toContain('Lease, 700 € a month for 36 months, 9,000 € at the start');
});

test('a postcode of zeros, of a country without postcodes, is not written', () => {
  const location = { ...CHOSEN.location, postcode: '00000', city: 'Dubai', delivery_address: undefined };
  expect(letter('confirmed', { metadata: { location } }).text).toContain('Delivery to: Dubai');
});

test('what the visitor wrote stands in the letter, line by line and as text', () => {
  const customer = { first_name: 'J', last_name: 'D', email: 'j@d.test', phone: '+321', message: 'One\n<b>two' };
  const { text, html } = letter('confirmed', { customer });
  expect(text).toContain('Your message: One\n<b>two');
  expect(html).toContain('One<br>&lt;b&gt;two');
  expect(letter('confirmed').text).not.toContain('Your message');
});

test.each([
  ['an unknown choice', { payment_option: { type: 'barter' }, other: { a: 1 } }],
  ['no packs', { service_packs: [] }],
  ['nothing', {}],
])('%s adds no line', (_what, metadata) => {
  expect(letter('confirmed', { metadata }).text).toBe(letter('confirmed').text);
});

test.each(LANGUAGES)('in %s every choice has its words', (locale) => {
  const { text } = letter('confirmed', { locale, metadata: CHOSEN });
  expect(text).toContain('Korenmarkt 1');
  if (!locale.startsWith('en')) expect(text).not.toMatch(/Finance\b|Delivery to|Service packs|Handover/);
});

test.each([
  ['international', 'en-GB', '1,234.50 €', '1,234 €'],
  ['international', 'fr-FR', '1\u202f234,50\u00a0€', '1\u202f234\u00a0€'],
  ['au', 'en-AU', '$1,234.50', '$1,234'],
  ['ae', 'en-AE', 'AED 1,234.50 (USD 336)', 'AED 1,234 (USD 336)'],
  ['ae', 'ar-AE', '1,234.50 د.إ. (\u2068336 USD\u2069)', '1,234 د.إ. (\u2068336 USD\u2069)'],
  ['jp', 'ja-JP', undefined, '¥1,234'],
  ['ua', 'uk-UA', '1\u00a0234,50 ₴', '1\u00a0234 ₴'],
] as const)('amounts in %s, %s, are written as its pages write them', (code, locale, cents, whole) => {
  const { currency, listing } = MARKETS[code];
  const minor = code === 'jp' ? 1 : 100;
  const feeOf = (amount: number) => letter('confirmed', { locale, listing, currency, amount: amount * minor }).text;
  expect(feeOf(1234)).toContain(`: ${whole}\n`);
  if (cents) expect(feeOf(1234.5)).toContain(`: ${cents}\n`);
});

const SITES = Object.values<Market>(MARKETS).flatMap((market) => market.locales.map((locale) => ({ market, locale })));

test.each(SITES)('in $locale a letter writes an amount as the pages of its market do', ({ market, locale }) => {
  const { code, currency } = market;
  const settings = seeded(code);
  const pages = priceFormatter({ get: (key) => settings[key] }, locale);
  const writeAmount = amountFormatter({ locale, currency }, settings);
  for (const amount of [1, 500, 1234, 45_900, 1_234_567]) expect(writeAmount(amount)).toBe(pages.writeBoth(amount));
});

function zoneName(locale: string, timeZone: string, at: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? 'no name';
}

test.each(SITES)('in $locale every time of a letter names its zone', ({ market: { listing, timeZone }, locale }) => {
  const { text } = letter('confirmed', { locale, listing, metadata: CHOSEN });
  const times = text.split('\n').filter((line) => /\d{1,2}:\d{2}/.test(line.replaceAll(/https?:\S+/g, '')));
  expect(times.length).toBeGreaterThan(1);
  const zones = [timeZone, CHOSEN.appointment.time_zone].flatMap((zone) =>
    [order.created_at, CHOSEN.appointment.starts_at].map((at) => zoneName(locale, zone, at)),
  );
  expect(times.filter((line) => !zones.some((zone) => line.includes(zone)))).toEqual([]);
});

test('money of another currency than the market’s prices is not written with their symbol', () => {
  expect(letter('confirmed', { listing: 'ua', currency: 'EUR' }).text).toContain('Reservation fee: €500');
});

test('a Japanese name begins with the family, to the customer and to the retailer', () => {
  const taro = { first_name: '太郎', last_name: '山田', email: 't@y.test', phone: '+819012345678', message: '' };
  expect(letter('confirmed', { locale: 'ja-JP', customer: taro }).text).toContain('山田 太郎 様');
  const vehicle = { title: 'Defender', vin: null, config_url: null };
  expect(mailOf(inquiryEmail({ locale: 'ja-JP', customer: taro, vehicle })).text).toContain('山田 太郎 様');
});

test('dates are those of the market: noon in London is evening in Tokyo', () => {
  expect(letter('confirmed', { listing: 'jp', locale: 'en-GB' }).text).toMatch(/1 March 2026 at 21:05 (JST|GMT\+9)/);
});

test('a language that nobody speaks is written in English instead of ending the sending', () => {
  expect(letter('confirmed', { locale: 'x_"><' }).html).toContain('<html lang="en" dir="ltr">');
});

test('nobody is told before the visitor said who they are', () => {
  const facts = {
    address: 'https://site.test',
    writeAmount: String,
    photo: null,
    moneyBack: { kind: 'none', amount: 0 },
    money: 'none',
    terms: [],
  } as const;
  expect(orderEmail('confirmed', { ...order, customer: null }, facts)).toBeUndefined();
});

test('an inquiry keeps the lines of its message, and none of its HTML', () => {
  const { html, subject } = mailOf(
    inquiryEmail({
      locale: 'en-GB',
      customer: { first_name: 'J', last_name: 'D', email: 'j@d.test', phone: '+321', message: 'One\n<script>two' },
      vehicle: { title: 'Defender', vin: null, config_url: 'https://config.test/?a=1&b=2' },
    }),
  );
  expect(subject).toBe('Inquiry about Defender');
  expect(html).toContain('One<br>&lt;script&gt;two');
  expect(html).toContain('https://config.test/?a=1&amp;b=2');
});

const waiting = {
  state: 'reserved',
  confirmation_by_link: true,
  reserved_at: '2026-03-01T12:05:00.000Z',
} as const satisfies Partial<OrderRow>;

test.each([
  ['held', 'Nothing was charged: 500 € are only on hold.'],
  ['taken', 'Your payment of 500 € was taken. If you do not confirm, all of it goes back to you.'],
  ['none', 'Nothing is to be paid.'],
] as const)('whoever has to open a link is told where their money is: %s', (money, sentence) => {
  const { text } = letter('confirm-by-link', waiting, 'none', 0, money);
  expect(text).toContain(sentence);
});

test.each([
  ['en-GB', 'international', 'Please confirm by 3 March 2026 at 13:05 CET.'],
  ['ar-AE', 'ae', 'غرينتش+4'],
  ['ja-JP', 'jp', '2026年3月3日 21:05 JST'],
  ['uk-UA', 'ua', '3 березня 2026'],
  ['fr-FR', 'international', 'Veuillez confirmer avant le 3 mars 2026'],
])('the deadline of a link is told in %s, with the zone of the market %s', (locale, listing, sentence) => {
  const { text } = letter('confirm-by-link', { ...waiting, locale, listing }, 'none', 0, 'held');
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/\{until\}|\{amount\}(?! <b>)/);
});

test('the terms that were accepted stand in the letter with version and time', () => {
  expect(letter('confirmed').text).toContain(
    'Accepted terms: Reservation terms · a1b2c3d4e5f6 · 1 March 2026 at 13:04 CET',
  );
});

const TITLES = [
  ['en-GB', '2019 Used Jaguar F-PACE Fuji White AWD D180'],
  ['ar-AE', '2019 مستعملة Jaguar F-PACE Fuji White دفع رباعي D180'],
  ['ja-JP', '2019 中古車 Jaguar F-PACE Fuji White 四輪駆動 D180'],
  ['uk-UA', '2019 Вживаний Jaguar F-PACE Fuji White Повний привід D180'],
] as const;
const title_parts = {
  production_year: 2019,
  state: 'used',
  brand: 'Jaguar',
  model: 'F-PACE',
  color_name: 'Fuji White',
  drivetrain: 'AWD',
  version: 'D180',
} as const;

describe.each(TITLES)('in %s', (locale, title) => {
  test.each(CUSTOMER_MAILS)('%s names the vehicle in the language of the order', (mail) => {
    const subject = { ...order.subject, vehicle: { ...order.subject.vehicle, title_parts } };
    const { text, html } = letter(mail, { locale, subject });
    expect(text).toContain(title);
    expect(html).toContain(`alt="${title}"`);
  });
});

test('an order from before the parts were kept is named as it was then', () => {
  expect(letter('confirmed', { locale: 'ar-AE' }).text).toContain('Defender & 110');
});

test.each([
  ['en-GB', 'Drive-away price in Victoria: 90,000 €'],
  ['ja-JP', 'Victoriaの乗り出し価格'],
])('in %s a price to drive away with says where', (locale, line) => {
  const { text } = letter('confirmed', { locale, metadata: { drive_away_state: 'VIC' } });
  expect(text).toContain(line);
});
