import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Composition } from '@showroom/contracts/remotes/release';
import type { FastifyInstance } from 'fastify';
import { dropTestBuilds, testBuild } from '../../registry/testing';
import { parseSegment } from './compose';
import { createWorkshop } from './server';

const stable = testBuild('mf-blocks', '1.0.0-aaaaaaaa');
const other = testBuild('mf-blocks', '1.0.0-bbbbbbbb');
const navigation = testBuild('mf-navigation', '1.0.0-cccccccc');
const RELEASES = [stable, other, navigation];

let registry: Server;
let disk: Server;
let workshop: FastifyInstance;
let url = '';

/**
 * Answers what `answers` has for a path, as JSON unless it is text; one that depends on the port is
 * made with it.
 */
function serve(answers: Readonly<Record<string, unknown>>): Promise<Server> {
  const server = createServer((request, response) => {
    const known = answers[request.url ?? ''];
    const answer = typeof known === 'function' ? known(request.socket.localPort) : known;
    response.statusCode = answer === undefined ? 404 : 200;
    response.setHeader('content-type', typeof answer === 'string' ? 'text/javascript' : 'application/json');
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? null));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const addressOf = (server: Server) => {
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return `http://127.0.0.1:${port}`;
};

const base: Composition = {
  id: 'abc',
  market: 'international',
  channel: 'stable',
  sequence: 1,
  created_at: '2026-11-20T00:00:00.000Z',
  who: 'test',
  reason: 'test',
  origin: 'https://cdn.showroom.test',
  remotes: [stable.manifest, navigation.manifest],
};

beforeAll(async () => {
  const files = RELEASES.flatMap(({ manifest: { remote, version }, manifest, files: own }) => [
    [`/releases/${remote}/${version}/release.json`, manifest] as const,
    ...Object.entries(own).map(([path, text]) => [`/releases/${remote}/${version}/${path}`, text] as const),
  ]);
  const listed = { data: [{ remote: 'mf-blocks', versions: ['1.0.0-bbbbbbbb', '1.0.0-aaaaaaaa'] }] };
  registry = await serve({ ...Object.fromEntries(files), '/releases': listed });
  disk = await serve({
    '/release.json': (port: number) => ({ manifest: { ...stable.manifest, version: `1.0.0-disk.${port}.dddddddd` } }),
    '/web/remoteEntry.js': 'web from disk',
  });
  workshop = createWorkshop({ registryUrl: addressOf(registry), url: () => url });
  url = await workshop.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await workshop.close();
  registry.close();
  disk.close();
  dropTestBuilds();
});

function compose(overrides: Record<string, string>, faults: Record<string, string> = {}) {
  return workshop.inject({ method: 'POST', url: '/compositions', payload: { base, overrides, faults } });
}

async function composed(overrides: Record<string, string>, faults: Record<string, string> = {}): Promise<Composition> {
  return (await compose(overrides, faults)).json();
}

/** A file of a composition, as a server or a browser asks for it. */
async function fileOf({ origin, remotes }: Composition, remote: string, side: 'web' | 'node' = 'web') {
  const release = remotes.find((one) => one.remote === remote);
  return fetch(`${origin}/releases/${remote}/${release?.version}/${release?.[side].entry}`);
}

test.each([
  ['no wish', {}, {}],
  ['the version that is released', { 'mf-blocks': '1.0.0-aaaaaaaa' }, {}],
  ['a version that nobody published', { 'mf-blocks': '1.0.0-00000000' }, {}],
  ['a server that is away', { 'mf-blocks': 'http://127.0.0.1:9' }, {}],
  ['a fault that there is not', {}, { 'mf-blocks': 'sleepy' }],
])('%s changes nothing', async (_case, overrides, faults) => {
  expect((await compose(overrides, faults)).statusCode).toBe(204);
});

test('another version of the registry takes the place of the released one', async () => {
  const made = await composed({ 'mf-blocks': '1.0.0-bbbbbbbb' });
  expect(made.id).toMatch(/^development-[0-9a-f]{12}$/);
  expect(made.remotes.map(({ version }) => version)).toEqual(['1.0.0-bbbbbbbb', '1.0.0-cccccccc']);
  expect(await (await fileOf(made, 'mf-blocks')).text()).toBe('web of 1.0.0-bbbbbbbb');
});

test('a remote from disk comes from its development server, everything else from the registry', async () => {
  const made = await composed({ 'mf-blocks': addressOf(disk) });
  expect(await (await fileOf(made, 'mf-blocks')).text()).toBe('web from disk');
  expect(await (await fileOf(made, 'mf-navigation')).text()).toBe('web of 1.0.0-cccccccc');
});

test('equal wishes have one composition, other ones another', async () => {
  const id = async (fault: string) => (await composed({}, { 'mf-blocks': fault })).id;
  expect(await id('slow')).toBe(await id('slow'));
  expect(await id('slow')).not.toBe(await id('down'));
});

test('a fault on the way strikes the remote that was named, for server and browser', async () => {
  const made = await composed({}, { 'mf-blocks': '404-html' });
  for (const side of ['web', 'node'] as const) {
    const answer = await fileOf(made, 'mf-blocks', side);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect((await fileOf(made, 'mf-navigation', side)).status).toBe(200);
  }
  const down = await composed({}, { 'mf-blocks': 'down' });
  await expect(fileOf(down, 'mf-blocks')).rejects.toThrow();
});

test('a fault of the release has true hashes and other bytes', async () => {
  const made = await composed({}, { 'mf-blocks': 'throws-on-init' });
  const [release] = made.remotes;
  expect(release?.version).not.toBe('1.0.0-aaaaaaaa');
  expect(await (await fileOf(made, 'mf-blocks')).text()).toContain('Broken on purpose');
  expect(release?.web.assets).not.toEqual(stable.manifest.web.assets);
});

test('the command breaks a remote for every browser until it is taken back', async () => {
  const put = (fault: string) => workshop.inject({ method: 'PUT', url: '/faults/mf-blocks', payload: { fault } });
  expect((await put('slow')).statusCode).toBe(204);
  expect((await composed({})).origin).toContain('mf-blocks.slow');
  expect((await put('sleepy')).statusCode).toBe(422);
  await put('none');
  expect((await compose({})).statusCode).toBe(204);
});

test('the overview says what is shown, what is released, and what could be chosen', async () => {
  await workshop.inject({ method: 'PUT', url: '/disks/mf-blocks', payload: { url: addressOf(disk) } });
  const payload = { base, overrides: { 'mf-blocks': '1.0.0-bbbbbbbb' }, faults: { 'mf-navigation': 'slow' } };
  const { remotes, faults } = (await workshop.inject({ method: 'POST', url: '/overview', payload })).json();
  expect(remotes).toEqual([
    {
      remote: 'mf-blocks',
      version: '1.0.0-bbbbbbbb',
      released: '1.0.0-aaaaaaaa',
      versions: ['1.0.0-bbbbbbbb', '1.0.0-aaaaaaaa'],
      override: '1.0.0-bbbbbbbb',
      disk: addressOf(disk),
      fault: null,
    },
    expect.objectContaining({ remote: 'mf-navigation', override: null, fault: 'slow' }),
  ]);
  expect(faults).toHaveLength(9);
});

test('a name of another site for this address is answered with nothing', async () => {
  const answer = await workshop.inject({ url: '/health/ready', headers: { host: 'evil.test' } });
  expect(answer.statusCode).toBe(403);
});

test.each([
  ['mf-a.slow+mf-b.down', 'mf-b', 'down'],
  ['mf-a.slow', 'mf', undefined],
  ['mf-a.throws-on-init', 'mf-a', undefined],
  ['whole', 'mf-a', undefined],
])('%s is read for %s', (segment, remote, fault) => {
  expect(parseSegment(segment, remote)).toBe(fault);
});
