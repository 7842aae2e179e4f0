import { listDealers } from '@showroom/contracts/calls/places';
import { blockProps, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { neverInView } from '../../kits/map/map-in-tests';
import { retailersApi } from '../../kits/retailers/retailers-in-tests';
import { examples } from './examples';
import { Component, load } from './RetailerLocator';

beforeAll(neverInView);

const content = examples['search, brands and map'];
const { signal } = new AbortController();

async function visit(query = '', shown: (typeof examples)[keyof typeof examples] = content) {
  const client = retailersApi();
  const url = new URL(`http://site.test/retailers${query}`);
  const data = await load({ platform: testPlatform({ client }), url, content: shown, signal });
  return { client, ...renderWithPlatform(<Component {...blockProps(shown, data)} />) };
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('all dealers that administrators entered are listed, however many pages they come on', async () => {
  const { client } = await visit();
  expect(names()).toEqual(['Scheldekaai Motors', 'Huis van Brabant', 'Nowhere Motors']);
  expect(screen.getByRole('status')).toHaveTextContent(/^3 retailers$/);
  expect(client.sends.map(({ call, input }) => [call, input.query?.['items']])).toEqual(
    Array.from({ length: 3 }, () => [listDealers, '50']),
  );
});

test('a town brings the nearest first, with distances, a map and the other towns that begin so', async () => {
  await visit('?near=vilvoorde&brand=Land+Rover');
  expect(names()).toEqual(['Huis van Brabant', 'Scheldekaai Motors', 'Nowhere Motors']);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('6.9 km');
  expect(screen.getByRole('textbox', { name: 'Town or postcode' })).toHaveValue('vilvoorde');
  const status = within(screen.getByRole('status'));
  expect(status.getByText('The nearest retailers to Vilvoorde')).toBeVisible();
  expect(status.getByRole('link', { name: 'Vilvoordeveld' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\?near=Vilvoordeveld&brand=Land\+Rover#/),
  );
  expect(screen.getByRole('img', { name: /around Vilvoorde.*Brussels, 7 km south/ })).toBeVisible();
});

test('without a place the map shows where all of them are, each town by its name', async () => {
  await visit();
  const map = within(screen.getByRole('img', { name: 'Map of the retailers' }));
  expect(map.getByText('Antwerp')).toBeInTheDocument();
});

test('a brand narrows the list, and its retailers go by their names for it', async () => {
  await visit('?brand=Jaguar');
  expect(names()).toEqual(['Jaguar Brabant']);
  expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveValue('Jaguar');
});

test('what is no place may be the name of a retailer', async () => {
  await visit('?near=brabant');
  expect(names()).toEqual(['Huis van Brabant']);
  expect(screen.getByRole('status')).toHaveTextContent('1 retailer for “brabant”');
});

test('what is neither says so and keeps the list', async () => {
  await visit('?near=Atlantis');
  expect(screen.getByRole('status')).toHaveTextContent('Sorry, there were no results for your search.');
  expect(screen.getByRole('link', { name: 'Show all retailers' })).toBeVisible();
  expect(names()).toHaveLength(3);
});

test('a retailer is reached by phone, by e-mail and by car, and says when it is open', async () => {
  await visit();
  expect(screen.getByRole('link', { name: '+32 3 012 34 61' })).toHaveAttribute('href', 'tel:+3230123461');
  expect(screen.getByRole('link', { name: /^antwerp/ })).toHaveAttribute('href', 'mailto:antwerp@showroom.test');
  expect(screen.getByRole('link', { name: 'Directions to Scheldekaai Motors' })).toHaveAttribute(
    'href',
    expect.stringContaining('to=51.1703%2C4.3876'),
  );
  expect(screen.queryByRole('link', { name: 'Directions to Nowhere Motors' })).not.toBeInTheDocument();
  expect(screen.getByText('Opening hours')).toBeVisible();
});

test('without map and brands it is a search with a list', async () => {
  await visit('?near=vilvoorde&brand=Jaguar', examples['a search alone, dark']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('retailers that did not come leave the search and say so', () => {
  renderWithPlatform(<Component {...blockProps(content, undefined)} />);
  expect(screen.getByRole('textbox', { name: 'Town or postcode' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The retailers could not be loaded.');
});
