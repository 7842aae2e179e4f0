import { getWidgetTranslations } from '@showroom/contracts/calls/company';
import { findDealers } from '@showroom/contracts/calls/places';
import { listConfiguratorVehicles, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { FILTER_KEYS, type FilterKey } from '@showroom/contracts/entities/filters';
import type { Place } from '@showroom/contracts/entities/place';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider, useLoaderData } from '@showroom/shared-ui/router';
import { answerTo, fakeClient, type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createContext, useContext } from 'react';
import { answerStates, exampleDealer } from '../../examples/places';
import { exampleFacets, exampleVehicle } from '../../examples/vehicles';
import { exampleContent } from '../../listing/example-content';
import type { ListData } from '../../listing/list-data';
import type { ListContent, ListToggle } from '../../listing/list-fields';
import { examples } from './examples';
import { Component, load } from './StockLocator';
import { template } from './template';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
beforeAll(() => import('../../listing/load-list'));

const content = examples['all vehicles of the market'];
const first = (value: unknown) =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];

const facets = {
  ...exampleFacets,
  bounds: { ...exampleFacets.bounds, monthly_payment: { min: 318.4, max: 2447.12 } },
};
const finance = { deposit: null, deposit_percent: 20, months: 48, yearly_mileage: 15_000 };

/** Six vehicles; models are really filtered, so that what is seen depends on what was asked. */
const stock = Array.from({ length: 6 }, (_, number) => exampleVehicle(number));
function answers(query: Readonly<Record<string, unknown>> = {}) {
  const models = first(query['filter[nameplate_name_in]']);
  const found = stock
    .filter(({ attributes }) => models.length === 0 || models.includes(attributes.model))
    .map((vehicle, index) => ({ ...vehicle, attributes: { ...vehicle.attributes, monthly_payment: 400 + index } }));
  const pages = 3;
  return {
    data: found,
    meta: {
      total: found.length,
      page: Number(query['page'] ?? 1),
      pages,
      items: 12,
      currency: 'EUR',
      facets,
      loosen: found.length === 0 ? [{ parameter: 'models' as const, count: 759 }] : [],
      finance,
      ignored: [],
    },
  };
}
const listing = answerTo(listVehiclesLight, ({ query }) => answers(query));

const Shown = createContext<ListContent>(content);

function Page() {
  return <Component id="b1" content={useContext(Shown)} data={useLoaderData<ListData>()} />;
}

