import type { Field } from '@showroom/contracts/blocks/template';
import { listVehiclesById, searchVehicles } from '@showroom/contracts/calls/stock-locator';
import { vehicleLight } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer, fakeClient } from '@showroom/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { dragOnto } from '../dragging/drag-in-tests';
import { chosenList } from './chosen-vehicles';
import { showInput } from './input-in-tests';

const field: Field = { symbol: 'vehicles', label: 'Vehicles', field_type: 'Json', attrs: { input: 'vehicles' } };

function vehicle(id: string, model: string) {
  return vehicleLight.parse({
    id,
    type: 'vehicle',
    attributes: {
      slug: 'x',
      title: model,
      brand: 'Jaguar',
      model,
      model_group: null,
      nameplate_external_code: null,
      version: 'S',
      state: 'used',
      status: 'stock',
      production_year: 2022,
      model_year: null,
      mileage: null,
      mileage_unit: 'km',
      engine_type: [],
      transmission: null,
      drivetrain: null,
      power: null,
      number_of_seats: null,
      color_name: 'Red',
      color_canonical: null,
      color_interior: null,
      engine_capacity: null,
      capacity_unit: null,
      short_vin: null,
      currency: 'EUR',
      prices: [],
      prices_type: null,
      price_hidden: false,
      cover: null,
      owner_id: 'r',
      owner_name: 'R',
      owner_city: 'C',
    },
  });
}
const STOCK = [vehicle('1', 'XE'), vehicle('2', 'XF'), vehicle('3', 'XJ')];

function show(stored: unknown, ...over: readonly FakeAnswer[]) {
  const client = fakeClient(
    answerTo(listVehiclesById, ({ query: { ids } }) => ({
      data: STOCK.filter(({ id }) => ids.includes(id)),
      meta: { missing: [] },
    })),
    answerTo(searchVehicles, ({ query: { text } }) => ({
      data: STOCK.filter(({ id, attributes }) => id === text || attributes.model.includes(text)),
    })),
    ...over,
  );
  return { ...showInput(field, stored, { client }), client };
}

const groups = () => screen.queryAllByRole('group').slice(1);

test('vehicles are found by words, added, ordered by buttons and taken out; nobody types JSON', async () => {
  const { user, latest, client, container } = show({ headline: 'Now', list: ['1'] });
  expect(await screen.findByRole('group', { name: '2022 Jaguar XE S Red' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Find a vehicle' }), 'X{Enter}');
  expect(await screen.findByRole('button', { name: /^Add 2022 Jaguar XE/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Add 2022 Jaguar XJ S Red, 3' }));
  expect(client.sends.find(({ call }) => call === searchVehicles)?.input).toEqual({
    params: { listing: 'international' },
    query: { text: 'X' },
  });
  expect(latest.value).toEqual({ headline: 'Now', list: ['1', '3'] });
  await user.click(screen.getByRole('button', { name: 'Move 2022 Jaguar XJ S Red up' }));
  expect(latest.value).toEqual({ headline: 'Now', list: ['3', '1'] });
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove 2022 Jaguar XE S Red' }));
  await user.clear(screen.getByRole('textbox', { name: /Headline/ }));
  expect(latest.value).toEqual({ headline: '', list: ['3'] });
});

test('a vehicle is dragged to another place', async () => {
  const { latest } = show({ headline: '', list: ['1', '2', '3'] });
  await screen.findByRole('group', { name: '2022 Jaguar XJ S Red' });
  const [first, , third] = groups().map((group) => group.closest('li'));
  if (!first || !third) throw new Error('There are no vehicles');
  dragOnto(third, first, 0.2);
  expect(latest.value).toEqual({ headline: '', list: ['3', '1', '2'] });
});

test('what is no longer in stock says so, and nothing found is told', async () => {
  const { user } = show('{"list": [1, {"id": "9"}]}');
  const gone = within(await screen.findByRole('group', { name: 'Vehicle 9' }));
  expect(await gone.findByText(/no longer in stock/)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'tractor');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No vehicle in stock fits "tractor".')).toBeVisible();
});

test('vehicles of a newer version have their names as well', async () => {
  const { form } = show({ list: ['1'] });
  await screen.findByRole('group', { name: '2022 Jaguar XE S Red' });
  act(() => form.replace({ list: ['1', '2'] }));
  expect(await screen.findByRole('group', { name: '2022 Jaguar XF S Red' })).toBeVisible();
  expect(screen.queryByText(/no longer in stock/)).not.toBeInTheDocument();
});

test('where the stock cannot be asked, ids stand for vehicles and none is called gone', async () => {
  const { latest } = show({ list: ['1', '2'] }, answerTo(listVehiclesById, new ShowroomError('api.unreachable')));
  expect(await screen.findByRole('group', { name: 'Vehicle 1' })).toBeVisible();
  await act(async () => undefined);
  expect(screen.queryByText(/no longer in stock/)).not.toBeInTheDocument();
  expect(latest.value).toEqual({ list: ['1', '2'] });
});

test('a search that fails says so and can be repeated', async () => {
  const answers = [new ShowroomError('api.unreachable'), { data: STOCK }];
  const { user } = show(
    {},
    answerTo(searchVehicles, () => answers.shift()),
  );
  await user.type(screen.getByRole('searchbox'), 'X');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('The stock could not be searched; please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('button', { name: /^Add 2022 Jaguar XF/ })).toBeEnabled();
});

test('nothing is searched for without words', async () => {
  const { user, client } = show({});
  await user.type(screen.getByRole('searchbox'), '  {Enter}');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(client.sends.filter(({ call }) => call === searchVehicles)).toEqual([]);
});

test('there are no more than twelve, and one that is taken out makes room', async () => {
  const list = Array.from({ length: 12 }, (_, index) => String(100 + index));
  const { user } = show({ list });
  expect(screen.getByText('More than 12 vehicles are not shown.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Vehicle 100' }));
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('without vehicles it says so', () => {
  show(undefined);
  expect(screen.getByText('No vehicle is chosen yet.')).toBeVisible();
});

test.each([
  [undefined, { headline: '', list: [] }],
  ['no json', { headline: '', list: [] }],
  [
    { headline: 7, list: ['1', 2, null, { id: 3 }, '1'] },
    { headline: '', list: ['1', '2', '3'] },
  ],
])('%j holds %j', (stored, chosen) => expect(chosenList(stored)).toEqual(chosen));
