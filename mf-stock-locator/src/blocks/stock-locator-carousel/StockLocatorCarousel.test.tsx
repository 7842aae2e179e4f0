import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../../examples/vehicles';
import { Component, load } from './block';
import { chosenVehicles } from './chosen-vehicles';
import { examples } from './examples';

const stock = answerTo(getVehicle, ({ params }) =>
  params.id === '1001'
    ? new ShowroomError('vehicle.not-found', { status: 404 })
    : { data: exampleVehicle(Number(params.id) - 1000) },
);

function loaded(content: { readonly vehicles: unknown }) {
  const platform = testPlatform({ client: fakeClient(stock) });
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
