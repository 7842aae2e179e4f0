import { findDealers, searchPlaces } from '@showroom/contracts/calls/places';
import type { Place } from '@showroom/contracts/entities/place';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { PlatformProvider, usePlatform } from '@showroom/shared-ui/platform';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider, useLoaderData } from '@showroom/shared-ui/router';
import { answerTo, type FakeAnswer, fakeClient, type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createContext, useContext } from 'react';
import { answerStates, exampleDealer } from '../examples/places';
import { LanguageProvider } from '../language/use-language';
import { cardLanguage } from '../listing/card-language';
import { lookForPlace } from './load-place';
import { PlaceSearch } from './PlaceSearch';
import type { PlaceData, RequestedPlace } from './place-data';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
beforeAll(() => Promise.all([import('./PlaceForm'), import('./PlaceModal')]));
/**
 * React reads a submitted form with FormData; the one of the test environment is Node's and takes
 * no form.
 */
class FormlessData extends FormData {
  // biome-ignore lint/complexity/noUselessConstructor: drops the form that React hands over
  constructor() {
    super();
  }
}

beforeEach(() => {
  globalThis.FormData = FormlessData;
  sessionStorage.clear();
});

const sydney: Place = {
  id: 'AU-2000-sydney',
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

const NSW = [
  exampleDealer('AU1', 'Harbour Motors', 'NSW', 3.4),
  exampleDealer('AU2', 'Blue Mountains Cars', 'NSW', 88.2),
];
const VIC = [exampleDealer('AU3', 'Yarra Prestige', 'VIC', null)];

const suggestions = answerTo(searchPlaces, ({ query }) => {
  const data = '2000 sydney'.startsWith(String(query.search).toLowerCase()) ? [sydney] : [];
  return { data, meta: { total: data.length } };
});
/** Yarra Prestige alone has a Velar. */
const dealers = answerTo(findDealers, ({ query }) => {
  const state = query['q[state_eq]'];
  const selling = query['filter[nameplate_name_eq]'] === 'Velar' ? VIC : [...NSW, ...VIC];
  const data = selling.filter(({ attributes }) => state === undefined || attributes.state === state);
  const place = query['q[postcode_eq]'] === '2000' ? sydney : null;
  return { data, meta: { total: data.length, unit: 'km', place, answered_by: 'configured' } };
});

interface Visit extends PlatformOptions {
  readonly hasList?: boolean;
  readonly answers?: readonly FakeAnswer[];
}

const HasList = createContext(true);

function Page() {
  const loaded = useLoaderData<{ readonly query: unknown; readonly data: PlaceData | null } | null>();
  const hasList = useContext(HasList);
  const language = cardLanguage(usePlatform());
  if (!loaded) return <h1>Vehicles</h1>;
  return (
    <LanguageProvider value={language}>
      <h1>Vehicles</h1>
      <output aria-label="query">{JSON.stringify(loaded.query)}</output>
      {loaded.data && <PlaceSearch data={loaded.data} hasList={hasList} />}
    </LanguageProvider>
  );
}

async function visit(search = '', { hasList = true, answers = [], ...options }: Visit = {}) {
  const client = fakeClient(answerStates, suggestions, dealers, ...answers);
  const settings = { 'additional_features.postcode_search': true, ...options.settings };
  const platform = testPlatform({ market: 'au', client, ...options, settings });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        Component: Page,
        hydrateFallbackElement: <p>Loading</p>,
        loader: async ({ request }: LoaderFunctionArgs) => {
          const { searchParams } = new URL(request.url);
          const place = lookForPlace(platform, searchParams, wantedBy(searchParams), request.signal);
          return place ? { query: await place.query, data: await place.data } : null;
        },
      },
    ],
    { initialEntries: [`/stock${search}`] },
  );
  const view = render(
    <PlatformProvider value={platform}>
      <HasList value={hasList}>
        <RouterProvider router={router} />
      </HasList>
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, router, client, user: userEvent.setup() };
}

