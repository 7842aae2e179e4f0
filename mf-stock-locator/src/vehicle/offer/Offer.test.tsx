import { getCompanyConfig } from '@showroom/contracts/calls/company';
import { listOffers } from '@showroom/contracts/calls/showroom';
import { listConfiguratorVehicles } from '@showroom/contracts/calls/stock-locator';
import type { ConfiguratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerConfigs } from '../../examples/showroom-config';
import { exampleVehicle } from '../../examples/vehicles';
import { away, one, rows, visit } from '../vehicle-page-in-tests';

test('leads to the reservation', async () => {
  await visit([one()]);
  expect(screen.getByRole('link', { name: 'Reserve online' })).toHaveAttribute(
    'href',
    '/showroom-order-online/vehicle/1000',
  );
  expect(screen.getByText('Reservation fee 500 €, paid back if you change your mind.')).toBeVisible();
});

test.each([
  ['it cannot be reserved online', { reservation: null }, undefined],
  ['it is sold', { status: 'sold' }, 'This vehicle has been sold'],
  ['it is reserved', { status: 'reserved' }, 'This vehicle is reserved'],
] as const)('offers no reservation when %s', async (_, changes, message) => {
  await visit([one(changes)]);
  expect(screen.queryByRole('link', { name: 'Reserve online' })).not.toBeInTheDocument();
  if (message) expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(screen.getByRole('region', { name: 'Similar vehicles' })).toBeVisible();
});

const onDemand = { status: 'on_demand', reservation: null, config_url: 'https://configurator.example/c/1' } as const;

const configured = (changes: Partial<ConfiguratorVehicle['attributes']>) => {
  const { id, attributes } = exampleVehicle(0, onDemand);
  const data: ConfiguratorVehicle = {
    id,
    type: 'configurator_vehicle',
    attributes: { ...attributes, ...onDemand, state: 'new', msrp_price: null, buttons: [], ...changes },
  };
  return answerTo(listConfiguratorVehicles, { data: [data], meta: { total: 1, page: 1, pages: 1, items: 1 } });
};

