import { CONFIG_TYPES } from '@showroom/contracts/entities/company-config';
import { MARKETS } from '@showroom/contracts/markets';
import { settings } from '../../database/schema/content';
import { inLanguage } from '../market/in-language';
import { type TestApi, testApi, until } from '../testing/harness';
import { company } from './company';

let api: TestApi;
beforeAll(async () => {
  api = await testApi([company]);
});
afterAll(() => api.close());

async function store(key: string, value: unknown) {
  await api.database.db
    .insert(settings)
    .values({ market: 'ae', key, value })
    .onConflictDoUpdate({ target: [settings.market, settings.key], set: { value } });
}

async function read(url: string, uuid: string = MARKETS.ae.companyUuid) {
  const answer = await api.server.inject({ url, headers: { 'Company-Config': uuid } });
  return { status: answer.statusCode, body: answer.json() };
}

const cash = (html: string) => ({
  accordion: { title: 'Cash', blocks: [{ type: 'html', html }, { type: 'finance_options_table' }] },
  popup: null,
  finance_options: [{ label: 'Bank transfer', value: '0 %', description: '' }],
});

test('a company is known by its header, and has what was stored for the types that were asked', async () => {
  await store('company_config.cash', { en: cash('<p>Pay</p>'), ar: cash('<p>ادفع</p>') });
  const showroom = '/public_api/company_config/all?config_type=additional,cash,lease,subscription';
  await until(async () => 'cash' in (await read(showroom)).body.data.attributes.configs);
  const { body } = await read(showroom);
  expect(body.data).toMatchObject({
    id: 'all',
    attributes: {
      market: 'ae',
      listing: 'ae',
      currency: 'AED',
      api_base_url: '',
      translations_id: MARKETS.ae.companyUuid,
    },
  });
  expect(Object.keys(body.data.attributes.configs).sort()).toEqual(['additional', 'cash']);
  const arabic = await read(`${showroom}&lang=ar-AE`);
  expect(arabic.body.data.attributes.configs.cash.accordion.blocks[0].html).toBe('<p>ادفع</p>');
});

test('one type is had by its name, or by the parameter, and neither widens the other', async () => {
  const configs = async (url: string) => Object.keys((await read(url)).body.data.attributes.configs);
  expect(await configs('/public_api/company_config/cash')).toEqual(['cash']);
  expect(await configs('/public_api/company_config/all?config_type=cash')).toEqual(['cash']);
  expect(await configs('/public_api/company_config/cash?config_type=lease')).toEqual([]);
});

test('HTML of a configuration runs nothing', async () => {
  await store('company_config.cash', { en: cash('<p onclick="x()">Pay<script>x()</script></p>') });
  await until(async () => {
    const { body } = await read('/public_api/company_config/cash');
    return body.data.attributes.configs.cash.accordion.blocks[0].html === '<p>Pay</p>';
  });
});

const DIRTY = '<p onclick="x()">Text<script>x()</script></p>';
const BUTTON = { action: 'stock', label: 'See all vehicles', kind: 'primary' };
const FAILURE = { title: 'Failed', html: DIRTY, buttons: [BUTTON] };
const STEPS = {
  title: 'Make it yours',
  html: DIRTY,
  steps: [{ type: 'trade_in', title: 'Your car', required: false }],
  empty: FAILURE,
};
const CHECKOUT = {
  title: 'Reserve',
  extra_screens: ['terms'],
  terms: { title: 'Terms', html: DIRTY, label: 'I accept the terms.' },
  authentication: true,
  capture_on_hold: true,
  confirmation_by_link: false,
  vendors: [{ type: 'no_payment_japan' }],
};
const SUCCESS = { title: 'Thank you', html: DIRTY, next_steps: ['We call you.'] };

test.each([
  ['order_online_steps_page', STEPS],
  ['order_online_checkout_page', CHECKOUT],
  ['order_online_success_page', SUCCESS],
  ['order_online_confirmation_error_page', FAILURE],
  ['order_online_reservation_failure_page', FAILURE],
])('%s is answered as it was stored, in both journeys, and its HTML runs nothing', async (type, content) => {
  const clean = JSON.parse(JSON.stringify(content).replaceAll(JSON.stringify(DIRTY).slice(1, -1), '<p>Text</p>'));
  for (const name of [type, `config_${type}`]) {
    await store(`company_config.${name}`, { en: content });
    await until(async () => name in (await read(`/public_api/company_config/${name}`)).body.data.attributes.configs);
    const { body } = await read(`/public_api/company_config/${name}`);
    expect(body.data.attributes.configs).toEqual({ [name]: clean });
  }
});

test.each([
  [
    'a step that nobody knows',
    'order_online_steps_page',
    { ...STEPS, steps: [{ type: 'wash', title: '', required: true }] },
  ],
  ['a vendor that nobody knows', 'order_online_checkout_page', { ...CHECKOUT, vendors: [{ type: 'barter' }] }],
])('%s is no configuration', async (_, type, content) => {
  await store(`company_config.config_${type}`, { en: content });
  const url = `/public_api/company_config/config_${type}`;
  await until(async () => Object.keys((await read(url)).body.data.attributes.configs).length === 0);
});

test.each([
  ['without the header', '/public_api/company_config/all', '', 400],
  ['with a header that is no UUID', '/public_api/company_config/all', 'showroom', 400],
  ['of a company nobody knows', '/public_api/company_config/all', '00000000-0000-4000-8000-000000000000', 404],
  ['of a name nobody knows', '/public_api/company_config/wheels', MARKETS.ae.companyUuid, 404],
  ['with an unknown type', '/public_api/company_config/all?config_type=cash,wheels', MARKETS.ae.companyUuid, 400],
])('a configuration %s is refused', async (_, url, uuid, status) => {
  const answer = await read(url, uuid);
  expect(answer.status).toBe(status);
  if (status === 400) {
    expect(answer.body.errors[0].path).toBe(url.includes('?') ? 'config_type' : 'company-config');
  }
});

test('translations stand under their lower-cased language', async () => {
  await store('widget_translations.data', { 'en-AE': { seats: 'Seats' }, AR: { seats: 'مقاعد' } });
  const url = `/public_api/widget_translations_configs/${MARKETS.ae.companyUuid}`;
  await until(async () => Object.keys((await read(url)).body.data.attributes.data).length === 2);
  expect((await read(url)).body.data.attributes.data).toEqual({ 'en-ae': { seats: 'Seats' }, ar: { seats: 'مقاعد' } });
  expect((await read('/public_api/widget_translations_configs/nobody')).status).toBe(404);
});

test('every type has a setting, and a market that stored nothing answers without failing', async () => {
  const { status, body } = await read(`/public_api/company_config/all?config_type=${CONFIG_TYPES.join(',')}`);
  expect([status, body.data.attributes.configs.additional.buttons[0].action]).toEqual([200, 'reserve']);
});

test.each([
  ['ar-AE', 'arabic'],
  ['AR', 'arabic'],
  ['en-GB', 'british'],
  ['en-AU', 'english'],
  ['fr-FR', 'british'],
])('texts for %s are %s', (wanted, found) => {
  expect(inLanguage({ ar: 'arabic', en: 'english', 'EN-gb': 'british' }, wanted, 'en-GB')).toBe(found);
});

test('of texts in another language alone any is better than none', () => {
  expect(inLanguage({ ja: 'japanese' }, 'uk', 'en-GB')).toBe('japanese');
  expect(inLanguage({}, 'uk', 'en-GB')).toBeUndefined();
});
