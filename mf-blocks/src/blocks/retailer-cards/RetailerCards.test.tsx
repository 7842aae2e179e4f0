import { searchPlaces } from '@showroom/contracts/calls/places';
import { answerTo, blockProps, fakeClient, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component } from './RetailerCards';

const content = examples['three retailers'];
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

async function searchFor(city: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'City or town' }), `${city}{Enter}`);
}

test('a visitor who enters a town sees the nearest retailers first, with their distance', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  expect(names()).toEqual(['Showroom Brussels', 'Showroom Antwerp', 'Showroom Luxembourg']);
  await searchFor('luxembourg');
  expect(names()).toEqual(['Showroom Luxembourg', 'Showroom Brussels', 'Showroom Antwerp']);
  expect(screen.getByText('0 km')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nearest to Luxembourg first');
});

test('distances are in the unit of the block', async () => {
  renderWithPlatform(<Component {...blockProps({ ...content, distance_unit: 'mi' })} />);
  await searchFor('Brussels');
  expect(screen.getByText('0 mi')).toBeVisible();
});

const leuven = {
  id: '3000-leuven',
  type: 'place',
  attributes: {
    country: 'BE',
    postcode: '3000',
    locality: 'Leuven',
    state: '',
    state_name: '',
    latitude: 50.88,
    longitude: 4.7,
  },
} as const;

test('a town without a retailer of its own has the nearest ones of others', async () => {
  const ask = jest.fn(() => ({ data: [leuven], meta: { total: 1 } }));
  renderWithPlatform(<Component {...blockProps(content)} />, { client: fakeClient(answerTo(searchPlaces, ask)) });
  await searchFor('leuven');
  expect(await screen.findByText('Nearest to Leuven first')).toBeVisible();
  expect(names()).toEqual(['Showroom Brussels', 'Showroom Antwerp', 'Showroom Luxembourg']);
  expect(screen.getByText('24 km')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a town that nobody knows says so and keeps the list', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />, {
    client: fakeClient(answerTo(searchPlaces, { data: [], meta: { total: 0 } })),
  });
  await searchFor('Atlantis');
  expect(await screen.findByText('Sorry, there were no results for your search.')).toBeVisible();
  expect(names()).toHaveLength(3);
});

test('a search that could not be made says so and is made again', async () => {
  const ask = jest.fn(() => {
    if (ask.mock.calls.length === 1) throw new Error('The connection is lost.');
    return { data: [leuven], meta: { total: 1 } };
  });
  renderWithPlatform(<Component {...blockProps(content)} />, { client: fakeClient(answerTo(searchPlaces, ask)) });
  await searchFor('Leuven');
  expect(await screen.findByText('Your search could not be made. Check your connection.')).toBeVisible();
  expect(screen.queryByText(/no results/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nearest to Leuven first')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a card has contact, services and a way to the map of the retailers near it', () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  expect(screen.getByRole('link', { name: '+32 2 555 01 10' })).toHaveAttribute('href', 'tel:+3225550110');
  expect(screen.getByRole('list', { name: 'Services of Showroom Brussels' })).toHaveTextContent('New vehicles');
  expect(screen.getByRole('link', { name: 'Show on map: Showroom Brussels' })).toHaveAttribute(
    'href',
    '/retailers?near=Brussels',
  );
});

test('where the site has no map of retailers, a map of the world shows the place', () => {
  renderWithPlatform(<Component {...blockProps({ ...content, locator_path: '' })} />);
  expect(screen.getByRole('link', { name: 'Show on map: Showroom Brussels' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=50.8262&mlon=4.3681'),
  );
});

test('a retailer without coordinates is on no map', () => {
  renderWithPlatform(<Component {...blockProps(examples['a name alone, in miles'])} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('contacts that break their form are logged and left out; an address that could run code is a text', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const [retailer] = content.groups;
  if (!retailer) throw new Error('There is no retailer.');
  const contact_info = [{ type: 'web', label: 'Site', href: 'javascript:alert(1)' }];
  renderWithPlatform(
    <Component {...blockProps({ ...content, groups: [{ ...retailer, contact_info, services: '[{"label": 1}]' }] })} />,
  );
  expect(screen.getByText('Site')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Site' })).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledWith('Invalid JSON in services');
  warn.mockRestore();
});
