import { getWidgetTranslations } from '@showroom/contracts/calls/company';
import { listVehiclesById } from '@showroom/contracts/calls/stock-locator';
import { vehicleId, vehicleLight } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { answerTo, fakeClient, type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../examples/vehicles';
import { createRoutes } from '../expose/saved';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
beforeAll(() => import('./load-saved'));
beforeEach(() => localStorage.clear());

const KEY = 'sl_saved_vehicles';
const away = new ShowroomError('api.unreachable', { status: 503 });
const notFound = new ShowroomError('api.unreachable', { status: 404 });

const store = (...ids: readonly number[]) => storeIn({ international: ids });
const storeIn = (lists: Readonly<Record<string, readonly number[]>>) => {
  const saved = Object.entries(lists).flatMap(([list, ids]) => ids.map((id) => ({ id: String(id), list })));
  localStorage.setItem(KEY, JSON.stringify(saved));
};
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]').map(({ id }: { id: string }) => Number(id));

/**
 * 1999 and those from 5000 on are gone for good, 1777 is sold; where 1888 is asked for nobody
 * answers as long as nobody says otherwise.
 */
let isAway = true;
const some = answerTo(listVehiclesById, ({ params, query: { ids } }) => {
  if (params.listing === 'unheard') return notFound;
  const asked = (Array.isArray(ids) ? ids : [ids]).map(Number);
  if (asked.includes(1888) && isAway) return away;
  const isGone = (id: number) => params.listing === 'closed' || id === 1999 || id >= 5000;
  const data = asked.filter((id) => !isGone(id)).map((id) => vehicleLight.parse(savedVehicle(id)));
  return { data, meta: { missing: asked.filter(isGone).map((id) => vehicleId.parse(String(id))) } };
});

function savedVehicle(id: number) {
  const vehicle = exampleVehicle(id - 1000);
  return id === 1777 ? { ...vehicle, attributes: { ...vehicle.attributes, status: 'sold' } } : vehicle;
}

async function visit(options: PlatformOptions = {}) {
  isAway = true;
  const client = fakeClient(some);
  const platform = testPlatform({ client, ...options });
  const router = createMemoryRouter(
    [{ path: '/showroom/saved', hydrateFallbackElement: <p>Loading</p>, children: createRoutes(platform) }],
    { initialEntries: ['/showroom/saved'] },
  );
  const view = render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, client, user: userEvent.setup() };
}

const cards = () => screen.queryAllByRole('article');

test('shows what this browser saved, all of it by one call', async () => {
  store(1001, 1002);
  const { client, container } = await visit();
  expect(cards()).toHaveLength(2);
  expect(screen.getByText('2 vehicles')).toHaveAttribute('role', 'status');
  expect(client.sends.map(({ input }) => input)).toEqual([
    { params: { listing: 'international' }, query: { ids: ['1001', '1002'] } },
  ]);
  expect(screen.getByRole('link', { name: 'Compare them' })).toHaveAttribute('href', '/showroom/compare?ids=1001,1002');
  expect((await axe(container)).violations).toEqual([]);
});

test('a vehicle that there is no more is dropped from the view and from the stored list', async () => {
  store(1001, 1999);
  await visit();
  expect(cards()).toHaveLength(1);
  expect(stored()).toEqual([1001]);
  expect(screen.getByText('1 vehicle is no longer available and has been taken off your list.')).toBeVisible();
});

test('each listing is asked for its own vehicles, and one that is gone takes its vehicles with it', async () => {
  storeIn({ international: [1001], closed: [7], ae: [1003] });
  const { client } = await visit();
  expect(client.sends.map(({ input }) => input.params?.['listing'])).toEqual(['international', 'closed', 'ae']);
  expect(cards()).toHaveLength(2);
  expect(stored()).toEqual([1001, 1003]);
});

test('a vehicle of another listing leads to its page there, is taken out of there, and is compared with none of the own', async () => {
  storeIn({ international: [1001], fleet: [1003] });
  const { user } = await visit();
  const [, other = document.body] = cards();
  expect(within(other).getByRole('link').getAttribute('href')).toMatch(/-1003\?list=fleet$/);
  expect(within(other).queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Compare them' })).not.toBeInTheDocument();
  await user.click(within(other).getByRole('button', { name: /^Save/ }));
  expect(stored()).toEqual([1001]);
});

test('a service that does not know the call makes nobody lose what they saved', async () => {
  storeIn({ unheard: [1001, 1002] });
  await visit();
  expect(screen.getByRole('alert')).toHaveTextContent('They stay saved.');
  expect(stored()).toEqual([1001, 1002]);
});

test('a long list is asked for in parts', async () => {
  store(...Array.from({ length: 130 }, (_, index) => 5001 + index), 1001);
  const { client } = await visit();
  expect(client.sends).toHaveLength(2);
  expect(cards()).toHaveLength(1);
  expect(stored()).toEqual([1001]);
});

test('a sold vehicle stays and is shown as such', async () => {
  store(1001, 1777);
  await visit();
  expect(cards()).toHaveLength(2);
  expect(screen.getByText('1 vehicle of your list has been sold.')).toBeVisible();
  expect(within(cards()[1] ?? document.body).getByText('Sold')).toBeVisible();
  expect(stored()).toEqual([1001, 1777]);
});

test('any other failure removes nothing, and trying again brings the vehicles back', async () => {
  store(1001, 1888);
  const { user } = await visit();
  expect(cards()).toHaveLength(0);
  expect(screen.getByRole('alert')).toHaveTextContent('They stay saved.');
  expect(stored()).toEqual([1001, 1888]);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("saved vehicles are shown in the market's own texts", async () => {
  store(1777);
  const translations = answerTo(getWidgetTranslations, {
    data: {
      id: 'w',
      type: 'widget_translations_config',
      attributes: { data: { 'en-gb': { 'words.statuses.sold': 'Gone' } } },
    },
  });
  await visit({
    client: fakeClient(some, translations),
    settings: {
      'widget_translations.id': 'w',
      'stock_locator.seats_translations': { singular: 'place', plural: 'places' },
      'stock_locator.card_attribute_icons': ['numberOfSeats'],
    },
  });
  const card = within(cards()[0] ?? document.body);
  expect(card.getByText('Gone')).toBeVisible();
  expect(card.getByText('5 places')).toBeVisible();
});

test('nothing saved leads to the list', async () => {
  await visit();
  expect(screen.getByText('Nothing saved yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See available vehicles' })).toHaveAttribute('href', '/stock');
});

test('what another tab saves is fetched, and what is in its place stays', async () => {
  store(1001);
  await visit();
  store(1002, 1001);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test('a vehicle that is taken out stays in its place, where its heart brings it back', async () => {
  store(1001, 1002);
  const { user } = await visit();
  const heart = () => within(cards()[0] ?? document.body).getByRole('button', { name: /^Save / });
  await user.click(heart());
  expect(stored()).toEqual([1002]);
  expect(screen.getByText('1 vehicle')).toBeVisible();
  expect(cards()).toHaveLength(2);
  await user.click(heart());
  expect(stored().sort()).toEqual([1001, 1002]);
});

test('is read in Arabic', async () => {
  await visit({ market: 'ae', locale: 'ar-AE' });
  expect(screen.getByRole('heading', { level: 1, name: 'السيارات المحفوظة' })).toBeVisible();
});
