import type { Call } from '@showroom/contracts/calls/call';
import { SERVICES } from '../services';
import { type TestApi, testApi, visitor } from '../testing/harness';
import { isAnonymousChange } from './admit';

jest.setTimeout(60_000);

const MOST = 2;
let api: TestApi;

beforeAll(async () => {
  api = await testApi(SERVICES, { CHANGES_PER_NETWORK: String(MOST), RATE_LIMIT: '100000' });
});
afterAll(() => api?.close());

async function statusOf({ method, path }: Call, from: string): Promise<number> {
  const url = path.replaceAll(/:\w+/g, 'x');
  const headers = { ...visitor('somebody-of-this-test', api.config), 'x-forwarded-for': from };
  const answer = await api.server.inject({ method, url, headers, ...(method !== 'DELETE' && { payload: {} }) });
  return answer.statusCode;
}

test('each call that changes something without a sign-in has a limit for a network, whatever is sent', async () => {
  const calls = api.calls.filter(isAnonymousChange);
  expect(calls.length).toBeGreaterThan(15);
  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    for (let count = 0; count < MOST; count += 1) {
      expect([name, await statusOf(call, `2001:db8:5:5::${count + 1}`)]).not.toEqual([name, 429]);
    }
    expect([name, await statusOf(call, '2001:db8:5:5::9')]).toEqual([name, 429]);
    expect([name, await statusOf(call, '2001:db8:5:6::9')]).not.toEqual([name, 429]);
    expect([name, await statusOf(call, '127.0.0.1')]).not.toEqual([name, 429]);
  }
});
