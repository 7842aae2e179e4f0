/** @jest-environment node */
import { getOrder, initOrder } from '@showroom/contracts/calls/buy-online';
import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import type { RouteObject } from '@showroom/shared-ui/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@showroom/shared-ui/router-server';
import { answerTo, type FakeAnswer, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { renderToString } from 'react-dom/server';
import { exampleOrder, exampleVehicle } from './examples';
import { createRoutes } from './expose/routes';

const order = { data: exampleOrder({ state: 'confirmed', payment_status: 'paid' }) };

async function renderOnServer(path: string, ...answers: readonly FakeAnswer[]) {
  const client = fakeClient(answerTo(getVehicle, { data: exampleVehicle() }), answerTo(getOrder, order), ...answers);
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
  ['/vehicle/42', 'Defender 110 D300 X-Dynamic SE'],
  ['/vehicle', 'Choose a vehicle'],
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

test('a server render never takes the hold, and what needs it cannot be sent yet', async () => {
  const { html, calls } = await renderOnServer('/checkout?vehicleId=42');
  expect(calls.map(({ call }) => call)).not.toContain(initOrder);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Continue to payment/);
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
