/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { ReleaseCode } from '../federation/hosted-release';
import { CodeStore } from './code-store';
import { testRelease } from './compositions.testing';

const ENTRY = 'module.exports = {}';
const STYLE = '.quote{margin:0}';
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function releaseOf(version: string): ReleaseManifest {
  const asset = (path: string, text: string) => ({ path, integrity: hash(text), bytes: text.length });
  return testRelease({
    version: `1.0.0-${version}`,
    exposes: [{ name: './block/quote', kind: 'block', contract: 1, scripts: [], styles: ['web/quote.css'] }],
    node: { entry: 'node/remoteEntry.js', assets: [asset('node/remoteEntry.js', ENTRY)] },
    web: { entry: 'web/remoteEntry.js', assets: [asset('web/quote.css', STYLE)] },
  });
}

let server: Server;
let origin: string;
let asked: string[];
/** What becomes of an answer; `right` is what the release says. */
let fault: (response: ServerResponse, right: string) => void;
let store: CodeStore;
let late: ReleaseCode[];
let failures: string[];

const well = (response: ServerResponse, right: string) => void response.end(right);

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    fault(response, url.endsWith('.css') ? STYLE : ENTRY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  late = [];
  failures = [];
  fault = well;
  store = new CodeStore({
    deadline: 1000,
    onLate: (code) => void late.push(code),
    onFailure: (_release, { reason, message }) => void failures.push(`${reason}: ${message}`),
    log: () => undefined,
  });
});
afterEach(() => store.close());

const wanted = (version: string) => ({ origin, release: releaseOf(version) });

test('the bytes of a release come checked, and once for everybody', async () => {
  const [code] = await store.gather([wanted('a')]);
  expect(code).toEqual({
    remote: 'mf-one',
    version: '1.0.0-a',
    entry: ENTRY,
    styles: { 'web/quote.css': STYLE },
  });
  expect(await store.gather([wanted('a')])).toEqual([code]);
  expect(asked).toHaveLength(2);
});

test('what is held serves also while nobody answers any more', async () => {
  await store.gather([wanted('a')]);
  fault = (response) => void response.destroy();
  expect(await store.gather([wanted('a'), wanted('b')])).toMatchObject([{ version: '1.0.0-a' }]);
});

test.each<[string, typeof fault, string]>([
  ['down', (response) => void response.destroy(), 'unreachable: nobody answered where its files lie'],
  ['slow', () => undefined, 'slow: its files took longer than 1000 ms'],
  [
    '404 with HTML',
    (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>'),
    'status: node/remoteEntry.js was answered with 404',
  ],
  [
    'wrong JSON',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"error":"Sign in"}'),
    'bytes: node/remoteEntry.js has other bytes than its manifest says',
  ],
  [
    'one other byte',
    (response, right) => void response.end(`${right} `),
    'bytes: node/remoteEntry.js has other bytes than its manifest says',
  ],
])('a release whose files are %s is left out, with a plain sentence', async (_, broken, sentence) => {
  fault = (response, right) => (right === ENTRY ? broken(response, right) : well(response, right));
  expect(await store.gather([wanted('a')])).toEqual([]);
  expect(failures).toEqual([sentence]);
  const { reason, message } = store.failureOf(releaseOf('a')) ?? {};
  expect(`${reason}: ${message}`).toBe(sentence);
});

test('what could not be had is tried again until it is there', async () => {
  fault = (response) => void response.writeHead(503).end();
  await store.gather([wanted('a')]);
  fault = well;
  for (let tries = 0; late.length === 0 && tries < 500; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(late).toMatchObject([{ version: '1.0.0-a' }]);
  expect(store.failureOf(releaseOf('a'))).toBeUndefined();
  expect(store.held([wanted('a')])).toEqual(late);
});

test('what nobody wants any more is dropped', async () => {
  await store.gather([wanted('a'), wanted('b')]);
  store.evict([wanted('b')]);
  expect(store.held([wanted('a'), wanted('b')])).toMatchObject([{ version: '1.0.0-b' }]);
});
