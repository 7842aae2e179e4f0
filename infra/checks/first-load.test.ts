import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuiltRemote, compressedBytes, exposesOf, firstLoad } from './first-load';

const folder = mkdtempSync(join(tmpdir(), 'showroom-sizes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(path: string, text: string): string {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
}

const expose = (name: string, scripts: string[]) => ({
  name,
  kind: 'block' as const,
  contract: 1,
  scripts,
  styles: [],
});

const remote: BuiltRemote = {
  output: folder,
  manifest: {
    remote: 'mf-finance',
    version: '1.0.0-00000000',
    container: 'mf_finance_00000000',
    contracts: '1.0.0',
    shared: [],
    uses: { events: [], settings: [] },
    web: { entry: 'web/entry.js', assets: [] },
    node: { entry: 'node/entry.js', assets: [] },
    exposes: [
      expose('./block/rates', ['web/shared.js', 'web/rates.js']),
      expose('./block/terms', ['web/shared.js', 'web/terms.js']),
      expose('./block/words', ['web/words.js']),
      expose('./routes', ['web/routes.js']),
    ],
    mounts: [{ path: '/finance', expose: './routes' }],
    slots: [],
    examples: [],
    templates: [
      { key: 'rates', hydrate: 'load' },
      { key: 'terms', hydrate: 'visible' },
      { key: 'words', hydrate: 'never' },
    ],
  },
};

const bytes = Object.fromEntries(
  ['shared', 'rates', 'terms', 'words', 'routes', 'entry'].map((name) => [
    name,
    compressedBytes(file(`web/${name}.js`, `console.log("${name.repeat(20)}")`)),
  ]),
);

test('blocks that never hydrate cost nothing', () => {
  expect(exposesOf({ templates: ['words'] }, [remote])).toEqual([]);
  expect(firstLoad({ templates: ['words'] }, [], [remote], 'en').total).toBe(0);
});

test('a script that two blocks share is fetched once, and so is the remote’s entry', () => {
  const { entries, remotes, total } = firstLoad({ templates: ['rates', 'terms', 'rates'] }, [], [remote], 'en');
  expect(entries).toBe(bytes['entry']);
  expect(remotes).toBe((bytes['shared'] ?? 0) + (bytes['rates'] ?? 0) + (bytes['terms'] ?? 0));
  expect(total).toBe(entries + remotes);
});

test('a page under a mount costs the routes of its remote beside the shell', () => {
  const main = file('main.js', 'console.log("shell")');
  const { shell, remotes } = firstLoad({ mount: '/finance' }, [main], [remote], 'en');
  expect(shell).toBe(compressedBytes(main));
  expect(remotes).toBe(bytes['routes']);
});

test('a precompressed file counts as it is served', () => {
  const path = file('ready.js', 'anything');
  file('ready.js.br', '123');
  expect(compressedBytes(path)).toBe(3);
});

test('a page with a block that nobody offers is a mistake of the budget, not a free page', () => {
  expect(() => firstLoad({ templates: ['gone'] }, [], [remote], 'en')).toThrow('No remote offers the block gone');
});
