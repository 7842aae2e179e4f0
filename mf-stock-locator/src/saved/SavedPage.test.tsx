import { getVehicle } from '@showroom/contracts/calls/stock-locator';
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
const notFound = new ShowroomError('vehicle.not-found', { status: 404 });

const store = (...ids: readonly number[]) =>
  localStorage.setItem(KEY, JSON.stringify(ids.map((id) => ({ id: String(id), list: 'international' }))));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]').map(({ id }: { id: string }) => Number(id));

/** 1999 is gone for good; 1888 cannot be reached as long as nobody says otherwise. */
let isAway = true;
const one = answerTo(getVehicle, ({ params }) => {
  const id = Number(params.id);
  if (id === 1999) return notFound;
  return id === 1888 && isAway ? away : { data: exampleVehicle(id - 1000) };
});

async function visit(options: PlatformOptions = {}) {
  isAway = true;
  const client = fakeClient(one);
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

test('shows what this browser saved, each from the listing that it stands in', async () => {
  store(1001, 1002);
  const { client, container } = await visit();
  expect(cards()).toHaveLength(2);
  expect(screen.getByText('2 vehicles')).toHaveAttribute('role', 'status');
  expect(client.sends.map(({ input }) => input.params)).toEqual([
    { listing: 'international', id: '1001' },
    { listing: 'international', id: '1002' },
  ]);
  expect(screen.getByRole('link', { name: 'Compare them' })).toHaveAttribute('href', '/showroom/compare?ids=1001,1002');
  expect((await axe(container)).violations).toEqual([]);
});

test('a vehicle that answers 404 is dropped from the view and from the stored list', async () => {
  store(1001, 1999);
  await visit();
  expect(cards()).toHaveLength(1);
  expect(stored()).toEqual([1001]);
  expect(screen.getByText('1 vehicle is no longer available and has been taken off your list.')).toBeVisible();
});

test('any other failure removes nothing, and trying again brings the vehicle back', async () => {
  store(1001, 1888);
  const { user } = await visit();
  expect(cards()).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('They stay saved.');
  expect(stored()).toEqual([1001, 1888]);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
