import { getVehicle, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, type RouteObject, RouterProvider, useLoaderData } from '@showroom/shared-ui/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@showroom/shared-ui/router-server';
import { answerTo, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { examples } from '../blocks/stock-locator/examples';
import { Component, load } from '../blocks/stock-locator/StockLocator';
import { answerConfigs, exampleConfigs } from '../examples/showroom-config';
import { answerTowns } from '../examples/towns';
import { exampleFacets, exampleVehicle } from '../examples/vehicles';
import type { ListData } from '../listing/list-data';
import { createRoutes } from './routes';

const content = examples['all vehicles of the market'];
const data = Array.from({ length: 6 }, (_, number) => exampleVehicle(number));
const meta = { total: 30, page: 1, pages: 3, items: 12, currency: 'EUR', facets: exampleFacets, ignored: [] };
const client = fakeClient(
  answerTo(listVehiclesLight, { data, meta }),
  answerTo(getVehicle, { data: exampleVehicle(1) }),
  answerConfigs(exampleConfigs),
  answerTowns,
);

function Stock() {
  return <Component id="component-1" content={content} data={useLoaderData<ListData>()} />;
}

/** The page as the server writes it, and every complaint of the browser that takes it over. */
async function takenOver(path: string, locale: string) {
  const platform = testPlatform({ client, locale, market: locale.startsWith('ar') ? 'ae' : 'international' });
  const routes: RouteObject[] = [
    {
      path: '/stock',
      Component: Stock,
      loader: ({ request }) => load({ platform, url: new URL(request.url), content, signal: request.signal }),
    },
    { path: '/showroom', children: createRoutes(platform) },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`answered ${context.status}`);
  const html = renderToString(
    <PlatformProvider value={platform}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PlatformProvider>,
  );

  document.body.innerHTML = `<div id="root">${html}</div>`;
  const complaints: unknown[] = [];
  const report = jest.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args));
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: JSON.parse(JSON.stringify({ loaderData: context.loaderData, errors: context.errors })),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const app = await act(() =>
    hydrateRoot(
      root,
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  );
  report.mockRestore();
  return { html, complaints, status: context.statusCode, leave: () => act(() => app.unmount()) };
}

test.each([
  ['/stock', 'en-GB', 'Defender 110'],
  ['/stock?models=Discovery&display_price.to=60000&page=2', 'en-GB', 'Remove Discovery'],
  ['/stock?sort=mileageAsc', 'ar-AE', 'السيارات'],
  ['/showroom/range-rover-carpathian-grey-1001', 'en-GB', '2026 New'],
  ['/showroom/range-rover-carpathian-grey-1001', 'ar-AE', 'المواصفات'],
])('%s in %s is the same from the server and in the browser', async (path, locale, shown) => {
  const { html, complaints, leave } = await takenOver(path, locale);
  expect(html).toContain(shown);
  expect(complaints).toEqual([]);
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
  leave();
});

test('without scripts the list has a way to all filters, and a button that applies them', async () => {
  const { html, leave } = await takenOver('/stock', 'en-GB');
  expect(html).toMatch(/<noscript><a href="\?filters=all#[^"]*"[^>]*>All filters<\/a><button type="submit"/);
  expect(html).toContain('href="/stock?page=2#content"');
  leave();
});
