import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FetchOptions, fetchFile } from './fetch-file';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
let handler: Handler;
let server: Server;
let port: number;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
beforeEach(() => {
  asked = [];
  handler = (_, response) => response.end('make\nvw\n');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const path = () => join(folder, 'file');

/** The test's own server is in a network of our own, so that it has to be allowed by its name. */
function get(url: string, changes: Partial<FetchOptions> = {}) {
  const privateHosts = new Set([`feed.test:${port}`]);
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  return fetchFile({ url, path: path(), privateHosts, deadline: 5000, mostBytes: 1000, resolve, ...changes });
}
const feed = (rest = '/stock.csv') => `http://feed.test:${port}${rest}`;

test('a file arrives as it was sent, with what the server says of it', async () => {
  const packed = gzipSync('make\nvw\n');
  handler = (_, response) => {
    response.setHeader('etag', '"v1"');
    response.end(packed);
  };
  expect(await get(feed())).toEqual({ status: 'fetched', etag: '"v1"' });
  expect(readFileSync(path())).toEqual(packed);
});

test('a file that the server knows to be the same is not sent again', async () => {
  handler = (request, response) => {
    response.statusCode = request.headers['if-none-match'] === '"v1"' ? 304 : 200;
    response.end();
  };
  expect(await get(feed(), { etag: '"v1"' })).toEqual({ status: 'same' });
  expect(await get(feed(), { etag: '"v0"' })).toMatchObject({ status: 'fetched' });
});

test.each([
  ['our own machine by its address', 'https://127.0.0.1/feed.csv', /127\.0\.0\.1 is not an address of the internet/],
  ['our own machine as one number', 'https://2130706433/feed.csv', /not an address of the internet/],
  ['our own machine in octal', 'https://0177.0.0.1/feed.csv', /not an address of the internet/],
  ['our own machine in IPv6', 'https://[::1]/feed.csv', /not an address of the internet/],
  ['our own machine in mapped IPv6', 'https://[::ffff:7f00:1]/feed.csv', /not an address of the internet/],
  ["a cloud's metadata", 'https://169.254.169.254/latest/meta-data/', /not an address of the internet/],
  ['a name of a network of our own', 'https://intranet.test/feed.csv', /intranet\.test is not a host of the internet/],
  ['plain http', 'http://intranet.test/feed.csv', /by https/],
  ['a database', 'https://intranet.test:5432/', /not 5432/],
  ['a file', 'file:///etc/passwd', /by https/],
  ['another protocol', 'gopher://intranet.test/', /by https/],
  ['credentials', 'https://user:secret@intranet.test/', /user name or a password/],
  ['no address', 'feed.csv', /no address of the web/],
])('%s is not asked', async (_, url, sentence) => {
  await expect(get(url)).rejects.toThrow(sentence);
  expect(asked).toEqual([]);
});

test('one address of a network of our own among public ones is enough to refuse a name', async () => {
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.8', family: 4 },
  ];
  await expect(get('https://two-faced.test/feed.csv', { resolve })).rejects.toThrow('not a host of the internet');
});

test('a name is resolved once, and the connection goes to the address that was looked at', async () => {
  const answers = ['127.0.0.1', '10.0.0.8'];
  const resolved: string[] = [];
  const resolve = async (name: string) => {
    resolved.push(name);
    return [{ address: answers[resolved.length - 1] ?? '10.0.0.8', family: 4 }];
  };
  expect(await get(feed(), { resolve })).toMatchObject({ status: 'fetched' });
  expect(resolved).toEqual(['feed.test']);
});

test.each([
  ['to a network of our own', () => 'https://192.168.0.1/'],
  ['to a network of our own on the same machine', () => `http://127.0.0.1:${port}/inside`],
  ['to a file', () => 'file:///etc/passwd'],
])('a redirect %s is not followed', async (_, location) => {
  handler = (_request, response) => response.writeHead(302, { location: location() }).end();
  await expect(get(feed())).rejects.toThrow();
  expect(asked).toEqual(['/stock.csv']);
});

test('a redirect that may be followed is, up to five times', async () => {
  handler = ({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end('done');
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  };
  expect(await get(feed('/5'))).toMatchObject({ status: 'fetched' });
  await expect(get(feed('/6'))).rejects.toThrow('more than 5 times');
});

test.each<[string, Handler, RegExp]>([
  [
    'says that it is too large',
    (_, response) => response.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001)),
    /larger than/,
  ],
  ['turns out to be too large', (_, response) => response.end('x'.repeat(100_000)), /larger than/],
  ['is not there', (_, response) => response.writeHead(404).end('secret'), /^feed\.test answered 404\.$/],
  [
    'breaks off',
    (_, response) => void response.writeHead(200, { 'content-length': '500' }).write('make', () => response.destroy()),
    /ended before the file did/,
  ],
])('a file that %s is refused, and nothing of it stays', async (_, answer, sentence) => {
  handler = answer;
  await expect(get(feed())).rejects.toThrow(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

test('a server that trickles is left at the deadline', async () => {
  handler = (_, response) => {
    const drip = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drip));
  };
  await expect(get(feed(), { deadline: 300 })).rejects.toThrow(/was not here after/);
});

test('a fetch ends with its process', async () => {
  const stop = new AbortController();
  handler = () => stop.abort();
  await expect(get(feed(), { signal: stop.signal })).rejects.toThrow('the process stops');
});