test('what is still to be built is ordered by its configuration, for the fee of its configurator', async () => {
  const buttons = [{ key: 'reserve' as const, label: 'Reserve online', reservation_fee: 750 }];
  const { client } = await visit([one(onDemand), configured({ buttons })]);
  const link = screen.getByRole('link', { name: 'Reserve online' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://showroom.test');
  expect([pathname, searchParams.get('config_url')]).toEqual([
    '/showroom-order-online/vehicle',
    'https://configurator.example/c/1',
  ]);
  expect(screen.getByText('Reservation fee 750 €, paid back if you change your mind.')).toBeVisible();
  expect(client.sends.find(({ call }) => call === listConfiguratorVehicles)?.input.query).toMatchObject({
    config_url: 'https://configurator.example/c/1',
  });
});

test.each([
  ['has no button', configured({})],
  ['cannot be asked', answerTo(listConfiguratorVehicles, away)],
])('what is still to be built is not offered to be reserved where its configurator %s', async (_, answer) => {
  await visit([one(onDemand), answer]);
  expect(screen.queryByRole('link', { name: 'Reserve online' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call the retailer' })).toBeVisible();
});

test('a hidden price is a price on request', async () => {
  await visit([one({ prices: [{ type: 'purchase', value_raw: 5, old_price_raw: null, hidden_from_visitors: true }] })]);
  expect(screen.getByText('Price on request')).toBeVisible();
  expect(document.getElementById('vehicle-offer')).not.toHaveTextContent('Price includes VAT');
});

test.each([
  ['stock', true],
  ['sold', false],
] as const)('a vehicle that is %s has its prices, and asks how to pay: %s', async (status, isAsked) => {
  const prices = (['purchase', 'lease'] as const).map((type, index) => ({
    type,
    value_raw: [50_000, 600][index] ?? 0,
    old_price_raw: null,
    hidden_from_visitors: false,
  }));
  await visit([one({ status, prices })]);
  const offer = within(document.getElementById('vehicle-offer') ?? document.body);
  expect(offer.getByText('Price includes VAT')).toBeVisible();
  expect(offer.getAllByText(/50,000/)[0]).toBeVisible();
  expect(offer.getAllByText(/600/)[0]).toBeVisible();
  expect(offer.queryAllByRole('radio')).toHaveLength(isAsked ? 2 : 0);
});

test('the way to pay goes along to the reservation and is remembered', async () => {
  const reservation = {
    label: 'Reserve online',
    fee: 500,
    currency: 'EUR',
    financing_options: ['purchase' as const, 'lease' as const],
    owner: '',
  };
  const { user, unmount } = await visit([one({ reservation })]);
  await user.click(screen.getByRole('radio', { name: 'Lease' }));
  const order = '/showroom-order-online/vehicle/1000?finance_option=lease';
  expect(screen.getByRole('link', { name: 'Reserve online' })).toHaveAttribute('href', order);
  expect(JSON.parse(localStorage.getItem('sl_product_page_data') ?? '')).toEqual({
    vehicleId: '1000',
    preselectedPaymentOption: 'lease',
  });
  unmount();
  await visit([one({ reservation })]);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Lease' })).toBeChecked());
});

test('what was calculated last is remembered for the order', async () => {
  const { user } = await visit([one()]);
  await user.click(screen.getByRole('button', { name: 'Calculate on your own terms' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Duration' }), '36 months');
  expect(JSON.parse(localStorage.getItem('sl_product_page_data') ?? '')).toMatchObject({
    vehicleId: '1000',
    paymentOptionsData: { type: 'finance', data: [{ duration: 36, deposit: 14_980 }] },
  });
});

test('in a market with a second currency every amount of the page is written in both', async () => {
  const settings = { 'double_price.enabled': true, 'double_price.symbol': 'USD', 'double_price.rate': 2 };
  const price_drop = { before_raw: 77_900, percent: 3, since: '2026-11-01', until: '2026-12-01' };
  const { container } = await visit([one({ price_drop })], undefined, { settings });
  const texts = [...container.querySelectorAll('p, dd, label, .listing-card-prices > div > *')]
    .filter((element) => element.querySelector('p, dd, label') === null)
    .map((element) => element.textContent ?? '')
    .filter((text) => text.includes('€'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.split('€').length !== text.split('USD').length)).toEqual([]);
  expect(screen.getByText(/Lowest price of the 30 days before: 77,900 € \(155,800 USD\)/)).toBeVisible();
  expect(screen.getByText('Reservation fee 500 € (1,000 USD), paid back if you change your mind.')).toBeVisible();
});

test('an announced reduction is shown against the lowest price of the thirty days before', async () => {
  const price_drop = { before_raw: 77_900, percent: 3, since: '2026-11-01', until: '2026-12-01' };
  const prices = [{ type: 'purchase' as const, value_raw: 74_900, old_price_raw: 77_900, hidden_from_visitors: false }];
  const { container } = await visit([one({ price_drop, prices })]);
  expect(screen.getByText('Reduced by 3 %')).toBeVisible();
  expect(screen.getByText(/Lowest price of the 30 days before: 77,900 €/)).toBeVisible();
  expect(container.querySelector('s')).toBeNull();
});

test('buttons are those of the market', async () => {
  const buttons = [{ action: 'link' as const, label: 'Book a test drive', kind: 'primary' as const, url: '/drive' }];
  await visit([one(), answerConfigs({ additional: { buttons, disclaimers: [] } })]);
  expect(screen.getByRole('link', { name: 'Book a test drive' })).toHaveAttribute('href', '/drive');
  expect(screen.queryByRole('link', { name: 'Reserve online' })).not.toBeInTheDocument();
});

test('without its configuration the page has the built-in buttons', async () => {
  await visit([one(), answerTo(getCompanyConfig, away)]);
  expect(screen.getByRole('link', { name: 'Reserve online' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call the retailer' })).toBeVisible();
});

test('offers of these days are shown, for the vehicles that they are for', async () => {
  const offer = {
    title: 'Winter wheels included',
    text: 'With every Defender.',
    start_date: '',
    end_date: '2999-12-31',
  };
  const settings = {
    'stock_locator.offers': [
      { ...offer, models: ['Defender 110'] },
      { ...offer, title: 'For others', models: ['Discovery'] },
      { ...offer, title: 'Long over', end_date: '2020-01-31' },
    ],
  };
  await visit([one()], undefined, { settings });
  expect(screen.getByText('Winter wheels included')).toBeVisible();
  expect(screen.getByText('Until 31/12/2999')).toBeVisible();
  expect(screen.queryByText('For others')).not.toBeInTheDocument();
  expect(screen.queryByText('Long over')).not.toBeInTheDocument();
});

test('an offer that the market no longer makes gives way to its fallback, or goes', async () => {
  const offer = { title: 'Service included', text: 'For three years.', start_date: '', end_date: '' };
  const strategy = (model: string, fallback?: string) => ({
    key: 'mena_offers' as const,
    value: { car_model_key: model },
    ...(fallback && { fallback }),
  });
  const settings = {
    'stock_locator.offers': [
      { ...offer, dc_strategy: strategy('defender_110') },
      { ...offer, title: 'Charger included', dc_strategy: strategy('i-pace', 'Ask us about charging at home.') },
      { ...offer, title: 'Winter wheels', dc_strategy: strategy('xf') },
      { ...offer, title: 'بالعربية', language: 'ar' },
    ],
  };
  const made = answerTo(listOffers, { data: [{ car_model_key: 'Defender 110' }] });
  const { client } = await visit([one(), made], undefined, { settings });
  expect(await screen.findByText('Ask us about charging at home.')).toBeVisible();
  expect(screen.getByText('Service included')).toBeVisible();
  for (const gone of ['Charger included', 'Winter wheels', 'بالعربية'])
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
  expect(client.sends.filter(({ call }) => call === listOffers)).toHaveLength(1);
});

test('the price is broken down into the base, the options, their sum and what is paid beside it', async () => {
  const beside = { recycling_fee: 152, on_the_road_price: 76_300, omv: 40_100, arf: 56_140, parf: 28_070 };
  await visit([one(beside)]);
  const expected = {
    'Base price': '72,170 €',
    'Optional features': '2,730 €',
    Total: '74,900 €',
    'Recycling fee': '152 €',
    'On-the-road price': '76,300 €',
    'Open market value (OMV)': '40,100 €',
    'Additional registration fee (ARF)': '56,140 €',
    'PARF rebate': '28,070 €',
  };
  expect(rows(Object.keys(expected))).toEqual(expected);
  expect(screen.getByText('On-the-road price', { selector: '.vehicle-offer span' }).parentElement).toHaveTextContent(
    '76,300 €',
  );
});

test('nothing is shown of what a vehicle does not cost', async () => {
  await visit([one()]);
  for (const term of [/^Recycling fee/, /^On-the-road/, /OMV/, /ARF/, /PARF/])
    expect(screen.queryByText(term)).not.toBeInTheDocument();
});

test('where a market has a second currency the price stands in both', async () => {
  const settings = { 'double_price.enabled': true, 'double_price.symbol': 'USD', 'double_price.rate': 1.1 };
  await visit([one()], undefined, { settings });
  expect(screen.getByText('(82,390 USD)', { selector: '.vehicle-price bdi' })).toBeVisible();
});
