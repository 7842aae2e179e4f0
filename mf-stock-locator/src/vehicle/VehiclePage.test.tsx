import { getVehicle, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { vehicleViewed } from '@showroom/contracts/events/vehicle-viewed';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../examples/vehicles';
import { away, one, row, visit } from './vehicle-page-in-tests';

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

test('the opened page is tracked once, as the offer of its state', async () => {
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

test('without similar vehicles the page is complete', async () => {
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
