import { createInstance } from '@module-federation/enhanced/runtime';
import fc from 'fast-check';
import { negotiate, negotiated, type SharedRequest } from './negotiation';

const VERSIONS = ['17.0.2', '18.2.0', '18.3.1', '19.0.0', '19.2.4', '19.3.1'];
const RANGES = ['^17.0.0', '^18.0.0', '~18.2.0', '^19.0.0', '^19.3.0', '>=18.0.0', '19.2.4', '*'];

const version = fc.constantFrom(...VERSIONS);
const wanted = fc.record({
  range: fc.constantFrom(...RANGES),
  singleton: fc.boolean(),
  strict: fc.boolean(),
  brings: fc.option(version, { nil: undefined }),
});

let number = 0;

/**
 * What the real runtime gives to each remote: it shares the host's scope and asks as a build's code
 * asks.
 */
async function chosenByRuntime(
  provided: string | undefined,
  remotes: readonly SharedRequest[],
): Promise<(string | undefined)[]> {
  number += 1;
  const shareOf = (given: string, strict = true) => ({
    version: given,
    scope: 'default',
    lib: () => given,
    shareConfig: { singleton: true, strictVersion: strict, requiredVersion: `^${given}` },
  });
  const host = createInstance({
    name: `host_${number}`,
    remotes: [],
    shared: provided ? { module: shareOf(provided) } : {},
  });
  await Promise.all(host.initializeSharing('default'));
  const answers: (string | undefined)[] = [];
  for (const { by, range, singleton, strict, brings } of remotes) {
    const shareConfig = { singleton, strictVersion: strict, requiredVersion: range };
    const remote = createInstance({
      name: `${by}_${number}`,
      remotes: [],
      shareStrategy: 'loaded-first',
      shared: brings
        ? { module: { version: brings, scope: 'default', get: async () => () => brings, shareConfig } }
        : {},
    });
    remote.initShareScopeMap('default', host.shareScopeMap['default'] ?? {});
    await Promise.all(remote.initializeSharing('default'));
    const customShareInfo = { shareConfig, strategy: 'loaded-first' as const, scope: ['default'] };
    const factory = await remote.loadShare('module', { customShareInfo }).catch(() => false as const);
    answers.push(factory ? String(factory()) : undefined);
  }
  return answers;
}

beforeAll(() => {
  // The runtime says loudly what it refuses: here that is the answer.
  for (const method of ['warn', 'error', 'log'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterAll(() => jest.restoreAllMocks());

test('the report foresees the choice of the real runtime, whatever is given and asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.option(version, { nil: undefined }),
      fc.array(wanted, { minLength: 1, maxLength: 4 }),
      async (provided, asked) => {
        const remotes = asked.map((one, index) => ({ ...one, by: `remote_${index}` }));
        const foreseen = negotiated(provided, remotes).map((got) => got.version);
        expect(foreseen).toEqual(await chosenByRuntime(provided, remotes));
      },
    ),
    { numRuns: 300 },
  );
});

const HOST = { version: '1.0.0', provides: [{ name: 'react', version: '19.3.1' }] };
const remoteWith = (remote: string, range: string, brings?: string) => ({
  remote,
  version: '1.0.0',
  shared: [{ name: 'react', range, ...(brings !== undefined && { brings }) }],
});

test.each([
  [
    'what everybody can use wins, and nothing is said',
    [remoteWith('mf-a', '^19.0.0'), remoteWith('mf-b', '>=18.0.0')],
    [],
  ],
  [
    'a range that the host does not meet is named with who asks for it',
    [remoteWith('mf-a', '^19.0.0'), remoteWith('mf-old', '^18.0.0')],
    ['mf-old 1.0.0 asks for react ^18.0.0, and 19.3.1 is given'],
  ],
  ['a copy that is brought along without need stays unused', [remoteWith('mf-a', '^19.0.0', '19.2.4')], []],
])('%s', (_, remotes, problems) => {
  expect(negotiate(HOST, remotes)).toEqual([expect.objectContaining({ name: 'react', problems })]);
});

test('a module that the host does not give, of which two are brought, is named', () => {
  const chart = (remote: string, brings: string) => ({
    remote,
    version: '1.0.0',
    shared: [{ name: 'chart', range: `^${brings}`, brings }],
  });
  const [verdict] = negotiate({ version: '1.0.0', provides: [] }, [chart('mf-a', '1.2.0'), chart('mf-b', '2.0.0')]);
  expect(verdict?.problems).toEqual(['mf-b 1.0.0 asks for chart ^2.0.0, and no version of it is given']);
});

test('a second instance beside that of the host is named, where a remote allows itself one', () => {
  const own = { name: 'react', range: '^18.0.0', brings: '18.3.1', singleton: false };
  const [verdict] = negotiate(HOST, [
    remoteWith('mf-a', '^19.0.0'),
    { remote: 'mf-old', version: '1.0.0', shared: [own] },
  ]);
  expect(verdict?.problems).toEqual(['there would be two of react: 18.3.1 and 19.3.1']);
});
