import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { blockReload } from '@showroom/contracts/events/block-reload';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider, useLoaderData } from '@showroom/shared-ui/router';
import { answerTo, fakeClient, type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, useContext } from 'react';
import { exampleFacets, exampleVehicle } from '../../examples/vehicles';
import type { ListData } from '../../listing/list-data';
import type { ListContent } from '../../listing/list-fields';
import { examples } from './examples';
import { Component, load } from './StockLocator';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });

jest.setTimeout(30_000);
beforeAll(() => import('../../listing/load-list'));
export const content = examples['all vehicles of the market'];

export const first = (value: unknown) =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];

export const facets = {
  ...exampleFacets,
  bounds: { ...exampleFacets.bounds, monthly_payment: { min: 318.4, max: 2447.12 } },
};

const finance = { deposit: null, deposit_percent: 20, months: 48, yearly_mileage: 15_000 };

/** Six vehicles; models are really filtered, so that what is seen depends on what was asked. */
const stock = Array.from({ length: 6 }, (_, number) => exampleVehicle(number));

export function answers(query: Readonly<Record<string, unknown>> = {}) {
  const models = first(query['filter[nameplate_name_in]']);
  const found = stock
    .filter(({ attributes }) => models.length === 0 || models.includes(attributes.model))
    .map((vehicle, index) => ({ ...vehicle, attributes: { ...vehicle.attributes, monthly_payment: 400 + index } }));
  const pages = 3;
  return {
    data: found,
    meta: {
      total: found.length,
      page: Number(query['page'] ?? 1),
      pages,
      items: 12,
      currency: 'EUR',
      facets,
      loosen: found.length === 0 ? [{ parameter: 'models' as const, count: 759 }] : [],
      finance,
      ignored: [],
    },
  };
}

export const listing = answerTo(listVehiclesLight, ({ query }) => answers(query));
const Shown = createContext<ListContent>(content);

function Page() {
  return <Component id="b1" content={useContext(Shown)} data={useLoaderData<ListData>()} />;
}

export async function visit(path = '/stock', options: PlatformOptions = {}, shown: ListContent = content) {
  const client = fakeClient(listing);
  const platform = testPlatform({ client, ...options });
  const route = {
    path: '*',
    Component: Page,
    hydrateFallbackElement: <p>Loading</p>,
    loader: ({ request }: LoaderFunctionArgs) =>
      load({ platform, url: new URL(request.url), content: shown, signal: request.signal }),
  };
  const router = createMemoryRouter([route], { initialEntries: [path] });
  // As the shell does, which knows the block by the id that it gave.
  platform.bus.on(blockReload, ({ id }) => void (id === 'b1' && router.revalidate()));
  const view = render(
    <PlatformProvider value={platform}>
      <Shown value={shown}>
        <RouterProvider router={router} />
      </Shown>
    </PlatformProvider>,
  );
  await screen.findAllByRole('combobox');
  const search = () => decodeURIComponent(router.state.location.search.replaceAll('+', ' '));
  const asked = () => client.sends.at(-1)?.input;
  return { ...view, platform, router, client, search, asked, user: userEvent.setup() };
}

export const box = (name: RegExp) => screen.getByRole('checkbox', { name });
export const cards = () => screen.getAllByRole('article');
