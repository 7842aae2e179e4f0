import { listTowns } from '@showroom/contracts/calls/places';
import { answerTo, blockProps, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { neverInView } from '../../kits/map/map-in-tests';
import { examplePlace } from '../../kits/retailers/example-retailers';
import { examples } from './examples';
import { Component, load } from './LocationMap';
import { template } from './template';

beforeAll(neverInView);

const content = examples['a showroom and how to get there'];
const { signal } = new AbortController();

test('the place is drawn among its towns, to scale, beside the text', async () => {
  const client = fakeClient(
    answerTo(listTowns, { data: [examplePlace('90-001', 'Łódź', 51.7706, 19.4739)], meta: { total: 1 } }),
  );
  const url = new URL('http://site.test/');
  const data = await load({ platform: testPlatform({ client }), url, content, signal });
  expect(client.sends[0]?.input.query).toMatchObject({ latitude: '52.23000', longitude: '21.01000', lang: 'en-GB' });
  renderWithPlatform(<Component {...blockProps(content, data)} />);
  expect(screen.getByRole('img', { name: /around Showroom Warsaw.*Łódź, 1\d\d km/ })).toBeVisible();
  expect(screen.getByText(/Tram 7/)).toBeVisible();
});

test('without towns, or without an answer, the place stands on its map alone', () => {
  renderWithPlatform(<Component {...blockProps(content, undefined)} />);
  expect(screen.getByRole('img', { name: 'Map of Showroom Warsaw, with north at the top.' })).toBeVisible();
});

test('a map that nobody placed is of Warsaw', () => {
  const defaults = template.fields.map((field) => ('default_value' in field ? field.default_value : undefined));
  expect(defaults).toEqual(expect.arrayContaining([52.23, 21.01]));
});

test('the way there is a link', () => {
  renderWithPlatform(<Component {...blockProps(content, null)} />);
  expect(screen.getByRole('link', { name: 'Directions to Showroom Warsaw' })).toHaveAttribute(
    'href',
    expect.stringContaining('to=52.23%2C21.01'),
  );
});
