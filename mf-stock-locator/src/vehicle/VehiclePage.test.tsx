import { getVehicle, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { answerTo, type FakeAnswer, fakeClient, type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../examples/vehicles';
import { createRoutes } from '../expose/routes';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
beforeAll(() => import('./load-vehicle'));

const away = new ShowroomError('api.unreachable', { status: 503 });
const others = [exampleVehicle(6), exampleVehicle(12)];
const listing = answerTo(listVehiclesLight, {
  data: others,
  meta: { total: 2, page: 1, pages: 1, items: 6, currency: 'EUR', facets: null, ignored: [] },
});
const one = (changes: Partial<Vehicle['attributes']> = {}) =>
  answerTo(getVehicle, { data: exampleVehicle(0, changes) });

async function visit(answers: readonly FakeAnswer[], path?: string, options: PlatformOptions = {}) {
  const client = fakeClient(listing, ...answers);
  const platform = testPlatform({ client, ...options });
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

test('shows title, prices, tax notice, specification, equipment, retailer and similar vehicles', async () => {
  const { client } = await visit([one()]);
  const title = '2021 Approved Land Rover Defender 110 Pangea Green AWD D250 X-Dynamic SE';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('74,900 €', { selector: '.vehicle-offer bdi' })).toBeVisible();
  expect(screen.getByText('78,900 €', { selector: '.vehicle-offer s bdi' })).toBeVisible();
  expect(screen.getByText('Price includes VAT')).toBeVisible();
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
  expect(client.sends.at(-1)?.input.query).toMatchObject({
    'filter[nameplate_name_in]': 'Defender 110',
    exclude: '1000',
    items: '6',
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

test('a hidden price is a price on request', async () => {
  await visit([one({ prices: [{ type: 'purchase', value_raw: 5, old_price_raw: null, hidden_from_visitors: true }] })]);
  expect(screen.getByText('Price on request')).toBeVisible();
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

test('breadcrumbs lead to the stock of this model', async () => {
  await visit([one()]);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByRole('link', { name: 'Defender 110' })).toHaveAttribute('href', '/stock?models=Defender+110');
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

test('axe finds nothing', async () => {
  const { container } = await visit([one()]);
  expect((await axe(container)).violations).toEqual([]);
});
