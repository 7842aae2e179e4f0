import { getWidgetTranslations } from '@showroom/contracts/calls/company';
import { listConfiguratorVehicles, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../../examples/vehicles';
import { answers, box, cards, listing, visit } from './stock-locator-in-tests';

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

test('the first picture is fetched first, its row at once and all others when they are near', async () => {
  const { container } = await visit();
  const [leading, second, third, ...others] = [...container.querySelectorAll('article img')];
  expect(leading).toHaveAttribute('fetchpriority', 'high');
  for (const beside of [second, third]) expect(beside).toHaveAttribute('fetchpriority', 'low');
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
});

test('a market counts seats and calls things in its own texts', async () => {
  const data = { 'en-gb': { 'words.statuses.reserved': 'Spoken for', 'facets.brands': 'Make' } };
  const translations = answerTo(getWidgetTranslations, {
    data: { id: 'w', type: 'widget_translations_config', attributes: { data } },
  });
  const settings = {
    'widget_translations.id': 'w',
    'stock_locator.seats_translations': { singular: 'place', plural: 'places' },
    'stock_locator.card_attribute_icons': ['numberOfSeats'],
  };
  const two = [exampleVehicle(0, { number_of_seats: 1 }), exampleVehicle(2)];
  const list = answerTo(listVehiclesLight, { ...answers(), data: two });
  await visit('/stock', { client: fakeClient(list, translations), settings });
  expect(screen.getByText('1 place')).toBeVisible();
  expect(screen.getByText('5 places')).toBeVisible();
  expect(screen.getByText('Spoken for', { selector: 'article *' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Make' })).toBeVisible();
});

test('when the service is away the list stays with what it was asked by, and a new try brings the choice', async () => {
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
  await waitFor(() => expect(box(/^Defender 110/)).not.toBeChecked());
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find your vehicle');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
  expect(fields.get('sort')).toBe('availableFirst');
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
  await waitFor(() => expect(heard).toEqual([{ event: 'select_item', parameters, scope: 'statistic' }]));
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
