import type { ContentOf } from '@showroom/contracts/blocks/template';
import { blockProps, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modelAnswers } from '../../kits/specs/example-models';
import { Component, load } from './Derivatives';
import { examples } from './examples';
import { splitUnit } from './figures-of';
import type { template } from './template';

const content = examples['three versions side by side'];
const engines = examples['figures of the engines, dark'];
const { signal } = new AbortController();

beforeEach(() => sessionStorage.clear());

async function visit(shown: ContentOf<typeof template>) {
  const client = fakeClient(...modelAnswers);
  const url = new URL('http://site.test/');
  const data = await load({ platform: testPlatform({ client }), url, content: shown, signal });
  return { client, ...renderWithPlatform(<Component {...blockProps(shown, data)} />) };
}

const versionOf = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is in no list.`);
  return within(item);
};
const figuresOf = (name: string) =>
  versionOf(name)
    .getAllByRole('definition')
    .map((one) => `${one.previousElementSibling?.textContent}: ${one.textContent}`);

test('a version shows its price and three figures, by names that the site knows', async () => {
  await visit(content);
  expect(figuresOf('X-Dynamic SE')).toEqual([
    'Top speed: 191 km/h',
    'From 0 to 100 km/h: 5.6 s',
    'Consumption, combined: 2.5–2.8 l/100 km',
  ]);
  expect(versionOf('X-Dynamic SE').getByText('From 84,600 €')).toBeVisible();
});

test('side by side the equipment opens when it is asked for', async () => {
  await visit(content);
  const version = versionOf('V8');
  expect(version.getByText('Four tailpipes')).not.toBeVisible();
  await userEvent.click(version.getByText('Standard equipment'));
  expect(version.getByText('Four tailpipes')).toBeVisible();
});

test('in tabs one version is seen, and a link ends with the id of another', async () => {
  const { container } = await visit(examples['in tabs']);
  expect(screen.getByText('Camera on every side')).toBeVisible();
  expect(screen.getByText('Four tailpipes')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'V8' }));
  expect(within(screen.getByRole('tabpanel', { name: 'V8' })).getByText('Four tailpipes')).toBeVisible();
  expect(container.querySelector('#v8')).toContainElement(screen.getByText('Four tailpipes'));
});

test('what editors left empty is told of the engine by the site, in the unit of its data', async () => {
  await visit(engines);
  expect(figuresOf('P525')).toEqual(['Power: 386 kW', 'Displacement: 5 l']);
  expect(figuresOf('P400e')).toEqual(['Power: 297 kW', 'Displacement: 2 l', 'Battery, usable: 19.2 kWh']);
});

test('the site is asked only where a version names its engine, and no model is no fault', async () => {
  const groups = engines.groups.map((group) => ({ ...group, engine_key: '' }));
  const { client, unmount } = await visit({ ...engines, groups });
  expect(client.sends).toEqual([]);
  unmount();
  await visit({ ...engines, car_key: 'defender-120' });
  expect(screen.getByRole('heading', { name: 'P525' })).toBeVisible();
});

test('without a named version there is no block', async () => {
  const { container } = await visit({ ...content, groups: content.groups.map((group) => ({ ...group, name: ' ' })) });
  expect(container.querySelector('section')).toBeNull();
});

test.each([
  ['8.6 l/100 km', '8.6', 'l/100 km'],
  ['2.5–2.8 l/100 km', '2.5–2.8', 'l/100 km'],
  ['12 500 km', '12 500', 'km'],
  ['١٩١ كم/س', '١٩١', 'كم/س'],
  ['from 191 km/h', 'from 191 km/h', ''],
  ['7', '7', ''],
  [' 900  mm ', '900', 'mm'],
])('%j is the figure %j in %j', (value, figure, unit) => expect(splitUnit(value)).toEqual({ figure, unit }));
