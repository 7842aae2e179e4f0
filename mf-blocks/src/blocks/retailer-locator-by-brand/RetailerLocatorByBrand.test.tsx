import { blockProps, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { neverInView } from '../../kits/map/map-in-tests';
import { retailersApi } from '../../kits/retailers/retailers-in-tests';
import { examples } from './examples';
import { Component, load } from './RetailerLocatorByBrand';

beforeAll(neverInView);

const content = examples['one brand with a map'];

test('only retailers of the brand are found, whatever the address says, by their names for it', async () => {
  const url = new URL('http://site.test/?brand=Land+Rover');
  const { signal } = new AbortController();
  const data = await load({ platform: testPlatform({ client: retailersApi() }), url, content, signal });
  renderWithPlatform(<Component {...blockProps(content, data)} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Jaguar Brabant',
  ]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('without a brand there is nothing to show', () => {
  const { container } = renderWithPlatform(<Component {...blockProps({ ...content, brand: ' ' }, undefined)} />);
  expect(container).toBeEmptyDOMElement();
});
