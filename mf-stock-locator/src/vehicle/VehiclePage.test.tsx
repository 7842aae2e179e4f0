import { getCompanyConfig, getWidgetTranslations } from '@showroom/contracts/calls/company';
import { listTowns, searchPlaces } from '@showroom/contracts/calls/places';
import { listOffers } from '@showroom/contracts/calls/showroom';
import { getVehicle, listConfiguratorVehicles, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import type { ConfiguratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import type { Place } from '@showroom/contracts/entities/place';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { vehicleViewed } from '@showroom/contracts/events/vehicle-viewed';
import { MARKETS } from '@showroom/contracts/markets';
import { type Platform, PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { answerTo, type FakeAnswer, fakeClient, type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answerConfigs } from '../examples/showroom-config';
import { answerTowns } from '../examples/towns';
import { exampleVehicle } from '../examples/vehicles';
import { createRoutes } from '../expose/routes';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
beforeAll(() => Promise.all([import('./load-vehicle'), import('./gallery/Lightbox'), import('./track-view')]));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const away = new ShowroomError('api.unreachable', { status: 503 });
const others = [exampleVehicle(6), exampleVehicle(12)];
const listing = answerTo(listVehiclesLight, {
  data: others,
  meta: { total: 2, page: 1, pages: 1, items: 6, currency: 'EUR', facets: null, ignored: [] },
});
const one = (changes: Partial<Vehicle['attributes']> = {}) =>
  answerTo(getVehicle, { data: exampleVehicle(0, changes) });

interface VisitOptions extends PlatformOptions {
  /** Hears what the page tells from its first moment. */
  readonly listen?: (bus: Platform['bus']) => void;
}

async function visit(answers: readonly FakeAnswer[], path?: string, { listen, ...options }: VisitOptions = {}) {
  const client = fakeClient(listing, answerConfigs({}), answerTowns, ...answers);
  const platform = testPlatform({ client, ...options });
  listen?.(platform.bus);
  const router = createMemoryRouter(
    [{ path: '/showroom', hydrateFallbackElement: <p>Loading</p>, children: createRoutes(platform) }],
    {
      initialEntries: [path ?? '/showroom/defender-110-pangea-green-1000'],
    },
  );
  const view = render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, router, client, user: userEvent.setup() };
}

const row = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const rows = (terms: readonly string[]) => Object.fromEntries(terms.map((term) => [term, row(term)?.textContent]));

test('shows title, prices, tax notice, specification, equipment, retailer and similar vehicles', async () => {
  const { client } = await visit([one()]);
  const title = '2021 Approved Land Rover Defender 110 Pangea Green AWD D250 X-Dynamic SE';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('From 74,900 €', { selector: '.vehicle-price bdi' })).toBeVisible();
  expect(screen.getByText('Price includes VAT', { selector: '.vehicle-offer-tax bdi' })).toBeVisible();
  expect(row('Mileage')).toHaveTextContent('12,300 km');
  expect(row('Engine capacity')).toHaveTextContent('3.0 l');
  expect(row('VIN ends in')).toHaveTextContent('123');
  expect(row('Delivery date')).toHaveTextContent('15/12/2026');
  expect(row('Total')).toHaveTextContent('74,900 €');
  expect(screen.getByText('Black exterior pack')).toBeVisible();
  expect(screen.getByText('Avenue Louise 231')).toBeVisible();
  expect(screen.getByRole('link', { name: '+32 2 555 01 23' })).toHaveAttribute('href', 'tel:+3225550123');
  const similar = screen.getByRole('region', { name: 'Similar vehicles' });
  expect(within(similar).getAllByRole('article')).toHaveLength(2);
  expect(client.sends.find(({ call }) => call === listVehiclesLight)?.input.query).toMatchObject({
    'filter[nameplate_name_in]': 'Defender 110',
    items: '7',
  });
});

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

test('a vehicle of another listing is asked for there, saved as such, and reserved where it is sold', async () => {
  const { client, user } = await visit([one()], '/showroom/defender-110-pangea-green-1000?list=fleet');
  expect(client.sends.find(({ call }) => call === getVehicle)?.input.params).toEqual({ listing: 'fleet', id: '1000' });
  expect(screen.queryByRole('link', { name: 'Reserve online' })).not.toBeInTheDocument();
  const similar = screen.getByRole('region', { name: 'Similar vehicles' });
  const own = (name: RegExp) => screen.queryAllByRole('button', { name }).filter((button) => !similar.contains(button));
  expect(own(/^Compare/)).toEqual([]);
  const [save] = own(/^Save/);
  if (save) await user.click(save);
  expect(JSON.parse(localStorage.getItem('sl_saved_vehicles') ?? '')).toEqual([{ id: '1000', list: 'fleet' }]);
});

test('a vehicle of another listing that is sold in another currency is not found here', async () => {
  await visit([one({ currency: 'AUD' })], '/showroom/defender-110-pangea-green-1000?list=au');
  expect(screen.getByRole('heading', { level: 1, name: 'This vehicle is no longer available' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Photos' })).not.toBeInTheDocument();
});

test.each(['?list=international', '?list=../secrets', '?list='])(
  'with %s a vehicle is looked up in the own listing of the market',
  async (query) => {
    const { client } = await visit([one()], `/showroom/defender-110-pangea-green-1000${query}`);
    const asked = client.sends.find(({ call }) => call === getVehicle)?.input.params;
    expect(asked).toEqual({ listing: 'international', id: '1000' });
    expect(screen.getByRole('link', { name: 'Reserve online' })).toBeVisible();
  },
);

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

test('a postcode of zeros, of a country without postcodes, is not read', async () => {
  await visit([one({ owner_zipcode: '00000', owner_city: 'Dubai' })]);
  expect(document.body).not.toHaveTextContent('00000 Dubai');
  expect(document.head.innerHTML + document.body.innerHTML).not.toContain('"postalCode"');
});

test('of seven similar vehicles six are shown, never the one at hand', async () => {
  const data = [0, 6, 12, 18, 24, 30, 36].map((number) => exampleVehicle(number));
  const seven = answerTo(listVehiclesLight, {
    data,
    meta: { total: 9, page: 1, pages: 2, items: 7, currency: 'EUR', facets: null, ignored: [] },
  });
  await visit([one(), seven]);
  const links = within(screen.getByRole('region', { name: 'Similar vehicles' })).getAllByRole('link');
  const ids = links.map((link) => link.getAttribute('href')?.split('-').at(-1));
  expect(ids).toEqual(['1006', '1012', '1018', '1024', '1030', '1036']);
});

test('a similar vehicle can be saved', async () => {
  const similar = answerTo(listVehiclesLight, {
    data: [exampleVehicle(6)],
    meta: { total: 1, page: 1, pages: 1, items: 7, currency: 'EUR', facets: null, ignored: [] },
  });
  const { user } = await visit([one(), similar]);
  const region = within(screen.getByRole('region', { name: 'Similar vehicles' }));
  const save = region.getByRole('button', { name: /^Save/ });
  await user.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('photos are chosen by thumbnail and by the next button', async () => {
  const { user } = await visit([one()]);
  const gallery = screen.getByRole('region', { name: 'Photos' });
  await user.click(within(gallery).getByRole('link', { name: 'Next photo' }));
  expect(within(gallery).getByRole('link', { name: 'Photo 2 of 5' })).toHaveAttribute('aria-current', 'true');
  await user.click(within(gallery).getByRole('link', { name: 'Photo 5 of 5' }));
  expect(within(gallery).queryByRole('link', { name: 'Next photo' })).not.toBeInTheDocument();
  expect(within(gallery).getByRole('link', { name: 'Previous photo' })).toHaveAttribute('href', '#photo-4');
});

test('arrow keys lead from photo to photo', async () => {
  const { user } = await visit([one()]);
  const gallery = screen.getByRole('region', { name: 'Photos' });
  within(gallery)
    .getByRole('link', { name: /Enlarge photo 1 of 5/ })
    .focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(within(gallery).getByRole('link', { name: /Enlarge photo 2 of 5/ })).toHaveFocus();
});

test('a photo is enlarged, zoomed and left, by keyboard and by buttons', async () => {
  const { user } = await visit([one()]);
  await user.click(screen.getByRole('link', { name: /Enlarge photo 2 of 5/ }));
  const large = within(await screen.findByRole('dialog', { name: 'Photos' }));
  expect(large.getByText('Photo 2 of 5')).toBeVisible();
  const front = '/media/vehicles/defender-110/pangea-green/front';
  const photo = large.getByRole('img', { name: 'Defender 110, front' });
  expect(photo).toHaveAttribute('srcset', `${front}-960x540.webp 960w, ${front}-1600x900.webp 1600w`);
  // What the gallery showed is seen until the large one has come.
  expect(photo.previousElementSibling).toHaveAttribute('src', `${front}-960x540.webp`);
  await user.click(large.getByRole('button', { name: 'Zoom in' }));
  expect(large.queryByRole('link', { name: 'Next photo' })).not.toBeInTheDocument();
  await user.click(large.getByRole('button', { name: 'Zoom out' }));
  await user.keyboard('{ArrowRight}');
  expect(large.getByText('Photo 3 of 5')).toBeVisible();
  await user.click(large.getByRole('link', { name: 'Previous photo' }));
  expect(large.getByText('Photo 2 of 5')).toBeVisible();
  await user.click(large.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a film of our own plays in its place among the photos', async () => {
  const { user, container } = await visit([one({ video_url: '/media/films/defender.mp4' })]);
  expect(container.querySelector('video')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Watch the film' }));
  expect(container.querySelector('video')).toHaveAttribute('src', '/media/films/defender.mp4');
});

test('a film from elsewhere is a link, so that nothing is asked there unasked', async () => {
  await visit([one({ video_url: 'https://films.example/1' })]);
  const link = screen.getByRole('link', { name: 'Watch the film' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
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

test('in Australia the price of a new vehicle is the one to drive away with in the chosen state', async () => {
  const changes = { state: 'new' as const, drive_away: { NSW: 139_900, VIC: 141_200 } };
  const { user, unmount } = await visit([one(changes)], undefined, { market: 'au' });
  expect(screen.getByText('From 74,900 €', { selector: '.vehicle-price bdi' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Victoria');
  expect(screen.getByText('141,200 €', { selector: '.vehicle-price bdi' })).toBeVisible();
  expect(screen.getByText('Drive-away price in Victoria')).toBeVisible();
  unmount();
  await visit([one(changes)], undefined, { market: 'au' });
  expect(await screen.findByText('Drive-away price in Victoria')).toBeVisible();
});

const DRIVEN = { state: 'new' as const, production_year: null, drive_away: { NSW: 100_000, VIC: 120_000 } };
const credit = () => screen.getByText('Amount of credit', { selector: 'dt' }).nextElementSibling;

test('what is financed is the price that is shown, in the example and in the calculator', async () => {
  const { user } = await visit([one(DRIVEN)], undefined, { market: 'au' });
  const states = screen.getByRole('combobox', { name: 'Your state' });
  expect(credit()).toHaveTextContent('59,920 €');
  await user.selectOptions(states, 'Victoria');
  expect(credit()).toHaveTextContent('96,000 €');
  await user.click(screen.getByRole('button', { name: 'Calculate on your own terms' }));
  expect(await screen.findByLabelText('Deposit')).toHaveValue('24000');
  expect(credit()).toHaveTextContent('96,000 €');
  await user.selectOptions(states, 'New South Wales');
  expect(credit()).toHaveTextContent('76,000 €');
});

test('the state that the search told is not asked again: the first HTML has its price', async () => {
  const path = '/showroom/defender-110-pangea-green-1000?state=NSW';
  await visit([one(DRIVEN)], path, { market: 'au' });
  expect(screen.getByRole('combobox', { name: 'Your state' })).toHaveValue('NSW');
  expect(screen.getByText('100,000 €', { selector: '.vehicle-price bdi' })).toBeVisible();
  expect(credit()).toHaveTextContent('80,000 €');
  expect(JSON.parse(localStorage.getItem('sl_product_page_data') ?? '')).toMatchObject({ driveAwayState: 'NSW' });
});

test('similar vehicles are asked for with the state, too', async () => {
  const { client } = await visit([one(DRIVEN)], '/showroom/defender-110-pangea-green-1000?state=VIC', { market: 'au' });
  expect(client.sends.find(({ call }) => call === listVehiclesLight)?.input.query).toMatchObject({
    drive_away_state: 'VIC',
  });
});

test('a used vehicle has no drive-away price', async () => {
  await visit([one({ drive_away: { NSW: 139_900 } })], undefined, { market: 'au' });
  expect(screen.queryByRole('combobox', { name: 'Your state' })).not.toBeInTheDocument();
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

test('an announced reduction is told against the lowest price of the thirty days before', async () => {
  const price_drop = { before_raw: 77_900, percent: 3, since: '2026-11-01', until: '2026-12-01' };
  const prices = [{ type: 'purchase' as const, value_raw: 74_900, old_price_raw: 77_900, hidden_from_visitors: false }];
  const { container } = await visit([one({ price_drop, prices })]);
  expect(screen.getByText('Reduced by 3 %')).toBeVisible();
  expect(screen.getByText(/Lowest price of the 30 days before: 77,900 €/)).toBeVisible();
  expect(container.querySelector('s')).toBeNull();
});

const text = (html: string) => ({ type: 'html' as const, html });
const cash = {
  accordion: { title: 'Paying in cash', blocks: [text('<p>By bank transfer.</p>'), text(' ')] },
  popup: { label: 'More on cash', title: 'Cash', blocks: [{ type: 'finance_options_table' as const }] },
  finance_options: [
    { label: 'At once', value: '2 %', description: 'Discount' },
    { label: '', value: 'never', description: '' },
  ],
};

test('the market tells of ways to pay in accordions and popups, and notes its prices with stars', async () => {
  const disclaimers = [
    { price: 'purchase' as const, text: 'Includes VAT.' },
    { price: 'lease' as const, text: 'Over 48 months.' },
  ];
  const configs = { additional: { buttons: [], disclaimers }, cash, subscription: cash };
  const { user } = await visit([one(), answerConfigs(configs)]);
  expect(screen.getAllByText('Paying in cash')).toHaveLength(1);
  await user.click(screen.getByText('Paying in cash'));
  expect(screen.getByText('By bank transfer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More on cash' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Cash' }));
  expect(popup.getAllByRole('row')).toHaveLength(2);
  expect(popup.getByRole('rowheader', { name: 'At once' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Note 1', hidden: true })).toHaveAttribute('href', '#price-note-1');
  expect(screen.getByText('Over 48 months.').parentElement).toHaveTextContent('**');
});

const loan = {
  type: 'calculator' as const,
  config: {
    fields: [
      { key: 'deposit', label: 'Deposit', default: 14_900, min: 0, max: 'price' },
      {
        key: 'months',
        label: 'Term',
        default: 48,
        options: [
          { label: '24 months', value: 24 },
          { label: '48 months', value: 48 },
        ],
      },
    ],
    groups: [
      {
        title: 'Your loan',
        note: 'An example.',
        fields: ['deposit', 'months'],
        results: [
          { label: 'To be paid back', formula: 'price - deposit' },
          { label: 'A month', formula: '(price - deposit) / months', decimals: 2 },
        ],
      },
    ],
  },
};

test("a market's own calculator computes what its configuration says, at once", async () => {
  const content = { accordion: { title: 'Paying in cash', blocks: [loan] }, popup: null, finance_options: [] };
  const { user } = await visit([one(), answerConfigs({ cash: content })]);
  await user.click(screen.getByText('Paying in cash'));
  const calculator = within(screen.getByRole('group', { name: 'Your loan' }));
  const results = () => calculator.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(calculator.getByText('An example.')).toBeVisible();
  expect(results()).toEqual(['60,000 €', '1,250.00 €']);
  await user.selectOptions(calculator.getByRole('combobox', { name: 'Term' }), '24 months');
  const deposit = calculator.getByRole('textbox', { name: 'Deposit' });
  await user.clear(deposit);
  await user.type(deposit, '50900');
  expect(results()).toEqual(['24,000 €', '1,000.00 €']);
  await user.clear(deposit);
  await user.type(deposit, '80000');
  expect(deposit).toHaveAccessibleDescription('Please enter at most 74,900.');
  expect(results()).toEqual(['–', '–']);
});

test.each([
  [[], 0],
  [[{ label: ' ', value: '2 %', description: '' }], 0],
  [[{ label: 'At once', value: '2 %', description: '' }], 1],
])('of the finance options %j there are %d tables', async (finance_options, count) => {
  const blocks = [text('<p>How to pay.</p>'), { type: 'finance_options_table' as const }];
  const content = { accordion: { title: 'Ways to pay', blocks }, popup: null, finance_options };
  await visit([one(), answerConfigs({ cash: content })]);
  expect(screen.getByText('How to pay.')).toBeInTheDocument();
  expect(screen.queryAllByRole('table', { hidden: true })).toHaveLength(count);
});

test('its configuration is asked for the company of the market, by the types of the showroom', async () => {
  const { client } = await visit([one()], undefined, { market: 'au' });
  expect(client.sends.find(({ call }) => call === getCompanyConfig)?.input).toEqual({
    params: { name: 'all' },
    query: { config_type: 'additional,cash,lease,subscription', lang: 'en-AU' },
    headers: { 'company-config': MARKETS.au.companyUuid },
  });
});

test('each way to pay that has a price has its accordion and its popup', async () => {
  const contentOf = (name: string) => ({
    accordion: { title: `About ${name}`, blocks: [text(`<p>All on ${name}.</p>`)] },
    popup: { label: `More on ${name}`, title: name, blocks: [text('<p>More.</p>')] },
    finance_options: [],
  });
  const configs = { cash: contentOf('cash'), lease: contentOf('leasing'), subscription: contentOf('subscribing') };
  const prices = (['purchase', 'lease', 'subscribe'] as const).map((type) => {
    return { type, value_raw: 900, old_price_raw: null, hidden_from_visitors: type === 'lease' };
  });
  await visit([one({ prices }), answerConfigs(configs)]);
  expect(screen.getByText('All on cash.')).toBeInTheDocument();
  expect(screen.getByText('All on subscribing.')).toBeInTheDocument();
  expect(screen.queryByText('All on leasing.')).not.toBeInTheDocument();
  const popups = screen.getAllByRole('button', { name: /^More on/ });
  expect(popups.map(({ textContent }) => textContent)).toEqual(['More on cash', 'More on subscribing']);
});

const ask = {
  accordion: {
    title: 'Ask us',
    blocks: [text('<p>We answer within a day.</p>'), { type: 'form' as const, form_id: '12' }],
  },
  popup: null,
  finance_options: [],
};

test.each([
  ['leads to a letter to the retailer', {}, true, 1],
  ['leads nowhere where the retailer has no address', { owner_email: '' }, true, 0],
  ['does not tell who the retailer is where the market keeps that to itself', {}, false, 0],
] as const)('a form of an accordion %s', async (_, changes, isVisible, count) => {
  const configs = { additional: { buttons: [], disclaimers: [] }, cash: ask };
  const settings = { 'additional_features.owner_visible': isVisible };
  const { container } = await visit([one(changes), answerConfigs(configs)], undefined, { settings });
  expect(screen.getByText('We answer within a day.')).toBeInTheDocument();
  const accordion = screen.getByText('Ask us').closest('details') ?? container;
  const letters = within(accordion).queryAllByRole('link', { name: 'Write to the retailer', hidden: true });
  expect(letters).toHaveLength(count);
});

test("the page counts seats and calls things in the market's own words", async () => {
  const data = { 'en-gb': { 'words.statuses.stock': 'On the forecourt' } };
  const words = answerTo(getWidgetTranslations, {
    data: { id: 'w', type: 'widget_translations_config', attributes: { data } },
  });
  const settings = {
    'widget_translations.id': 'w',
    'stock_locator.seats_translations': { singular: 'place', plural: 'places' },
  };
  await visit([one(), words], undefined, { settings });
  expect(row('Seats')).toHaveTextContent('5 places');
  expect(row('Availability')).toHaveTextContent('On the forecourt');
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

test('a market may keep to itself who sells the vehicle', async () => {
  await visit([one()], undefined, { settings: { 'additional_features.owner_visible': false } });
  expect(screen.queryByRole('region', { name: 'Retailer' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Land Rover Brussels/, { selector: '.vehicle-offer *' })).not.toBeInTheDocument();
});

test('the retailer is found on a map that asks nobody', async () => {
  const { container } = await visit([one()]);
  const map = screen.getByRole('img', { name: /^Map of the surroundings of Brussels/ });
  expect(map).toHaveAccessibleName(expect.stringContaining('Antwerp'));
  expect(container.innerHTML).not.toMatch(/src="https?:/);
});

test('found by a postcode, the vehicle says how far away from it its retailer is', async () => {
  const antwerp: Place = {
    id: 'BE-2000-antwerp',
    type: 'place',
    attributes: {
      country: 'BE',
      postcode: '2000',
      locality: 'Antwerp',
      state: 'VAN',
      state_name: 'Antwerp',
      latitude: 51.22,
      longitude: 4.4,
    },
  };
  const places = answerTo(searchPlaces, { data: [antwerp], meta: { total: 1 } });
  await visit([one(), places], '/showroom/defender-110-pangea-green-1000?postcode=2000');
  expect(within(screen.getByRole('region', { name: 'Retailer' })).getByText('43 km away')).toBeVisible();
});

test.each([
  ['the towns around it are not known', answerTo(listTowns, { data: [], meta: { total: 0 } }), {}],
  ['they cannot be asked', answerTo(listTowns, away), {}],
  ['nobody entered its place', answerTowns, { owner_latitude: 0, owner_longitude: 0 }],
])('the retailer is told without a map where %s', async (_, towns, changes) => {
  await visit([one(changes), towns]);
  expect(screen.getByRole('region', { name: 'Retailer' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Map of/ })).not.toBeInTheDocument();
});

test('offers of these days are told, for the vehicles that they are for', async () => {
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

test('of a used vehicle its earlier life is told', async () => {
  await visit([one()]);
  const told = {
    'First registration': '02/04/2023',
    'Previous use': 'Private',
    'Maintenance log': 'Full, by retailers of the brand',
    'Repair record': 'None',
    'Inspection valid until': '02/04/2027',
    'Warranty until': '01/04/2028',
  };
  expect(rows(Object.keys(told))).toEqual(told);
});

test('a new vehicle has no history', async () => {
  await visit([one({ state: 'new' })]);
  expect(screen.queryByRole('heading', { name: 'History and papers' })).not.toBeInTheDocument();
});

test('the price is broken down into the base, the options, their sum and what is paid beside it', async () => {
  const beside = { recycling_fee: 152, on_the_road_price: 76_300, omv: 40_100, arf: 56_140, parf: 28_070 };
  await visit([one(beside)]);
  const told = {
    'Base price': '72,170 €',
    'Optional features': '2,730 €',
    Total: '74,900 €',
    'Recycling fee': '152 €',
    'On-the-road price': '76,300 €',
    'Open market value (OMV)': '40,100 €',
    'Additional registration fee (ARF)': '56,140 €',
    'PARF rebate': '28,070 €',
  };
  expect(rows(Object.keys(told))).toEqual(told);
  expect(screen.getByText('On-the-road price', { selector: '.vehicle-offer span' }).parentElement).toHaveTextContent(
    '76,300 €',
  );
});

test('nothing is told of what a vehicle does not cost', async () => {
  await visit([one()]);
  for (const term of [/^Recycling fee/, /^On-the-road/, /OMV/, /ARF/, /PARF/])
    expect(screen.queryByText(term)).not.toBeInTheDocument();
});

test('features and accessories stand in groups of their own', async () => {
  await visit([one({ standard_features: ['Heated seats', 'LED headlights'] })]);
  const equipment = within(screen.getByRole('region', { name: 'Equipment' }));
  const listed = equipment.getAllByRole('list', { hidden: true }).map((list) =>
    within(list)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  );
  expect(listed).toEqual([
    ['Black exterior pack1,250 €', 'Tow bar, electrically deployable1,480 €'],
    ['Heated seats', 'LED headlights'],
    ['Rubber mats'],
  ]);
  for (const name of ['Optional features', 'Standard features', 'Accessories'])
    expect(equipment.getByText(name)).toBeVisible();
});

test('footnotes stand at the end, and what the retailer offers for this vehicle among the buttons', async () => {
  const buttons = [{ key: 'drive', label: 'Book a test drive', url: '/test-drive' }];
  await visit([one({ buttons })]);
  expect(screen.getByText('Consumption by WLTP, combined.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a test drive' })).toHaveAttribute('href', '/test-drive');
});

const iconsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.vehicle-offer-icons li')].map(({ textContent }) => textContent);

test.each([
  [[], ['Diesel, Mild hybrid', '183 kW', 'Pangea Green']],
  [
    ['numberOfSeats', 'mileage'],
    ['5 seats', '12,300 km'],
  ],
  [
    ['mileage', 'horn'],
    ['Diesel, Mild hybrid', '183 kW', 'Pangea Green'],
  ],
  [
    ['mileage', 'vin', 'state', 'power'],
    ['Diesel, Mild hybrid', '183 kW', 'Pangea Green'],
  ],
])('with the icons %j of its market the vehicle shows %j', async (configured, shown) => {
  const { container } = await visit([one()], undefined, {
    settings: { 'stock_locator.card_attribute_icons': configured },
  });
  expect(iconsOf(container)).toEqual(shown);
});

const termsOf = () =>
  [...screen.getByRole('region', { name: 'Specification' }).querySelectorAll('dt')].map(
    ({ textContent }) => textContent,
  );

test('the specification has the attributes of the card, then those of the page', async () => {
  await visit([one({ battery_capacity: 19.2 })]);
  expect(termsOf().slice(0, 14)).toEqual([
    'Production year',
    'Model',
    'Mileage',
    'Fuel',
    'Colour',
    'Drivetrain',
    'VIN ends in',
    'Power',
    'Engine capacity',
    'Condition',
    'Interior colour',
    'Delivery date',
    'Transmission',
    'Order number',
  ]);
  expect(row('Availability')).toHaveTextContent('In stock');
  expect(row('Seats')).toHaveTextContent('5 seats');
  expect(row('Battery')).toHaveTextContent('19.2 kWh');
});

test('a market chooses the attributes of its cards and pages, and their order', async () => {
  const settings = {
    'stock_locator.card_attributes': ['status', 'horn', 'mileage'],
    'stock_locator.showroom_attributes': ['transmission'],
  };
  await visit([one()], undefined, { settings });
  expect(termsOf().slice(0, 3)).toEqual(['Status', 'Mileage', 'Transmission']);
  expect(termsOf()).not.toContain('VIN ends in');
});

test('where a market has a second currency the price stands in both', async () => {
  const settings = { 'double_price.enabled': true, 'double_price.symbol': 'USD', 'double_price.rate': 1.1 };
  await visit([one()], undefined, { settings });
  expect(screen.getByText('(82,390 USD)', { selector: '.vehicle-price bdi' })).toBeVisible();
});

test('the retailer says when somebody is there', async () => {
  await visit([one()]);
  const retailer = within(screen.getByRole('region', { name: 'Retailer' }));
  expect(retailer.getByText('Saturday').closest('dt')?.nextElementSibling).toHaveTextContent('10:00 – 17:00');
});

test('the opened page is told once, as the offer of its state', async () => {
  const counted: unknown[] = [];
  const viewed: unknown[] = [];
  await visit([one()], undefined, {
    listen(bus) {
      bus.on(analyticsEvent, (detail) => counted.push(detail));
      bus.on(vehicleViewed, (detail) => viewed.push(detail));
    },
  });
  await waitFor(() => expect(counted).toHaveLength(1));
  expect(counted).toMatchObject([{ event: 'vehicle_view', parameters: { offer: 'AVL offer', price: 74_900 } }]);
  expect(viewed).toMatchObject([
    { journey: 'sl-avl', vehicle: { id: '1000', specification: { mileage: '12,300 km' } } },
  ]);
});

test.each([
  [undefined, 74_900],
  ['NSW', 80_000],
  ['WA', 74_900],
])('to a visitor of the state %p the vehicle that was opened costs %d', async (driveAwayState, price) => {
  const counted: unknown[] = [];
  localStorage.setItem('sl_product_page_data', JSON.stringify({ driveAwayState }));
  await visit([one({ state: 'new', drive_away: { NSW: 80_000 } })], undefined, {
    listen: (bus) => void bus.on(analyticsEvent, (detail) => counted.push(detail)),
  });
  await waitFor(() => expect(counted).toMatchObject([{ parameters: { price } }]));
});

test('breadcrumbs lead to the stock of this model', async () => {
  await visit([one()]);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByRole('link', { name: 'Defender 110' })).toHaveAttribute('href', '/stock?models=Defender+110');
});

test('breadcrumbs lead back to the list as it was left, with its filters, its page and its order', async () => {
  const left = '/stock?models=Discovery&sort=priceAsc&page=2';
  sessionStorage.setItem('sl_vehicle_list_query_params', JSON.stringify(left));
  await visit([one()]);
  const [, back] = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link');
  expect(back).toHaveAttribute('href', left);
});

test.each([
  [
    'an unknown id',
    '/showroom/gone-4711',
    answerTo(getVehicle, new ShowroomError('vehicle.not-found', { status: 404 })),
  ],
  ['an address without an id', '/showroom/defender', one()],
  ['a vehicle without a model', undefined, one({ model: ' ' })],
] as const)('%s is a 404 that shows other vehicles', async (_, path, answer) => {
  const { router } = await visit([answer], path);
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
  expect(screen.getByRole('heading', { level: 1, name: 'This vehicle is no longer available' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/stock');
  const shown = screen.getByRole('region', { name: 'Other vehicles' });
  expect(within(shown).getAllByRole('article')).toHaveLength(2);
});

test("an error of the shell's copy of the class is understood", async () => {
  const foreign = Object.assign(new Error('gone'), { name: 'ShowroomError', code: 'vehicle.not-found', status: 404 });
  await visit([answerTo(getVehicle, foreign)]);
  expect(screen.getByRole('heading', { level: 1, name: 'This vehicle is no longer available' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Other vehicles' })).toBeVisible();
});

test('without similar vehicles the page stands', async () => {
  await visit([one(), answerTo(listVehiclesLight, away)]);
  expect(screen.queryByRole('region', { name: 'Similar vehicles' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reserve online' })).toBeVisible();
});

test('when the service is away the page says so and recovers without a reload', async () => {
  let isAway = true;
  const answer = answerTo(getVehicle, () => (isAway ? away : { data: exampleVehicle(0) }));
  const { user, router } = await visit([answer]);
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 503 }]);
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot reach our service at the moment.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Reserve online' })).toBeVisible());
});

test('is read in Arabic, with links in that language', async () => {
  await visit([one()], undefined, { market: 'ae', locale: 'ar-AE' });
  expect(screen.getByRole('link', { name: 'احجز عبر الإنترنت' })).toHaveAttribute(
    'href',
    '/ar/showroom-order-online/vehicle/1000',
  );
});

test("what its retailer wrote is read in the page's language, and named as another one where it was not written in it", async () => {
  const arabic = {
    description: 'مالك واحد فقط.',
    standard_features: ['مقاعد مدفأة'],
    optional_features: ['حزمة سوداء'],
    accessories: ['سجاد'],
    footnotes: ['ملاحظة'],
  };
  const { unmount } = await visit([one({ translations: { ar: arabic } })], undefined, {
    market: 'ae',
    locale: 'ar-AE',
  });
  // The second option has no Arabic name.
  for (const text of [...Object.values(arabic).flat(), 'Tow bar, electrically deployable']) {
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText(text)).not.toHaveAttribute('lang');
  }
  for (const text of ['Black exterior pack', 'Heated front seats', 'Rubber mats']) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  unmount();
  await visit([one()], undefined, { market: 'ae', locale: 'ar-AE' });
  for (const text of ['Black exterior pack', 'Heated front seats', 'Rubber mats', 'Consumption by WLTP, combined.']) {
    expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
  }
});

test('axe finds nothing', async () => {
  const { container } = await visit([one()]);
  expect((await axe(container)).violations).toEqual([]);
});
