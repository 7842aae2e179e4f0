import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { dropTestBuilds, type TestBuild, testBuild } from '../registry/testing';
import type { MadeRelease } from './another-build';
import { brokenAnswer, brokenRelease, FAULTS, type FileAnswer, isFault, isOnTheWay } from './faults';
import { EXPECTED, HITS } from './table';

const CHUNK = 'self.chunk_3f9a2c1b=[1]';
const hashOf = (text: string | Uint8Array) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const entry = (body: string) => `var mf_one_3f9a2c1b=(()=>{${body}})();`;
const ASKING = 'shared={requiredVersion:"^19.0.0",shareKey:"react"}';

function built(): TestBuild {
  return testBuild(
    'mf-one',
    '1.0.0-3f9a2c1b',
    {
      'web/remoteEntry.js': entry(`sri={7:"${hashOf(CHUNK)}"};${ASKING}`),
      'web/7.js': CHUNK,
      'web/7.css': '.one{color:red}',
      'node/remoteEntry.js': entry(ASKING),
    },
    {
      container: 'mf_one_3f9a2c1b',
      exposes: [{ name: './routes', kind: 'routes', contract: 1, scripts: [], styles: [] }],
    },
  );
}
const readerOf =
  ({ files }: TestBuild) =>
  async (path: string) =>
    new TextEncoder().encode(files[path] ?? '');
const textIn = ({ files }: MadeRelease, path: string) => new TextDecoder().decode(files.get(path));
const released = Object.keys(FAULTS)
  .filter(isFault)
  .flatMap((fault) => (isOnTheWay(fault) ? [] : [fault]));

afterEach(dropTestBuilds);

function expectTrue({ manifest, files }: MadeRelease): void {
  for (const { path, integrity, bytes } of [...manifest.web.assets, ...manifest.node.assets]) {
    expect([path, integrity, bytes]).toEqual([path, hashOf(files.get(path) ?? ''), files.get(path)?.length]);
  }
}

test.each(released)('%s is another version, and its manifest is true to the last byte', async (fault) => {
  const right = built();
  const broken = await brokenRelease(fault, right.manifest, readerOf(right));
  expect(broken.manifest.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(broken.manifest.version).not.toBe(right.manifest.version);
  expect(broken.manifest.container).toBe(`mf_one_${broken.manifest.version.slice('1.0.0-'.length)}`);
  expectTrue(broken);
  // The browser checks chunks by the hashes that the entry keeps.
  expect(textIn(broken, 'web/remoteEntry.js')).toContain(hashOf(textIn(broken, 'web/7.js')));
});

test('a fault of one side leaves the code of the other as it was', async () => {
  const right = built();
  const broken = await brokenRelease('throws-on-init', right.manifest, readerOf(right), ['client']);
  expect(textIn(broken, 'web/remoteEntry.js')).toContain('Broken on purpose');
  expect(textIn(broken, 'node/remoteEntry.js')).not.toContain('Broken on purpose');
});

test('each fault of a release breaks what its name says', async () => {
  const right = built();
  const make = (fault: (typeof released)[number]) => brokenRelease(fault, right.manifest, readerOf(right));
  const contracts = (manifest: ReleaseManifest) => manifest.exposes.map(({ contract }) => contract);
  expect(contracts((await make('old-contract')).manifest)).toEqual([0]);
  expect(textIn(await make('mismatched-shared'), 'node/remoteEntry.js')).toContain('"^18.0.0"');
  expect(textIn(await make('throws-on-init'), 'node/remoteEntry.js')).toMatch(/^if \(!globalThis/);
  expect(textIn(await make('throws-on-render'), 'web/remoteEntry.js')).toMatch(/= spoil\(mf_one_/);
});

test.each([
  ['down', undefined],
  ['404-html', { status: 404, type: 'text/html' }],
  ['wrong-json', { status: 200, type: 'application/json' }],
  ['bad-hash', { status: 200, type: 'text/javascript' }],
] as const)('%s answers at once, and never with the released bytes', (fault, expected) => {
  const right: FileAnswer = { status: 200, type: 'text/javascript', body: Uint8Array.from([97, 10]) };
  const { wait, answer } = brokenAnswer(fault, right);
  expect(wait).toBe(0);
  if (expected) expect(answer).toMatchObject(expected);
  expect(answer && [...answer.body]).not.toEqual([...right.body]);
});

test('slow gives the released bytes, later than anybody waits', () => {
  const right: FileAnswer = { status: 200, type: 'text/javascript', body: Uint8Array.from([97, 10]) };
  expect(brokenAnswer('slow', right)).toEqual({ wait: 10_000, answer: right });
});

test('the table says something of every fault, side and place', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(FAULTS).sort());
  for (const { server, client } of Object.values(EXPECTED)) {
    for (const places of [server, client]) expect(Object.keys(places).sort()).toEqual([...HITS].sort());
  }
});
