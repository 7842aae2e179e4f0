import { badRequests } from '../api/testing/bad-requests';
import { failureOf, sendAll } from '../api/testing/send-raw';
import { REGISTRY_PARTS } from './parts';
import { type TestRegistry, TOKEN, testRegistry } from './testing';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry(undefined, { parts: REGISTRY_PARTS });
});
afterAll(() => registry.close());

const inPath = (name: string, ...known: readonly string[]) => {
  return { name, in: 'path', required: true, schema: { type: 'string', enum: known } };
};
const PATHS = [
  inPath('market', 'international', 'au'),
  inPath('remote', 'mf-blocks', 'shell'),
  inPath('version', '1.0.0'),
  inPath('file', 'entry.js', 'release.json'),
];
const read = (...names: readonly string[]) => ({
  parameters: [...PATHS, ...names.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }))],
});
const change = (...names: readonly string[]) => ({
  parameters: PATHS,
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: names,
          properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
        },
      },
    },
  },
});

const FILE = { parameters: PATHS, requestBody: { content: { 'application/octet-stream': { schema: {} } } } };

const ROUTES = {
  '/compositions/{market}': { get: read() },
  '/compositions/{market}/signed': { get: read() },
  '/compositions/{market}/history': { get: read('page', 'per_page') },
  '/compositions/{market}/history/{id}': { get: read() },
  '/compositions/{market}/pins': { put: change('remote', 'version', 'who', 'reason') },
  '/compositions/{market}/slots': { put: change('slot', 'remote', 'who', 'reason') },
  '/compositions/{market}/rollback': { post: change('who', 'reason') },
  '/compositions/{market}/canary': { put: change('remote', 'version', 'share', 'who', 'reason') },
  '/releases': { get: read(), post: change('signed') },
  '/releases/{remote}/{version}/{file}': { get: read() },
  '/releases/{remote}/{version}/reports': { get: read(), post: change('report') },
  '/uploads/{remote}/{version}/{file}': { put: FILE },
  '/operations/{market}': { get: read() },
  '/audit': { get: read('market', 'remote', 'page', 'per_page') },
  '/budgets/{remote}': { put: change('slow', 'who', 'reason') },
  '/observations': { post: change('observations') },
};

test('bad input is refused or answered by every route, and none fails the registry', async () => {
  const token = { authorization: `Bearer ${TOKEN}` };
  const requests = badRequests({ paths: ROUTES }, { seed: 20_261_123, count: 600, who: [token] });
  const failures: unknown[] = [];
  await sendAll(registry.url, requests, (request, answer) => {
    const failure = failureOf(request, answer);
    if (failure) failures.push(failure);
  });
  expect(failures).toEqual([]);
}, 60_000);
