import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { askOutside } from './ask-outside';

let server: ForeignServer;
let handler: RequestListener;

beforeAll(async () => {
  server = await foreignServer((request, response) => handler(request, response));
});
afterAll(() => {
  server.close();
});

const ask = askOutside({ NODE_ENV: 'development' });
const inProduction = askOutside({ NODE_ENV: 'production' });
const price = z.object({ price: z.number() });

test('a question carries its parameters beside those of the address, or a body', async () => {
  handler = (request, response) => {
    expect([request.method, request.url]).toEqual(['GET', '/ask?key=1&q%5Bstate_eq%5D=NSW']);
    response.end('{"price": 5}');
  };
  const query = { 'q[state_eq]': 'NSW', 'q[brand_eq]': undefined };
  expect(await ask({ address: `${server.origin}/ask?key=1`, query }, price)).toEqual({ price: 5 });
  handler = (request, response) => {
    request.pipe(response);
  };
  expect(await ask({ address: server.origin, body: { price: 7 } }, price)).toEqual({ price: 7 });
});

test.each<[string, RequestListener, RegExp]>([
  ['is elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), /answered 302/],
  ['is an error', (_, response) => response.writeHead(500).end('{"price": 5}'), /answered 500/],
  ['is accepted but not there yet', (_, response) => response.writeHead(202).end('{"price": 5}'), /answered 202/],
  ['is no JSON', (_, response) => response.end('price: 5'), /JSON/],
  ['breaks its schema', (_, response) => response.end('{"price": "5"}'), /price/],
  ['never ends', (_, response) => response.end(`"${'x'.repeat(2 * 1024 * 1024)}"`), /more than/],
])('an answer that %s is none', async (_, answer, sentence) => {
  handler = answer;
  await expect(ask({ address: server.origin }, price)).rejects.toThrow(sentence);
});

test.each([
  ['http://services.test/'],
  ['https://127.0.0.1/'],
  ['https://[::1]/'],
  ['https://169.254.169.254/latest/meta-data/'],
])('in production %s is not asked', async (address) => {
  await expect(inProduction({ address }, price)).rejects.toThrow('it has to be an address of the internet');
});

test('in production a name that stands for our own machine is not asked', async () => {
  await expect(inProduction({ address: 'https://localhost/' }, price)).rejects.toThrow('not a host of the internet');
});
