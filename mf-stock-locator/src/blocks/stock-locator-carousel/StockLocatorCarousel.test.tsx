import { getWidgetTranslations } from '@showroom/contracts/calls/company';
import { listVehiclesById } from '@showroom/contracts/calls/stock-locator';
import { vehicleLight } from '@showroom/contracts/entities/vehicle';
import { answerTo, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../../examples/vehicles';
import { Component, load } from './block';
import { chosenVehicles } from './chosen-vehicles';
import { examples } from './examples';

/** 1001 is gone. */
const stock = answerTo(listVehiclesById, ({ query: { ids } }) => {
  const found = (Array.isArray(ids) ? ids : [ids]).map(Number).filter((id) => id !== 1001);
  return { data: found.map((id) => vehicleLight.parse(exampleVehicle(id - 1000))), meta: { missing: [] } };
});

async function loaded(content: { readonly vehicles: unknown }, client = fakeClient(stock), settings = {}) {
  const platform = testPlatform({ client, settings });
  return load({ platform, url: new URL('http://localhost/'), content, signal: new AbortController().signal });
}

test('shows the chosen vehicles that still exist in the order of the editor', async () => {
  const content = examples['three vehicles'];
  const { container } = renderWithPlatform(<Component id="c" content={content} data={await loaded(content)} />);
  expect(screen.getByRole('region', { name: 'Ready to drive away' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    expect.stringContaining('Defender 110'),
    expect.stringContaining('Range Rover Sport'),
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('asks once for all that are chosen, and nobody where none is', async () => {
  const client = fakeClient(stock);
  await loaded(examples['three vehicles'], client);
  await loaded(examples['no vehicle'], client);
  expect(client.sends.map(({ input }) => input.query)).toEqual([{ ids: ['1000', '1001', '1002'] }]);
});

test("the vehicles are told of in the market's own words", async () => {
  const data = { 'en-gb': { 'words.statuses.reserved': 'Spoken for' } };
  const words = answerTo(getWidgetTranslations, {
    data: { id: 'w', type: 'widget_translations_config', attributes: { data } },
  });
  const settings = {
    'widget_translations.id': 'w',
    'stock_locator.seats_translations': { singular: 'place', plural: 'places' },
    'stock_locator.card_attribute_icons': ['numberOfSeats'],
  };
  const content = examples['three vehicles'];
  const shown = await loaded(content, fakeClient(stock, words), settings);
  renderWithPlatform(<Component id="c" content={content} data={shown} />, { settings });
  expect(screen.getByText('Spoken for')).toBeVisible();
  expect(screen.getAllByText('5 places')).toHaveLength(2);
});

test.each([
  [examples['no vehicle'], 'Stock Locator Carousel with 0 cars'],
  [{ vehicles: { list: ['1001'] } }, 'Stock Locator Carousel with 1 cars'],
])('without a vehicle to show only editors see where it is', async (content, placeholder) => {
  const data = await loaded(content);
  const { unmount } = renderWithPlatform(<Component id="c" content={content} data={data} />);
  expect(screen.getByText(placeholder)).not.toBeVisible();
  unmount();
  const person = { name: 'Eve', email: 'eve@example.test', roles: ['editor'] } as const;
  renderWithPlatform(<Component id="c" content={content} data={data} />, { person });
  expect(screen.getByText(placeholder)).toBeVisible();
});

test.each([
  [undefined, []],
  ['{"list":[7, "8", {"id": 9}, null, 7]}', ['7', '8', '9']],
  ['not json', []],
  [{ list: 'all' }, []],
])('of %j the chosen ids are %j', (json, list) => expect(chosenVehicles(json).list).toEqual(list));