async function visit(path = '/stock', options: PlatformOptions = {}, shown: ListContent = content) {
  const client = fakeClient(listing);
  const platform = testPlatform({ client, ...options });
  const route = {
    path: '*',
    Component: Page,
    hydrateFallbackElement: <p>Loading</p>,
    loader: ({ request }: LoaderFunctionArgs) =>
      load({ platform, url: new URL(request.url), content: shown, signal: request.signal }),
  };
  const router = createMemoryRouter([route], { initialEntries: [path] });
  const view = render(
    <PlatformProvider value={platform}>
      <Shown value={shown}>
        <RouterProvider router={router} />
      </Shown>
    </PlatformProvider>,
  );
  await screen.findAllByRole('combobox');
  const search = () => decodeURIComponent(router.state.location.search.replaceAll('+', ' '));
  const asked = () => client.sends.at(-1)?.input;
  return { ...view, platform, router, client, search, asked, user: userEvent.setup() };
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const cards = () => screen.getAllByRole('article');

test('shows vehicles with title, price, monthly price, status and retailer, each leading to its page', async () => {
  await visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Find your vehicle' })).toBeVisible();
  expect(screen.getByText('6 vehicles')).toHaveAttribute('role', 'status');
  const [card] = cards();
  if (!card) throw new Error('no card');
  const title = '2021 Approved Land Rover Defender 110 Pangea Green AWD D250 X-Dynamic SE';
  expect(within(card).getByRole('heading', { level: 3, name: title })).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/showroom/defender-110-pangea-green-1000');
  expect(card).toHaveTextContent('74,900 €');
  expect(card).toHaveTextContent('or 892 € / Month');
  expect(card).toHaveTextContent('12,300 km · AWD');
  expect(card).toHaveTextContent('Land Rover Brussels');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Diesel, Mild hybrid', '183 kW', 'Pangea Green']);
  expect(cards()[2]).toHaveTextContent('Reserved');
});

test.each([
  ['Jaguar', 'Brussels Jaguar · Brussels'],
  ['Land Rover', 'Brussels Motors · Brussels'],
])('the retailer of a %s goes by its name for that brand', async (brand, name) => {
  const owner = { owner_name: 'Brussels Motors', owner_city: 'Brussels' };
  const owner_metadata = { display_name_jag: 'Brussels Jaguar', display_name_lr: null };
  const data = [exampleVehicle(0, { brand, ...owner, owner_metadata })];
  await visit('/stock', { client: fakeClient(answerTo(listVehiclesLight, { ...answers(), data })) });
  expect(screen.getByText(name)).toBeVisible();
});

test('only the first picture is fetched first', async () => {
  const { container } = await visit();
  const [leading, ...others] = [...container.querySelectorAll('article img')];
  expect(leading).toHaveAttribute('fetchpriority', 'high');
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
});

test('a choice applies at once, is in the address, and can be taken back by its chip', async () => {
  const { user, search, asked } = await visit();
  await user.click(box(/^Defender 110/));
  expect(box(/^Defender 110/)).toBeChecked();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(search()).toBe('?models=Defender 110');
  expect(asked()?.query).toMatchObject({ 'filter[nameplate_name_in]': ['Defender 110'], items: '12', page: '1' });
  expect(screen.getByText('1 vehicle')).toHaveAttribute('role', 'status');

  await user.click(box(/^Discovery/));
  await waitFor(() => expect(search()).toBe('?models=Defender 110  Discovery'));
  await user.click(screen.getByRole('link', { name: 'Remove Defender 110' }));
  await waitFor(() => expect(search()).toBe('?models=Discovery'));
  expect(screen.getByRole('link', { name: 'Remove Discovery' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('two quick choices both count', async () => {
  const { user, search } = await visit();
  await user.click(box(/^Defender 110/));
  await user.click(box(/^Range Rover Sport/));
  await waitFor(() => expect(search()).toBe('?models=Defender 110  Range Rover Sport'));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test('going back restores the earlier choice', async () => {
  const { user, router, search } = await visit('/stock?models=Discovery');
  await user.click(box(/^Range Rover Evoque/));
  await waitFor(() => expect(search()).toBe('?models=Discovery  Range Rover Evoque'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(search()).toBe('?models=Discovery'));
  await waitFor(() => expect(box(/^Range Rover Evoque/)).not.toBeChecked());
  expect(cards()).toHaveLength(1);
});

const SYDNEY: Place = {
  id: 'AU:2000:sydney',
  type: 'place',
  attributes: {
    country: 'AU',
    postcode: '2000',
    locality: 'Sydney',
    state: 'NSW',
    state_name: 'New South Wales',
    latitude: -33.87,
    longitude: 151.2,
  },
};

test.each([
  ['state=NSW', ['AU1', 'AU2'], '2 retailers in New South Wales', '?state=NSW'],
  ['state=NSW&retailer=AU2', ['AU2'], 'Vehicles of Blue Mountains Cars', '?state=NSW'],
  ['retailer=AU2', ['AU2'], 'Vehicles of Blue Mountains Cars', ''],
  [
    'state=NSW&postcode=2000&locality=Sydney',
    ['AU1', 'AU2'],
    '2 retailers near 2000 Sydney, NSW',
    '?postcode=2000&state=NSW',
  ],
])('in Australia %s narrows the list to the retailers %j', async (query, codes, told, kept) => {
  const data = [
    exampleDealer('AU1', 'Harbour Motors', 'NSW', 3),
    exampleDealer('AU2', 'Blue Mountains Cars', 'NSW', 88),
  ];
  const meta = { total: 2, unit: 'km' as const, place: null, answered_by: 'configured' as const };
  const client = fakeClient(listing, answerStates, answerTo(findDealers, { data, meta }));
  const settings = { 'additional_features.postcode_search': true };
  await visit(`/stock?${query}`, { market: 'au', client, settings });
  expect(screen.getByText(told)).toBeVisible();
  const asked = client.sends.find(({ call }) => call === listVehiclesLight)?.input.query;
  expect(asked).toMatchObject({ 'filter[owner_dealer_codes_includes]': codes });
  const [card] = cards();
  const path = within(card ?? document.body)
    .getByRole('link')
    .getAttribute('href');
  expect(path).toBe(`/showroom/defender-110-pangea-green-1000${kept}`);
});

test.each([
  ['en-AU', 'Distance: nearest first'],
  ['ar-AE', 'البعد: الأقرب أولاً'],
  ['ja-JP', '近い順'],
  ['uk-UA', 'Спочатку найближчі'],
])('in %s a list near a known place can begin with the nearest vehicles', async (locale, name) => {
  const found = { total: 1, unit: 'km' as const, place: SYDNEY, answered_by: 'configured' as const };
  const data = [exampleDealer('AU1', 'Harbour Motors', 'NSW', 3)];
  const client = fakeClient(listing, answerStates, answerTo(findDealers, { data, meta: found }));
  const settings = { 'additional_features.postcode_search': true };
  const place = 'state=NSW&postcode=2000&locality=Sydney';
  const { search } = await visit(`/stock?${place}`, { market: 'au', locale, client, settings });
  await userEvent.selectOptions(document.querySelector('select[name="sort"]') ?? document.body, name);
  await waitFor(() => expect(search()).toContain('sort=distanceAsc'));
  const sorts = () => client.sends.filter(({ call }) => call === listVehiclesLight).map(({ input }) => input.query);
  await waitFor(() => expect(sorts().at(-1)).toMatchObject({ sort: 'distanceAsc', 'near[lat]': '-33.87' }));
});

test('an address that outlived its place is sorted as usual', async () => {
  const client = fakeClient(listing, answerStates);
  await visit('/stock?sort=distanceAsc', { client });
  const asked = client.sends.find(({ call }) => call === listVehiclesLight)?.input.query;
  expect(asked).toMatchObject({ sort: 'createdAtDesc' });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest offers');
});

test('the list can be sorted in nine ways, the newest offers first', async () => {
  await visit();
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveValue('createdAtDesc');
  expect(
    within(sort)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, text }) => [value, text]),
  ).toEqual([
    ['createdAtDesc', 'Newest offers'],
    ['createdAtAsc', 'Oldest offers'],
    ['priceAsc', 'Price: lowest first'],
    ['priceDesc', 'Price: highest first'],
    ['productionYearDesc', 'Year: newest first'],
    ['productionYearAsc', 'Year: oldest first'],
    ['mileageAsc', 'Mileage: lowest first'],
    ['mileageDesc', 'Mileage: highest first'],
    ['status', 'Status'],
  ]);
});

test('a market counts seats and calls things in its own words', async () => {
  const data = { 'en-gb': { 'words.statuses.reserved': 'Spoken for', 'facets.brands': 'Make' } };
  const words = answerTo(getWidgetTranslations, {
    data: { id: 'w', type: 'widget_translations_config', attributes: { data } },
  });
  const settings = {
    'widget_translations.id': 'w',
    'stock_locator.seats_translations': { singular: 'place', plural: 'places' },
    'stock_locator.card_attribute_icons': ['numberOfSeats'],
  };
  const two = [exampleVehicle(0, { number_of_seats: 1 }), exampleVehicle(2)];
  const list = answerTo(listVehiclesLight, { ...answers(), data: two });
  await visit('/stock', { client: fakeClient(list, words), settings });
  expect(screen.getByText('1 place')).toBeVisible();
  expect(screen.getByText('5 places')).toBeVisible();
  expect(screen.getByText('Spoken for', { selector: 'article *' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Make' })).toBeVisible();
});

test('sorting starts again at the first page', async () => {
  const { user, search, asked } = await visit('/stock?page=2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: lowest first');
  await waitFor(() => expect(search()).toBe('?sort=priceAsc'));
  expect(asked()?.query).toMatchObject({ sort: 'priceAsc', page: '1' });
});

test('pages are links that keep the filters', async () => {
  await visit('/stock?models=Discovery&utm_source=mail');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/stock?utm_source=mail&models=Discovery&page=2',
  );
});

test('a range in the address stands in the slider and has a chip', async () => {
  const { asked } = await visit('/stock?display_price.to=60000&mileage.from=0');
  const price = screen.getByRole('group', { name: 'Price' });
  expect(within(price).getByRole('slider', { name: 'To' })).toHaveValue('60000');
  expect(screen.getByRole('link', { name: 'Remove Price up to 60,000 €' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove Mileage from 0 km' })).toBeVisible();
  expect(asked()?.query).toMatchObject({ 'filter[display_price_lteq]': '60000', 'filter[mileage_gteq]': '0' });
});

test('what the listing does not have is not asked for', async () => {
  const { client, asked } = await visit('/stock?models=Trabant  Discovery&brands=Lada');
  expect(client.sends).toHaveLength(2);
  expect(asked()?.query).toMatchObject({ 'filter[nameplate_name_in]': ['Discovery'] });
  expect(asked()?.query).not.toHaveProperty(['filter[nameplate_brand_name_in]']);
  expect(screen.getByRole('link', { name: 'Remove Discovery' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Trabant|Lada/ })).not.toBeInTheDocument();
});

test('an option without vehicles cannot be chosen, unless it already is', async () => {
  await visit();
  expect(box(/^XJ/)).toBeDisabled();
});

test('a chosen option without vehicles can be taken back', async () => {
  await visit('/stock?models=XJ');
  expect(box(/^XJ/)).toBeEnabled();
  expect(box(/^XJ/)).toBeChecked();
});

test('an empty list says which filter to loosen and how many vehicles that brings', async () => {
  const { user, search } = await visit('/stock?models=XJ&sort=priceAsc');
  expect(screen.getByText('No vehicle fits these filters')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Any model 759 vehicles' }));
  await waitFor(() => expect(search()).toBe('?sort=priceAsc'));
  await waitFor(() => expect(cards()).toHaveLength(6));
});

test('a fixed brand is asked for and offers no choice of brands', async () => {
  const { asked } = await visit('/stock?brands=Land+Rover', {}, { ...content, brand_key: 'Jaguar', page_size: 40 });
  expect(asked()?.query).toMatchObject({ 'filter[nameplate_brand_name_in]': ['Jaguar'], items: '12' });
  expect(screen.queryByRole('group', { name: 'Brand' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
});

test('the inventory is read by the key of a list and by the keys of brands and models', async () => {
  const shown = { ...content, ci_key_list: 'au', brand_key: 'Land Rover', model_key: 'Defender 110, Discovery' };
  const { asked } = await visit('/stock', {}, shown);
  expect(asked()).toMatchObject({
    params: { listing: 'au' },
    query: {
      'filter[nameplate_brand_name_in]': ['Land Rover'],
      'filter[nameplate_name_in]': ['Defender 110', 'Discovery'],
    },
  });
  expect(screen.queryByRole('group', { name: 'Model' })).not.toBeInTheDocument();
});

test("without a key the list is the market's own, twelve vehicles a page", async () => {
  const { asked } = await visit('/stock', { market: 'ae' });
  expect(asked()).toMatchObject({ params: { listing: 'ae' }, query: { items: '12' } });
});

test('an editor finds the keys of the list and a toggle for each filter', () => {
  const symbols = template.fields.map(({ symbol }) => symbol);
  expect(symbols).toEqual(expect.arrayContaining(['ci_key_list', 'brand_key', 'model_key']));
  const toggles = template.fields.filter(({ field_type }) => field_type === 'Bool').map(({ symbol }) => symbol);
  expect(toggles.filter((symbol) => FILTER_KEYS.some((key) => key === symbol))).toEqual(FILTER_KEYS);
  const pageSize = template.fields.find(({ symbol }) => symbol === 'page_size');
  expect(pageSize).toMatchObject({ default_value: 12 });
});

/** Each filter by its key in the order of the specification, as visitors read it. */
const FILTER_NAMES = {
  brands: 'Brand',
  models: 'Model',
  financing_options: 'Ways to pay',
  states: 'Condition',
  statuses: 'Availability',
  msrp_price: 'List price',
  display_price: 'Price',
  mileage: 'Mileage',
  production_year: 'Production year',
  model_year: 'Model year',
  power: 'Power',
  engine_types: 'Fuel',
  transmissions: 'Transmission',
  number_of_seats: 'Seats',
  colors: 'Colour',
  specific_colors: 'Paint',
  dealers: 'Retailer',
} as const satisfies Record<FilterKey, string>;

const choice = (...values: string[]) => values.map((value) => ({ value, label: value, count: 1 }));
/** A listing in which every filter leaves a choice. */
const varied = {
  options: {
    ...exampleFacets.options,
    transmissions: choice('Automatic', 'Manual'),
    specific_colors: choice('Fuji White', 'Santorini Black'),
  },
  bounds: {
    ...exampleFacets.bounds,
    msrp_price: { min: 30_000, max: 190_000 },
    model_year: { min: 2019, max: 2027 },
  },
};

/** The filters beside the list by their names, in their order. */
async function filtersOf(isOn: (key: ListToggle) => boolean): Promise<string[]> {
  const answer = answers();
  const client = fakeClient(answerTo(listVehiclesLight, { ...answer, meta: { ...answer.meta, facets: varied } }));
  await visit('/stock', { client }, exampleContent(isOn));
  const panel = within(screen.getByRole('region', { name: 'Filters' }));
  const places = new Map(panel.queryAllByRole('group').map((group, index) => [group, index]));
  const placeOf = (name: string) => places.get(panel.queryByRole('group', { name }) ?? document.body);
  const found = Object.values(FILTER_NAMES).map((name) => ({ name, place: placeOf(name) ?? -1 }));
  return found
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

test('filters stand in the order of the specification', async () => {
  expect(await filtersOf((key) => key !== 'monthly_payment')).toEqual(Object.values(FILTER_NAMES));
});

test.each(FILTER_KEYS)('the toggle of %s shows its filter, and the others hide theirs', async (key) => {
  expect(await filtersOf((one) => one === key)).toEqual([FILTER_NAMES[key]]);
});

test('when the service is away the list stays, and a new try brings the choice', async () => {
  let isAway = false;
  const client = fakeClient(
    answerTo(listVehiclesLight, ({ query }) =>
      isAway ? new ShowroomError('api.unreachable', { status: 503 }) : answers(query),
    ),
  );
  const { user } = await visit('/stock', { client });
  isAway = true;
  await user.click(box(/^Defender 110/));
  expect(await screen.findByRole('alert')).toHaveTextContent('The vehicles could not be updated');
  expect(cards()).toHaveLength(6);
  expect(box(/^Defender 110/)).toBeChecked();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('on a narrow screen the filters open in a dialog that counts what they found', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('link', { name: 'Filters' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(dialog).getByRole('checkbox', { name: /^Discovery/ }));
  await user.click(await within(dialog).findByRole('button', { name: 'Show 1 vehicle' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cards()).toHaveLength(1);
});

test('without scripts it is a form of named fields with a button', async () => {
  const { container } = await visit('/stock?models=Discovery&campaign=spring');
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  const fields = new URLSearchParams();
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    const isSent =
      isField && field.name !== '' && (field.type !== 'checkbox' || Reflect.get(field, 'checked') === true);
    if (isSent) fields.append(field.name, field.value);
  }
  expect(form).toHaveAttribute('method', 'get');
  expect(fields.getAll('models')).toEqual(['Discovery']);
  expect(fields.get('campaign')).toBe('spring');
  expect(fields.get('sort')).toBe('createdAtDesc');
  expect(fields.has('display_price.from')).toBe(true);
});

test('is read in Arabic', async () => {
  await visit('/stock', { market: 'ae', locale: 'ar-AE' });
  expect(screen.getByText('6 سيارات')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('combobox', { name: 'الترتيب حسب' })).toBeVisible();
  expect(cards()[2]).toHaveTextContent('محجوزة');
});

test('axe finds nothing', async () => {
  const { container } = await visit('/stock?models=Discovery');
  expect((await axe(container)).violations).toEqual([]);
});

test('the ends of a slider that a plain form sends along leave out no vehicle', async () => {
  const { asked } = await visit(
    '/stock?display_price.from=23000&display_price.to=188000&mileage.from=0&mileage.to=9000',
  );
  expect(asked()?.query).toMatchObject({ 'filter[mileage_lteq]': '9000' });
  expect(asked()?.query).not.toHaveProperty(['filter[display_price_gteq]']);
  expect(asked()?.query).not.toHaveProperty(['filter[mileage_gteq]']);
});

test('a family is a link of its own and leaves the models of another one', async () => {
  const { user, search, asked } = await visit('/stock?models=Discovery&colors=green');
  const families = within(screen.getByRole('navigation', { name: 'Family' }));
  expect(families.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All families',
    'Range Rover',
    'Defender',
    'Discovery',
  ]);
  expect(families.getByRole('link', { name: 'All families' })).toHaveAttribute('aria-current', 'true');
  await user.click(families.getByRole('link', { name: 'Defender' }));
  await waitFor(() => expect(search()).toBe('?model_group=Defender&colors=green'));
  expect(asked()?.query).toMatchObject({ 'filter[nameplate_model_group_eq]': 'Defender' });
  expect(screen.getByRole('link', { name: 'Remove Defender' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Discovery/ })).not.toBeInTheDocument());
});

test.each([
  ['stock_locator.familyFilter', 'Defender', { 'filter[nameplate_model_group_eq]': 'Defender' }, 'Family'],
  ['stock_locator.brandFilter', 'Jaguar', { 'filter[nameplate_brand_name_in]': ['Jaguar'] }, 'Brand'],
] as const)('the setting %s fixes what every list shows', async (key, value, query, name) => {
  const { asked } = await visit('/stock?model_group=Discovery&brands=Land+Rover', { settings: { [key]: value } });
  expect(asked()?.query).toMatchObject(query);
  expect(screen.queryByRole(key.endsWith('familyFilter') ? 'navigation' : 'group', { name })).not.toBeInTheDocument();
});

test('beside a fixed brand stand no families or models of another one, even where the address names one', async () => {
  const jaguars = { ...facets, options: { ...facets.options, models: [{ value: 'XF', label: 'XF', count: 6 }] } };
  const client = fakeClient(
    answerTo(listVehiclesLight, ({ query }) => {
      const { data, meta } = answers(query);
      return {
        data,
        meta: { ...meta, facets: first(query?.['forced_filters']).includes('brands') ? jaguars : facets },
      };
    }),
  );
  const { search } = await visit('/stock?brands=Land+Rover&model_group=Defender', {
    client,
    settings: { 'stock_locator.brandFilter': 'Jaguar' },
  });
  expect(client.sends.at(-1)?.input.query).not.toHaveProperty(['filter[nameplate_model_group_eq]']);
  expect(client.sends.at(-1)?.input.query).toMatchObject({ 'filter[nameplate_brand_name_in]': ['Jaguar'] });
  expect(screen.queryByRole('navigation', { name: 'Family' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^(Defender|Discovery|Range Rover)/ })).not.toBeInTheDocument();
  expect(search()).toContain('model_group=Defender');
});

test('a stock that answers no facets is a list without filters, which can be ordered and paged', async () => {
  const client = fakeClient(
    answerTo(listVehiclesLight, ({ query }) => {
      const { data, meta } = answers(query);
      return { data, meta: { ...meta, facets: { options: {}, bounds: {} }, finance: null } };
    }),
  );
  const { user, search } = await visit('/stock?models=Defender+110&mileage.to=9000', { client });
  expect(client.sends.at(-1)?.input.query).toMatchObject({
    'filter[nameplate_name_in]': ['Defender 110'],
    'filter[mileage_lteq]': '9000',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: lowest first');
  await waitFor(() => expect(search()).toContain('sort=priceAsc'));
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Family' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', expect.stringContaining('page=2'));
});

test('forced statuses and dealer codes limit the list, and a link narrows them but cannot widen them', async () => {
  const shown = { ...content, forced_statuses: 'stock, demo', forced_dealer_codes: '' };
  const path = '/stock?forced_statuses=demo++sold&forced_dealer_codes=D1++D2';
  const { user, search, asked } = await visit(path, {}, shown);
  const limits = { forced_statuses: ['demo'], forced_dealer_codes: ['D1', 'D2'] };
  expect(asked()?.query).toMatchObject(limits);
  await user.click(box(/^Discovery/));
  await waitFor(() => expect(search()).toContain('models=Discovery'));
  expect(search()).toContain('forced_dealer_codes=D1  D2');
  expect(asked()?.query).toMatchObject(limits);
});

test('what an editor chose in advance stands until the address says otherwise', async () => {
  const shown = { ...content, preselected: 'models=Defender 110  XJ  Trabant&states=new' };
  const { user, search, asked } = await visit('/stock', {}, shown);
  expect(asked()?.query).toMatchObject({
    'filter[nameplate_name_in]': ['Defender 110'],
    'filter[state_in]': ['new'],
  });
  expect(box(/^Defender 110/)).toBeChecked();
  expect(box(/^XJ/)).not.toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Remove New' }));
  await waitFor(() => expect(search()).toBe('?models=Defender 110'));
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(search()).toBe('?page=1'));
  expect(box(/^Defender 110/)).not.toBeChecked();
});

test('a month may cost so much, on terms of the visitor', async () => {
  const { user, search, asked } = await visit('/stock?monthly_payment.to=900');
  const group = screen.getByRole('group', { name: 'Monthly payment' });
  expect(group).toHaveTextContent('deposit of 20 % of the price, 48 months and 15,000 km a year');
  expect(asked()?.query).toMatchObject({ 'filter[monthly_payment_lteq]': '900' });
  expect(cards()[0]).toHaveTextContent('400 € a month on your terms');
  await user.selectOptions(within(group).getByRole('combobox', { name: 'Term' }), '36 months');
  await waitFor(() => expect(search()).toBe('?monthly_payment.to=900&term=36'));
  await user.type(within(group).getByRole('textbox', { name: 'Deposit' }), '12,500{Enter}');
  await waitFor(() => expect(search()).toBe('?monthly_payment.to=900&deposit=12500&term=36'));
  expect(asked()?.query).toMatchObject({ 'finance[deposit]': '12500', 'finance[months]': '36' });
  await user.selectOptions(within(group).getByRole('combobox', { name: 'Term' }), '48 months');
  await waitFor(() => expect(search()).toBe('?monthly_payment.to=900&deposit=12500'));
});

test.each([
  ['as high as the highest payment', '2448'],
  ['above every payment', '9000'],
])('a budget %s leaves out the vehicles that these terms cannot pay for', async (_, budget) => {
  const payable = answerTo(listVehiclesLight, ({ query }) => {
    const { data, meta } = answers(query);
    const found = query?.['filter[monthly_payment_lteq]'] === undefined ? data : data.slice(0, 4);
    return { data: found, meta: { ...meta, total: found.length } };
  });
  const { search, user } = await visit(`/stock?monthly_payment.to=${budget}&deposit=50000`, {
    client: fakeClient(payable),
  });
  expect(cards()).toHaveLength(4);
  expect(search()).toBe(`?monthly_payment.to=${budget}&deposit=50000`);
  await user.click(screen.getByRole('link', { name: /^Remove Monthly payment up to/ }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(search()).toBe('?deposit=50000');
});

test.each([
  ['7500.50', '7500.5'],
  ['7.500', '7500'],
  ['€ 7,500', '7500'],
  ['٧٥٠٠', '7500'],
])('a deposit may be written as "%s"', async (written, amount) => {
  const { user, asked } = await visit('/stock?monthly_payment.to=900');
  await user.type(screen.getByRole('textbox', { name: 'Deposit' }), `${written}{Enter}`);
  await waitFor(() => expect(asked()?.query).toMatchObject({ 'finance[deposit]': amount }));
});

test('the usual terms, which a plain form sends along, are no choice', async () => {
  const { asked } = await visit('/stock?term=48&yearly_mileage=15000');
  expect(asked()?.query).not.toHaveProperty(['finance[months]']);
  expect(cards()[0]).not.toHaveTextContent('on your terms');
});

test('a long list of options is searched by typing, without asking anybody', async () => {
  const { user, client } = await visit();
  const group = screen.getByRole('group', { name: 'Retailer' });
  await user.type(within(group).getByRole('searchbox', { name: 'Search: Retailer' }), 'retailer 13');
  await waitFor(() => expect(within(group).getAllByRole('checkbox')).toHaveLength(1));
  expect(within(group).getByRole('checkbox', { name: /^Land Rover retailer 13/ })).toBeInTheDocument();
  await user.type(within(group).getByRole('searchbox'), '7');
  expect(await within(group).findByText('Nothing is called that.')).toHaveAttribute('role', 'status');
  expect(client.sends).toHaveLength(1);
});

test('the address of the list is remembered for the way back', async () => {
  const { user } = await visit('/stock?sort=priceAsc&page=2');
  const remembered = () => JSON.parse(sessionStorage.getItem('sl_vehicle_list_query_params') ?? 'null');
  expect(remembered()).toBe('/stock?sort=priceAsc&page=2');
  await user.click(box(/^Discovery/));
  await waitFor(() => expect(remembered()).toBe('/stock?models=Discovery&sort=priceAsc'));
});

const CONFIGURED = { item_id: '1001', offer: 'NVL offer', journey: 'sl-nvl-config' };

test('a vehicle that was configured stands before the list and leads on with its configuration', async () => {
  const configUrl = 'https://configurator.example/c/4711';
  const { id, attributes } = exampleVehicle(1, { state: 'new', config_url: configUrl });
  const configured = answerTo(listConfiguratorVehicles, ({ query }) => ({
    data: [
      {
        id,
        type: 'configurator_vehicle' as const,
        attributes: {
          ...attributes,
          state: 'new' as const,
          config_url: String(query?.['config_url']),
          msrp_price: null,
          buttons: [],
        },
      },
    ],
    meta: { total: 1, page: 1, pages: 1, items: 1 },
  }));
  const path = `/stock?config_url=${encodeURIComponent(configUrl)}`;
  const { user, search, platform } = await visit(path, { client: fakeClient(listing, configured) });
  const part = within(screen.getByRole('region', { name: 'Your configuration' }));
  expect(part.getByText('From 148,500 €')).toBeVisible();
  expect(part.getByRole('link', { name: 'Continue with your configuration' })).toHaveAttribute(
    'href',
    `/showroom-order-online/?config_url=${encodeURIComponent(configUrl)}`,
  );
  await user.click(box(/^Discovery/));
  await waitFor(() => expect(search()).toContain('models=Discovery'));
  expect(search()).toContain('config_url=');

  const heard: unknown[] = [];
  platform.bus.on(analyticsEvent, (event) => heard.push(event));
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(part.getByRole('link', { name: 'Continue with your configuration' }));
  await waitFor(() => expect(heard).toMatchObject([{ event: 'select_item', parameters: CONFIGURED }]));
});

test('the list stands without a configured vehicle that cannot be had', async () => {
  const away = answerTo(listConfiguratorVehicles, new ShowroomError('api.unreachable', { status: 503 }));
  await visit('/stock?config_url=https://configurator.example/c/1', { client: fakeClient(listing, away) });
  expect(cards()).toHaveLength(6);
  expect(screen.queryByRole('region', { name: 'Your configuration' })).not.toBeInTheDocument();
});

test('analytics hear which offer was opened', async () => {
  const { user, platform } = await visit();
  const heard: unknown[] = [];
  platform.bus.on(analyticsEvent, (event) => heard.push(event));
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const [, card] = cards();
  if (!card) throw new Error('no card');
  await user.click(within(card).getByRole('link'));
  const parameters = { item_id: '1001', item_name: 'Land Rover Range Rover', offer: 'NVL offer', journey: 'sl-nvl' };
  await waitFor(() => expect(heard).toEqual([{ event: 'select_item', parameters, purpose: 'statistics' }]));
});

test('the cards of the list can be saved and compared', async () => {
  const { user } = await visit();
  const [card] = cards();
  if (!card) throw new Error('no card');
  const save = within(card).getByRole('button', { name: /^Save / });
  await user.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(within(card).getByRole('button', { name: /^Compare / })).toBeVisible();
});
