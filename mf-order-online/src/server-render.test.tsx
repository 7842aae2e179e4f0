/** @jest-environment node */
import { getOrder, initOrder } from '@showroom/contracts/calls/buy-online';
import { getCompanyConfig } from '@showroom/contracts/calls/company';
import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import type { RouteObject } from '@showroom/shared-ui/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@showroom/shared-ui/router-server';
import { answerTo, type FakeAnswer, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { renderToString } from 'react-dom/server';
import { exampleCompanyConfig } from './example-config';
import { exampleOrder, exampleVehicle } from './examples';
import { createRoutes } from './expose/routes';

const order = { data: exampleOrder({ state: 'confirmed', payment_status: 'paid' }) };

async function renderOnServer(path: string, ...answers: readonly FakeAnswer[]) {
  const client = fakeClient(
    answerTo(getVehicle, { data: exampleVehicle() }),
    answerTo(getCompanyConfig, { data: exampleCompanyConfig() }),
    answerTo(getOrder, order),
    ...answers,
  );
  const platform = testPlatform({ client });
  const routes: RouteObject[] = [{ path: '/showroom-order-online', children: createRoutes(platform) }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost/showroom-order-online${path}`));
  if (context instanceof Response) return { status: context.status, html: '', calls: client.sends, answer: context };
  const html = renderToString(
    <PlatformProvider value={platform}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PlatformProvider>,
  );
  return { status: context.statusCode, html, calls: client.sends, answer: undefined };
}

test.each([
  ['/vehicle/42', '2025 New Land Rover Defender 110 Pangea Green AWD D300 X-Dynamic SE'],
  ['/vehicle/42?step=3', 'Step 1 of 3'],
  ['/vehicle/42', 'How would you like to pay for the vehicle?'],
  ['/vehicle', 'Choose a vehicle'],
  ['/reservation-failure?vehicleId=42', 'Your reservation could not be made'],
  ['/checkout?vehicleId=42', 'Payment needs JavaScript'],
  ['/checkout?vehicleId=42&screen=payment', 'Your details'],
  ['/success?order=SO-2026-000042', 'Thank you for your reservation'],
  ['/confirmation/SO-2026-000042', 'Land Rover Brussels South'],
])('%s is whole in the first HTML', async (path, text) => {
  const { html, status } = await renderOnServer(path);
  expect(status).toBe(200);
  expect(html).toContain(text);
  expect(html).not.toContain('style="');
});

test('a server render never takes the hold, and offers nothing that needs it', async () => {
  const { html, calls } = await renderOnServer('/checkout?vehicleId=42');
  expect(calls.map(({ call }) => call)).not.toContain(initOrder);
  expect(html).toContain('Your details');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""[^>]*>/);
  expect(html).not.toContain('Reserve now');
});

test('the mount redirects to the vehicle that the address names', async () => {
  const { status, answer } = await renderOnServer('/?vehicleId=42');
  expect([status, answer?.headers.get('location')]).toEqual([302, '/showroom-order-online/vehicle/42']);
});

test.each([
  ['/vehicle/99', getVehicle],
  ['/confirmation/SO-1', getOrder],
] as const)('%s is a real 404 when there is no such thing', async (path, call) => {
  const { status } = await renderOnServer(path, answerTo(call, new ShowroomError('page.not-found', { status: 404 })));
  expect(status).toBe(404);
});

test('a service that is down is a 503 that says so', async () => {
  const down = answerTo(getVehicle, new ShowroomError('api.unreachable', { status: 503 }));
  const { status, html } = await renderOnServer('/vehicle/42', down);
  expect(status).toBe(503);
  expect(html).toContain('We cannot reach our service at the moment.');
});

test('a link that confirms nothing (any more) is a real 404 that has the market’s own content', async () => {
  const gone = answerTo(getOrder, new ShowroomError('page.not-found', { status: 404 }));
  const page = { title: 'The link is over', html: '<p>Reserve once more.</p>', buttons: [] };
  const config = answerTo(getCompanyConfig, {
    data: exampleCompanyConfig({ order_online_confirmation_error_page: page }),
  });
  const { status, html } = await renderOnServer('/confirmation/SO-1?token=old', gone, config);
  expect(status).toBe(404);
  expect(html).toContain('The link is over');
  expect(html).toContain('Reserve once more.');
});
