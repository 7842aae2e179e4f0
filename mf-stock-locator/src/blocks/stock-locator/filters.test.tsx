import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { FILTER_KEYS, type FilterKey } from '@showroom/contracts/entities/filters';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { exampleFacets } from '../../examples/vehicles';
import { exampleContent } from '../../listing/example-content';
import type { ListToggle } from '../../listing/list-fields';
import { answers, box, cards, visit } from './stock-locator-in-tests';

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

test('on a narrow screen the filters open in a dialog that counts what they found', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('link', { name: 'Filters' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(dialog).getByRole('checkbox', { name: /^Discovery/ }));
  await user.click(await within(dialog).findByRole('button', { name: 'Show 1 vehicle' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cards()).toHaveLength(1);
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
    'Jaguar',
  ]);
  expect(families.getByRole('link', { name: 'All families' })).toHaveAttribute('aria-current', 'true');
  await user.click(families.getByRole('link', { name: 'Defender' }));
  await waitFor(() => expect(search()).toBe('?model_group=Defender&colors=green'));
  expect(asked()?.query).toMatchObject({ 'filter[nameplate_model_group_eq]': 'Defender' });
  expect(screen.getByRole('link', { name: 'Remove Defender' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Discovery/ })).not.toBeInTheDocument());
});

test('a brand without families stands beside them, and either takes the place of the other', async () => {
  const { user, search } = await visit('/stock?model_group=Defender&models=Defender 110');
  const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Family' })).getByRole('link', { name });
  await user.click(tab('Jaguar'));
  await waitFor(() => expect(search()).toBe('?brands=Jaguar'));
  await waitFor(() => expect(tab('Jaguar')).toHaveAttribute('aria-current', 'true'));
  expect(tab('All families')).not.toHaveAttribute('aria-current');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Defender/ })).not.toBeInTheDocument());
  await user.click(tab('Defender'));
  await waitFor(() => expect(search()).toBe('?model_group=Defender'));
  expect(tab('Defender')).toHaveAttribute('aria-current', 'true');
});

test('a list is called what its filters leave of it, and its own name again without them', async () => {
  const { user } = await visit('/stock?states=approved&colors=green');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Approved vehicles in green');
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Find your vehicle' })).toBeVisible();
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

test('a long list of options is searched by typing, without asking anybody', async () => {
  const { user, client } = await visit();
  const group = screen.getByRole('group', { name: 'Retailer' });
  // A closed filter's inside comes when everything else is there.
  await user.type(await within(group).findByRole('searchbox', { name: 'Search: Retailer' }), 'retailer 13');
  await waitFor(() => expect(within(group).getAllByRole('checkbox')).toHaveLength(1));
  expect(within(group).getByRole('checkbox', { name: /^Land Rover retailer 13/ })).toBeInTheDocument();
  await user.type(within(group).getByRole('searchbox'), '7');
  expect(await within(group).findByText('Nothing is called that.')).toHaveAttribute('role', 'status');
  expect(client.sends).toHaveLength(1);
});
