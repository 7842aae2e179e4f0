/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { guardedFetch } from './guarded-fetch';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A server that answers, or sends its visitors to `elsewhere`. */
async function serve(answer: string, elsewhere = ''): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/moved') response.writeHead(302, { location: elsewhere });
    response.end(answer);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, asked };
}

test('the API is asked', async () => {
  const api = await serve('ours');
  const answer = await guardedFetch(api.url)(`${api.url}/settings`);
  expect(await answer.text()).toBe('ours');
});

test('nobody else is, however the address is given', async () => {
  const [api, other] = await Promise.all([serve('ours'), serve('foreign')]);
  const ask = guardedFetch(api.url);
  let reads = 0;
  const twoFaced = { toString: () => (reads++ === 0 ? api.url : other.url) };
  const addresses: unknown[] = [
    other.url,
    new URL(other.url),
    new Request(other.url),
    `${api.url}@127.0.0.1:1/`,
    'data:text/plain,own',
    'file:///etc/hosts',
  ];
  for (const address of addresses) {
    await expect(Reflect.apply(ask, undefined, [address])).rejects.toThrow();
  }
  await Reflect.apply(ask, undefined, [twoFaced]);
  expect([other.asked, api.asked]).toEqual([[], ['/']]);
});

test('a redirect leads nowhere', async () => {
  const other = await serve('foreign');
  const api = await serve('ours', other.url);
  await expect(guardedFetch(api.url)(`${api.url}/moved`, { redirect: 'follow' })).rejects.toThrow();
  expect(other.asked).toEqual([]);
});
