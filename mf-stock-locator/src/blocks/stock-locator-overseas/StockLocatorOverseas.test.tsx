import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { answerTo, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleFacets, exampleVehicle } from '../../examples/vehicles';
import { examples } from './examples';
import { Component, load } from './StockLocatorOverseas';
import { template } from './template';

const content = examples['vehicles for overseas'];
const facets = {
  ...exampleFacets,
  options: {
    ...exampleFacets.options,
    specific_colors: [
      { value: 'Fuji White', label: 'Fuji White', count: 2 },
      { value: 'Santorini Black', label: 'Santorini Black', count: 1 },
    ],
  },
};
const meta = { total: 2, page: 1, pages: 1, items: 12, currency: 'EUR', facets, ignored: [] };

async function shown(market: '' | 'overseas' | 'mobility', person?: { readonly roles: readonly ['editor'] }) {
  const client = fakeClient(answerTo(listVehiclesLight, { data: [exampleVehicle(0), exampleVehicle(1)], meta }));
  const options = { client, settings: { 'stock_locator.market': market } };
  const platform = testPlatform(options);
  const url = new URL('http://localhost/overseas');
  const data = await load({ platform, url, content, signal: new AbortController().signal });
  const who = person && { person: { name: 'Eve', email: 'eve@example.test', ...person } };
  const view = renderWithPlatform(<Component id="o" content={content} data={data} />, { ...options, ...who });
  return { ...view, client };
}

test('shows the list with the filters that buyers from abroad need', async () => {
  const { container } = await shown('overseas');
  expect(screen.getByRole('heading', { level: 1, name: 'Vehicles for export' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const filters = ['Model', 'Availability', 'Production year', 'Fuel', 'Paint'];
  for (const name of filters) expect(screen.getByRole('group', { name })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Price' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Retailer' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test.each(['', 'mobility'] as const)('in a market that is "%s" nothing is asked or shown', async (market) => {
  const { client } = await shown(market);
  expect(client.sends).toEqual([]);
  expect(screen.queryByText(/Stock locator \(overseas\)/)).not.toBeInTheDocument();
});

test('editors see what it needs', async () => {
  await shown('', { roles: ['editor'] });
  expect(screen.getByText(/stock_locator\.market says overseas/)).toBeVisible();
});

test('an editor finds five filters on and the others off', () => {
  const on = template.fields.flatMap((field) =>
    field.field_type === 'Bool' && field.default_value === true ? [field.symbol] : [],
  );
  expect(on).toEqual(['models', 'statuses', 'production_year', 'engine_types', 'specific_colors']);
});
