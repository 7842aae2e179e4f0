import { getWidgetTranslations } from '@showroom/contracts/calls/company';
import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@showroom/shared-ui/router-server';
import { answerTo, fakeClient, type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { exampleVehicle } from '../examples/vehicles';
import { createRoutes } from '../expose/compare';
import { comparedIds } from './load-compare';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
beforeEach(() => localStorage.clear());

const one = answerTo(getVehicle, ({ params }) => {
  const number = Number(params.id) - 1000;
  if (number === 999) return new ShowroomError('vehicle.not-found', { status: 404 });
  return number === 888 ? new ShowroomError('api.unreachable', { status: 503 }) : { data: exampleVehicle(number) };
});

function routesOf(options: PlatformOptions = {}) {
  const platform = testPlatform({ client: fakeClient(one), ...options });
  return { platform, routes: [{ path: '/showroom/compare', children: createRoutes(platform) }] };
}

async function visit(search: string, options: PlatformOptions = {}) {
  const { platform, routes } = routesOf(options);
  const router = createMemoryRouter(
    routes.map((route) => ({ ...route, hydrateFallbackElement: <p>Loading</p> })),
    { initialEntries: [`/showroom/compare${search}`] },
  );
  const view = render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, router, user: userEvent.setup() };
}

const columns = () => screen.getAllByRole('columnheader').filter((header) => header.getAttribute('scope') === 'col');

test.each([
  ['?ids=1,2', ['1', '2']],
  ['?ids=1&ids=2', ['1', '2']],
  ['?ids=1,1,2', ['1', '2']],
  ['?ids=1,2,3,4,5', ['1', '2', '3', '4']],
  ['?ids=one,%20', []],
  ['', []],
])('%s compares %j', (search, ids) => expect(comparedIds(new URLSearchParams(search))).toEqual(ids));

test("the comparison is written in the market's own texts", async () => {
  const data = { 'en-gb': { 'vehicle.power': 'Output' } };
  const translations = answerTo(getWidgetTranslations, {
    data: { id: 'w', type: 'widget_translations_config', attributes: { data } },
  });
  await visit('?ids=1000,1001', {
    client: fakeClient(one, translations),
    settings: {
      'widget_translations.id': 'w',
      'stock_locator.seats_translations': { singular: 'place', plural: 'places' },
    },
  });
  expect(screen.getByRole('rowheader', { name: 'Output (differs)' })).toBeVisible();
  const seats = within(screen.getByRole('row', { name: /^Seats/ })).getAllByRole('cell');
  expect(seats.map((cell) => cell.textContent)).toEqual(['5 places', '5 places']);
});

test('puts vehicles side by side, marks what differs, and axe finds nothing', async () => {
  const { container } = await visit('?ids=1000,1001,1003');
  expect(columns()).toHaveLength(3);
  expect(screen.getByRole('rowheader', { name: 'Power (differs)' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Seats' })).toBeVisible();
  expect(
    within(screen.getByRole('row', { name: /^Power/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['183 kW', '338 kW', '221 kW']);
  expect((await axe(container)).violations).toEqual([]);
});

test('only what differs is shown on request, and the address says so', async () => {
  const { router, user } = await visit('?ids=1000,1001');
  await user.click(screen.getByRole('link', { name: 'Only differences' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Seats' })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?ids=1000,1001&only=differences');
  expect(screen.getByRole('link', { name: 'Only differences' })).toHaveAttribute('aria-current', 'true');
});

test('a vehicle is taken out of the address and of the shortlist', async () => {
  const compared = [1000, 1001].map((id) => ({ id: String(id), name: `Vehicle ${id}`, picture: '' }));
  localStorage.setItem('sl_compare_vehicles', JSON.stringify(compared));
  const { router, user } = await visit('?ids=1000,1001');
  await user.click(screen.getByRole('link', { name: /^Remove .*Range Rover/ }));
  await waitFor(() => expect(columns()).toHaveLength(1));
  expect(router.state.location.search).toBe('?ids=1000');
  expect(JSON.parse(localStorage.getItem('sl_compare_vehicles') ?? '')).toEqual([compared[0]]);
});

test('what is compared can be saved, but not in markets that save no vehicles', async () => {
  const { unmount } = await visit('?ids=1000,1001');
  expect(screen.getAllByRole('button', { name: /^Save / })).toHaveLength(2);
  unmount();
  await visit('?ids=1000,1001', { settings: { 'additional_features.display_selected_vehicles': false } });
  expect(screen.queryByRole('button', { name: /^Save / })).not.toBeInTheDocument();
});

test('a vehicle that is gone leaves the others, and is reported', async () => {
  await visit('?ids=1000,1999');
  expect(columns()).toHaveLength(1);
  expect(screen.getByText('1 vehicle of this comparison is no longer available.')).toBeVisible();
});

test('the same vehicle twice over has nothing to tell apart', async () => {
  const same = answerTo(getVehicle, ({ params }) => ({ data: { ...exampleVehicle(0), id: params.id } }));
  await visit('?ids=1000,1006', { client: fakeClient(same) });
  expect(screen.getByText('These vehicles do not differ in anything that is known of them.')).toBeVisible();
});

test('without vehicles it says how to compare, and leads to what was chosen', async () => {
  const compared = [1000, 1001].map((id) => ({ id: String(id), name: `Vehicle ${id}`, picture: '' }));
  localStorage.setItem('sl_compare_vehicles', JSON.stringify(compared));
  await visit('');
  expect(screen.getByRole('link', { name: 'Compare what you have chosen' })).toHaveAttribute(
    'href',
    '/showroom/compare?ids=1000,1001',
  );
});

test('a server writes the whole table, and answers 503 where a vehicle cannot be had', async () => {
  const { platform, routes } = routesOf();
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost/showroom/compare?ids=1000,1001'));
  if (context instanceof Response) throw new Error(`answered ${context.status}`);
  const html = renderToString(
    <PlatformProvider value={platform}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PlatformProvider>,
  );
  expect(html).toContain('338 kW');
  const failed = await handler.query(new Request('http://localhost/showroom/compare?ids=1888'));
  expect(failed instanceof Response ? failed.status : failed.statusCode).toBe(503);
});

test("equipment is compared by its names in the page's language", async () => {
  const translations = { ar: { accessories: ['سجاد مطاطي'] } };
  const translated = answerTo(getVehicle, ({ params }) => ({
    data: exampleVehicle(Number(params.id) - 1000, { translations }),
  }));
  await visit('?ids=1000,1001', { market: 'ae', locale: 'ar-AE', client: fakeClient(translated) });
  expect(screen.getByRole('rowheader', { name: /سجاد مطاطي/ })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: /Rubber mats/ })).not.toBeInTheDocument();
});

test('is read in Arabic', async () => {
  await visit('?ids=1000,1001', { market: 'ae', locale: 'ar-AE' });
  expect(screen.getByRole('link', { name: 'الاختلافات فقط' })).toBeVisible();
});