/** As the list reads its address. */
function wantedBy(search: URLSearchParams): RequestedPlace {
  return { brand: search.get('brands') ?? undefined, model: search.get('models') ?? undefined };
}

const asked = () => JSON.parse(screen.getByRole('status', { name: 'query' }).textContent ?? '');
const query = (router: Awaited<ReturnType<typeof visit>>['router']) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

async function openForm(user: Awaited<ReturnType<typeof visit>>['user']) {
  await user.click(screen.getByRole('button', { name: /Choose a place|Change/ }));
  await screen.findByRole('combobox', { name: 'State' });
}

test('is not there in markets without it', async () => {
  await visit('?state=NSW', { settings: { 'additional_features.postcode_search': false } });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('submitting without a state sets an error and searches nothing', async () => {
  const { user, router, container } = await visit();
  await openForm(user);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('Please choose a state')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'State' })).toBeInvalid();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  expect((await axe(container)).violations).toEqual([]);
});

test('a postcode is completed with its locality and state, and a modal shows the retailers with their distance', async () => {
  const { user, router } = await visit('?models=Defender+110&page=3');
  await openForm(user);
  await user.type(screen.getByRole('combobox', { name: 'Postcode or locality' }), '200');
  await user.click(await screen.findByRole('option', { name: '2000 Sydney, NSW' }));
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('NSW');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const modal = await screen.findByRole('dialog', { name: 'Retailers near 2000 Sydney, NSW' });
  expect(await within(modal).findByRole('radio', { name: 'All 2 retailers' })).toBeChecked();
  expect(modal).toHaveTextContent('3.4 km away');
  expect(modal).toHaveTextContent('88 km away');
  expect((await axe(modal)).violations).toEqual([]);
  await user.click(within(modal).getByRole('button', { name: 'Show vehicles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(query(router)).toEqual({ models: 'Defender 110', state: 'NSW', postcode: '2000', locality: 'Sydney' });
  await screen.findByText('2 retailers near 2000 Sydney, NSW');
  expect(asked()).toEqual({
    drive_away_state: 'NSW',
    'filter[owner_dealer_codes_includes]': ['AU1', 'AU2'],
    'near[lat]': '-33.87',
    'near[lon]': '151.2',
    'near[km]': '20040',
  });
});

test('without vehicles a postcode is searched by its state, from the first page and without a modal', async () => {
  const { user, router } = await visit('?page=3', { hasList: false });
  await openForm(user);
  await user.type(screen.getByRole('combobox', { name: 'Postcode or locality' }), 'Syd');
  await user.clear(screen.getByRole('combobox', { name: 'Postcode or locality' }));
  await user.type(screen.getByRole('combobox', { name: 'Postcode or locality' }), '2000');
  await screen.findByRole('option', { name: '2000 Sydney, NSW' });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(query(router)).toEqual({ state: 'NSW' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a postcode that is no known place is searched in its state, which its number gives, and it says so', async () => {
  const { user, router } = await visit();
  await openForm(user);
  await user.type(screen.getByRole('combobox', { name: 'Postcode or locality' }), '3056{Enter}');
  const modal = await screen.findByRole('dialog', { name: 'Retailers in 3056, Victoria' });
  const sentence = 'We do not know exactly where 3056 is, so you see all of Victoria.';
  expect(await within(modal).findByText(sentence)).toBeVisible();
  expect((await axe(modal)).violations).toEqual([]);
  await user.click(within(modal).getByRole('button', { name: 'Show vehicles' }));
  await waitFor(() => expect(query(router)).toEqual({ state: 'VIC', postcode: '3056' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(asked()).toEqual({ drive_away_state: 'VIC', 'filter[owner_dealer_codes_includes]': ['AU3'] });
});

const FROM_SYDNEY = {
  'near[lat]': '-33.87',
  'near[lon]': '151.2',
  'near[km]': '20040',
  drive_away_state: 'NSW',
};

test('around a known place vehicles are looked for within a distance, at every retailer there', async () => {
  const { user, router, container } = await visit(
    '?state=NSW&postcode=2000&locality=Sydney&page=2&models=Velar+Nothing',
  );
  const radius = await screen.findByRole('combobox', { name: 'How far' });
  expect(radius).toHaveDisplayValue('Nearest retailers');
  await user.selectOptions(radius, '100');
  await waitFor(() => expect(query(router)).toMatchObject({ postcode: '2000', within: '100' }));
  expect(query(router)).not.toHaveProperty('page');
  expect(await screen.findByText('Vehicles within 100 km of 2000 Sydney, NSW')).toBeVisible();
  expect(asked()).toEqual({ ...FROM_SYDNEY, 'near[km]': '100' });
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Search everywhere' }));
  await waitFor(() => expect(query(router)).toEqual({ models: 'Velar Nothing' }));
});

test('a chosen retailer stays the only one, however far one goes, and a strange distance is none', async () => {
  const place = 'state=NSW&postcode=2000&locality=Sydney';
  const { unmount } = await visit(`?${place}&retailer=AU2&within=100`);
  expect(asked()).toMatchObject({ 'filter[owner_dealer_codes_includes]': ['AU2'], 'near[km]': '100' });
  expect(screen.queryByRole('combobox', { name: 'How far' })).not.toBeInTheDocument();
  unmount();
  await visit(`?${place}&within=99999`);
  expect(asked()).toMatchObject({ 'filter[owner_dealer_codes_includes]': ['AU1', 'AU2'], 'near[km]': '20040' });
});

test('nobody is asked how far where the place cannot be pointed at', async () => {
  await visit('?state=VIC&postcode=3056&within=100');
  await screen.findByText(/1 retailer in 3056, Victoria/);
  expect(screen.queryByRole('combobox', { name: 'How far' })).not.toBeInTheDocument();
  expect(asked()).toEqual({ drive_away_state: 'VIC', 'filter[owner_dealer_codes_includes]': ['AU3'] });
});

test('a postcode in Arabic digits is searched as it is written everywhere else', async () => {
  const { user, router } = await visit();
  await openForm(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'New South Wales');
  await user.type(screen.getByRole('combobox', { name: 'Postcode or locality' }), '٢٩٩٩');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const modal = await screen.findByRole('dialog');
  await user.click(await within(modal).findByRole('button', { name: 'Show vehicles' }));
  await waitFor(() => expect(query(router)).toEqual({ state: 'NSW', postcode: '2999' }));
});

test.each([
  ['vehicles', true],
  ['none', false],
])('where the page has %s a state opens the modal, where one of its retailers can be chosen', async (_, hasList) => {
  const { user, router } = await visit('', { hasList });
  await openForm(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'New South Wales');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const modal = await screen.findByRole('dialog', { name: 'Retailers in New South Wales' });
  await user.click(await within(modal).findByRole('radio', { name: 'Blue Mountains Cars' }));
  await user.click(within(modal).getByRole('button', { name: 'Show vehicles' }));
  await waitFor(() => expect(query(router)).toEqual({ state: 'NSW', retailer: 'AU2' }));
  await screen.findByText('Vehicles of Blue Mountains Cars');
  expect(asked()).toEqual({ drive_away_state: 'NSW', 'filter[owner_dealer_codes_includes]': ['AU2'] });
});

test.each([
  ['vehicles', true],
  ['none', false],
])('where the page has %s a retailer alone opens the modal, too', async (_, hasList) => {
  const { user, router } = await visit('', { hasList });
  await openForm(user);
  const retailer = screen.getByRole('combobox', { name: 'Retailer' });
  await within(retailer).findByRole('option', { name: 'Yarra Prestige' });
  await user.selectOptions(retailer, 'Yarra Prestige');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const modal = await screen.findByRole('dialog', { name: 'Your retailer' });
  await user.click(await within(modal).findByRole('button', { name: 'Show vehicles' }));
  await waitFor(() => expect(query(router)).toEqual({ retailer: 'AU3' }));
});

test('an address with a place keeps what was found for the rest of the visit, and it can be given up and taken again', async () => {
  const { user, router } = await visit('?state=NSW&postcode=2000&locality=Sydney');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(JSON.parse(sessionStorage.getItem('sl_postcode_search') ?? '')).toEqual({
    state: 'NSW',
    postcode: '2000',
    locality: 'Sydney',
    retailer: '',
    dealerCodes: ['AU1', 'AU2'],
  });
  await user.click(screen.getByRole('link', { name: 'Search everywhere' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(await screen.findByRole('link', { name: 'Search near 2000 Sydney, NSW again' }));
  await waitFor(() => expect(query(router)).toEqual({ state: 'NSW', postcode: '2000', locality: 'Sydney' }));
});

test('an address without retailers opens a modal that cannot be closed, until another place is chosen', async () => {
  const { user, router } = await visit('?state=TAS&models=Velar');
  const modal = await screen.findByRole('dialog', { name: 'No retailer found' });
  expect(within(modal).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(modal).toHaveAttribute('open');
  expect(sessionStorage.getItem('sl_postcode_search')).toBeNull();
  await user.selectOptions(within(modal).getByRole('combobox', { name: 'State' }), 'Victoria');
  await user.click(within(modal).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(query(router)).toEqual({ state: 'VIC', models: 'Velar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('that modal also lets go of the place', async () => {
  const { user, router } = await visit('?state=TAS');
  await user.click(await screen.findByRole('button', { name: 'Show all vehicles' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test.each([
  ['fails', answerTo(findDealers, new ShowroomError('api.unreachable', { status: 503 }))],
  [
    'has no endpoint',
    answerTo(findDealers, { data: [], meta: { total: 0, unit: 'km', place: null, answered_by: 'nobody' } }),
  ],
])('where the search for retailers %s the list is not narrowed, and says so', async (_, answer) => {
  await visit('?state=NSW', { answers: [answer] });
  expect(screen.getByText('Retailers could not be looked up, so all vehicles are shown.')).toBeVisible();
  expect(asked()).toEqual({ drive_away_state: 'NSW' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where the place must not narrow the list it only measures', async () => {
  await visit('?state=NSW&postcode=2000&locality=Sydney', {
    settings: { 'additional_features.postcode_filter': false },
  });
  expect(asked()).toEqual(FROM_SYDNEY);
});

test('a postcode alone narrows nothing, but distances are shown from it', async () => {
  await visit('?postcode=2000');
  expect(screen.getByText('Distances are from 2000 Sydney.')).toBeVisible();
  expect(asked()).toEqual(FROM_SYDNEY);
  expect(screen.getByRole('button', { name: 'Choose a place' })).toBeVisible();
});

test('so they are in markets without the search', async () => {
  await visit('?postcode=2000', { settings: { 'additional_features.postcode_search': false } });
  expect(asked()).toEqual(FROM_SYDNEY);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  ['a whole search', '?state=NSW&postcode=2000&locality=Sydney&within=100'],
  ['a postcode', '?postcode=2000&within=25'],
  ['a state', '?state=NSW'],
  ['a retailer in a state', '?state=NSW&retailer=AU1'],
])('where nobody sees who sells a vehicle, %s only gives the state of prices', async (_, search) => {
  const { client } = await visit(search, { settings: { 'additional_features.owner_visible': false } });
  expect(asked()).toEqual({ drive_away_state: 'NSW' });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(client.sends.filter(({ call }) => call === findDealers)).toEqual([]);
});

test.each([
  ['that nobody knows', '?postcode=20', []],
  [
    'that cannot be looked up',
    '?postcode=2000',
    [answerTo(searchPlaces, new ShowroomError('api.unreachable', { status: 503 }))],
  ],
])('a postcode %s measures nothing', async (_, search, answers) => {
  await visit(search, { answers });
  expect(asked()).toEqual({});
  expect(screen.getByText('Vehicles near you')).toBeVisible();
});

const dealerQueries = ({ client }: Awaited<ReturnType<typeof visit>>) =>
  client.sends.flatMap(({ call, input }) => (call === findDealers ? [input.query] : []));

test('retailers are looked for with the one brand and model that the list is narrowed to', async () => {
  const visited = await visit('?state=VIC&brands=Land+Rover&models=Velar');
  expect(dealerQueries(visited)).toEqual([
    { 'q[state_eq]': 'VIC', 'q[brand_eq]': 'Land Rover', 'filter[nameplate_name_eq]': 'Velar' },
  ]);
  const { user } = visited;
  await openForm(user);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('dialog', { name: 'Retailers in Victoria' });
  expect(dealerQueries(visited).at(-1)).toMatchObject({ 'filter[nameplate_name_eq]': 'Velar' });
});

test.each([
  ['?brands=Jaguar', 'Harbour Jaguar'],
  ['?brands=Land+Rover', 'Harbour Motors'],
  ['', 'Harbour Motors'],
])('in a list of "%s" a retailer of two brands goes by "%s"', async (search, name) => {
  const [harbour, mountains] = NSW;
  if (!harbour || !mountains) throw new Error('There are two');
  const attributes = { ...harbour.attributes, display_name_jag: 'Harbour Jaguar' };
  const meta = { total: 2, unit: 'km' as const, place: null, answered_by: 'configured' as const };
  // Nobody has the model, so that the retailers of the place stand for it.
  const answer = answerTo(findDealers, ({ query }) => {
    const data = query['filter[nameplate_name_eq]'] ? [] : [{ ...harbour, attributes }, mountains];
    return { data, meta };
  });
  const { user, router } = await visit(search, { answers: [answer] });
  await openForm(user);
  await screen.findByRole('option', { name });
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'New South Wales');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const modal = await screen.findByRole('dialog', { name: 'Retailers in New South Wales' });
  await user.click(await within(modal).findByRole('radio', { name }));
  await user.click(within(modal).getByRole('button', { name: 'Show vehicles' }));
  expect(await screen.findByText(`Vehicles of ${name}`)).toBeVisible();
  await act(() => router.navigate(`/stock?${new URLSearchParams({ ...query(router), models: 'Velar' })}`));
  expect(await screen.findByText(`Vehicles of ${name}`)).toBeVisible();
});

test('where no retailer of the place has the model, its retailers narrow the list, and the list says what to loosen', async () => {
  await visit('?state=NSW&models=Velar');
  expect(screen.getByText('2 retailers in New South Wales')).toBeVisible();
  expect(asked()).toEqual({ drive_away_state: 'NSW', 'filter[owner_dealer_codes_includes]': ['AU1', 'AU2'] });
});

test('is read in Arabic', async () => {
  const { user, router } = await visit('', { market: 'ae', locale: 'ar-AE' });
  await user.click(screen.getByRole('button', { name: 'اختر مكانًا' }));
  await user.click(await screen.findByRole('button', { name: 'بحث' }));
  expect(screen.getByRole('combobox', { name: 'الولاية' })).toHaveAccessibleDescription('يرجى اختيار ولاية');
  await user.type(screen.getByRole('combobox', { name: 'الرمز البريدي أو المنطقة' }), '200');
  await user.click(await screen.findByRole('option', { name: /^2000 Sydney/ }));
  await user.click(screen.getByRole('button', { name: 'بحث' }));
  const modal = await screen.findByRole('dialog', { name: /^وكلاء بالقرب من 2000 Sydney/ });
  expect(await within(modal).findByRole('radio', { name: 'كلا الوكيلين' })).toBeChecked();
  expect(modal).toHaveTextContent('على بعد 3.4 كم');
  expect((await axe(modal)).violations).toEqual([]);
  await user.click(within(modal).getByRole('button', { name: 'عرض السيارات' }));
  await screen.findByText(/^وكيلان بالقرب من 2000 Sydney/);
  expect(query(router)).toEqual({ state: 'NSW', postcode: '2000', locality: 'Sydney' });
});
