import { findDealers } from '@showroom/contracts/calls/places';
import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import type { Place } from '@showroom/contracts/entities/place';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerStates, exampleDealer } from '../../examples/places';
import { cards, listing, visit } from './stock-locator-in-tests';

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
])('in Australia %s narrows the list to the retailers %j', async (query, codes, summary, linkQuery) => {
  const data = [
    exampleDealer('AU1', 'Harbour Motors', 'NSW', 3),
    exampleDealer('AU2', 'Blue Mountains Cars', 'NSW', 88),
  ];
  const meta = { total: 2, unit: 'km' as const, place: null, answered_by: 'configured' as const };
  const client = fakeClient(listing, answerStates, answerTo(findDealers, { data, meta }));
  const settings = { 'additional_features.postcode_search': true };
  await visit(`/stock?${query}`, { market: 'au', client, settings });
  expect(screen.getByText(summary)).toBeVisible();
  const asked = client.sends.find(({ call }) => call === listVehiclesLight)?.input.query;
  expect(asked).toMatchObject({ 'filter[owner_dealer_codes_includes]': codes });
  const [card] = cards();
  const path = within(card ?? document.body)
    .getByRole('link')
    .getAttribute('href');
  expect(path).toBe(`/showroom/defender-110-pangea-green-1000${linkQuery}`);
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
  expect(asked).toMatchObject({ sort: 'availableFirst' });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Available first');
});

test('the list can be sorted in ten ways, what can be had first', async () => {
  await visit();
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveValue('availableFirst');
  expect(
    within(sort)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, text }) => [value, text]),
  ).toEqual([
    ['availableFirst', 'Available first'],
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
    '/stock?utm_source=mail&models=Discovery&page=2#content',
  );
});
