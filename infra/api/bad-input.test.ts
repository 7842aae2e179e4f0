import { SERVICES } from './services';
import { badRequests } from './testing/bad-requests';
import { type TestApi, type TestIssuer, testApi, testIssuer, visitor } from './testing/harness';
import { failureOf, sendAll } from './testing/send-raw';

let api: TestApi;
let issuer: TestIssuer;
let url: string;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi(SERVICES, { OIDC_ISSUER: issuer.issuer, RATE_LIMIT: '1000000' });
  url = await api.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await api.close();
  issuer.close();
});

test('500 requests of bad input are refused or answered, and none fails the API', async () => {
  const document = (await api.server.inject('/openapi.json')).json();
  const who = [
    { ...visitor('visitor-1', api.config), 'x-site-token': api.config.SITE_TOKEN },
    await issuer.bearer(['admin']),
  ];
  const requests = badRequests(document, { seed: 20_261_123, count: 500, who });
  const failures: unknown[] = [];
  let refused = 0;
  await sendAll(url, requests, (request, answer) => {
    if (answer.status >= 400) refused += 1;
    // Registry and navigation service are elsewhere, and nobody is there in this test.
    const failure = answer.body.includes('"api.unreachable"') ? undefined : failureOf(request, answer);
    if (failure) failures.push(failure);
  });
  expect(failures).toEqual([]);
  expect(refused).toBeGreaterThan(requests.length / 2);
}, 120_000);
