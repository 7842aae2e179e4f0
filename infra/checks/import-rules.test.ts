import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { ROOT } from '../build/package-info';

interface Rule {
  readonly name: string;
  readonly comment: string;
}

interface FolderOrder {
  readonly ORDERS: Readonly<Record<string, string>>;
  readonly groupsOf: (order: string) => readonly (readonly string[])[];
  readonly folderRules: readonly Rule[];
}

const load = createRequire(import.meta.url);
const { ORDERS, groupsOf, folderRules }: FolderOrder = load('./folder-order.cjs');
const forbidden: readonly Rule[] = load(join(ROOT, '.dependency-cruiser.cjs')).forbidden;
const rules = forbidden.filter((rule) => !folderRules.includes(rule));

/** One import for each rule that must not be: where it is written, and what it says. */
const OFFENCES: Readonly<Record<string, readonly [string, string]>> = {
  'cross-folders-by-package-name': ['mf-blocks/src/expose/blocks.ts', '../../../shared-ui/src/button/Button'],
  'contracts-stand-alone': ['contracts/src/markets.ts', 'react'],
  'contracts-know-no-node': ['contracts/src/markets.ts', 'fs'],
  'shared-ui-knows-only-contracts': ['shared-ui/src/button/Button.tsx', '@showroom/mf-blocks/thing'],
  'remotes-do-not-import-each-other': ['mf-blocks/src/expose/blocks.ts', '@showroom/mf-navigation/thing'],
  'remotes-do-not-import-the-shell': ['mf-blocks/src/expose/blocks.ts', '@showroom/shell/thing'],
  'shell-loads-remotes-at-run-time': ['shell/src/thing.ts', '@showroom/mf-blocks/thing'],
  'browser-code-does-not-import-infra': ['mf-blocks/src/expose/blocks.ts', '@showroom/infra/thing'],
  'the-api-imports-no-interface': ['infra/src/thing.ts', '@showroom/shared-ui/button'],
  'blocks-do-not-know-each-other': ['mf-blocks/src/blocks/quote/Quote.tsx', '../accordion/Accordion'],
  'nobody-imports-what-is-exposed': ['mf-blocks/src/blocks/quote/Quote.tsx', '../../expose/blocks'],
  'the-facet-engine-has-a-face': ['infra/src/thing.ts', '../facets/kernels'],
  'one-router': ['mf-blocks/src/blocks/quote/Quote.tsx', 'react-router-dom'],
  'no-cycles': ['mf-blocks/src/blocks/accordion/Accordion.tsx', './Item'],
  'everything-resolves': ['mf-blocks/src/blocks/quote/Quote.tsx', './Gone'],
};

const FILES: Readonly<Record<string, string>> = {
  'contracts/src/markets.ts': '',
  'shared-ui/src/button/Button.tsx': '',
  'shell/src/thing.ts': '',
  'infra/src/thing.ts': '',
  'infra/facets/kernels.ts': '',
  'mf-blocks/src/thing.ts': '',
  'mf-blocks/src/expose/blocks.ts': '',
  'mf-blocks/src/kits/section/Section.tsx': '',
  'mf-blocks/src/blocks/quote/Quote.tsx': '',
  'mf-blocks/src/blocks/accordion/Accordion.tsx': '',
  'mf-blocks/src/blocks/accordion/Item.tsx': "import './Accordion';\n",
  'mf-navigation/src/thing.ts': '',
  'mf-navigation/mf-naas/src/thing.ts': '',
};
const CONFIGURATION = [
  '.dependency-cruiser.cjs',
  'infra/checks/folder-order.cjs',
  'tsconfig.json',
  'tsconfig.base.json',
];
const PACKAGES = ['contracts', 'infra', 'mf-blocks', 'mf-navigation', 'shared-ui', 'shell'];

const folder = mkdtempSync(join(tmpdir(), 'showroom-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  const workspaces = PACKAGES;
  const dependencies = { react: '*', 'react-router-dom': '*' };
  put('package.json', JSON.stringify({ name: 'showroom', type: 'module', workspaces, dependencies }));
  mkdirSync(join(folder, 'infra/checks'), { recursive: true });
  for (const file of CONFIGURATION) copyFileSync(join(ROOT, file), join(folder, file));
  mkdirSync(join(folder, 'node_modules/@showroom'), { recursive: true });
  for (const name of PACKAGES) {
    const exports = { './button': './src/button/Button.tsx', './*': './src/*.ts' };
    put(`${name}/package.json`, JSON.stringify({ name: `@showroom/${name}`, type: 'module', exports, dependencies }));
    symlinkSync(join(folder, name), join(folder, 'node_modules/@showroom', name));
  }
  for (const name of ['react', 'react-router-dom']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
});

const cruised = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(
        z.object({ module: z.string(), rules: z.array(z.object({ name: z.string() })).default([]) }),
      ),
    }),
  ),
});

/** An import that a rule forbids: where it stands, and as it is written there. */
interface Crossing {
  readonly rule: string;
  readonly path: string;
  readonly module: string;
}

/** What a tree crosses. */
function crossings(changes: Readonly<Record<string, string>>): Crossing[] {
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) put(path, `${text}export {};\n`);
  const folders = new Set([...PACKAGES, ...Object.keys(changes).map((path) => path.replace(/\/.*/, ''))]);
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  for (const path of Object.keys(changes)) rmSync(join(folder, path));
  if (stdout === '') throw new Error(stderr);
  return cruised
    .parse(JSON.parse(stdout))
    .modules.flatMap(({ source: path, dependencies }) =>
      dependencies.flatMap(({ module, rules: broken }) => broken.map(({ name: rule }) => ({ rule, path, module }))),
    );
}

const crossed = (changes: Readonly<Record<string, string>>) =>
  [...new Set(crossings(changes).map(({ rule }) => rule))].sort();

test('every rule has a sentence for the reader and an offence that it is tried with', () => {
  expect(Object.keys(OFFENCES).sort()).toEqual(rules.map(({ name }) => name).sort());
  expect(forbidden.filter(({ comment }) => !/^[A-Za-z].{30,}\.\)?$/.test(comment))).toEqual([]);
});

test('imports that go the right way cross none', () => {
  const right = {
    'mf-blocks/src/blocks/quote/Quote.tsx':
      "import '@showroom/shared-ui/button';\nimport '../../kits/section/Section';\n",
    'shared-ui/src/button/Button.tsx': "import '@showroom/contracts/markets';\nimport 'react';\n",
    'infra/src/thing.ts': "import '@showroom/contracts/markets';\nimport 'node:fs';\n",
    'mf-blocks/src/expose/blocks.ts': "import '../blocks/quote/Quote';\n",
  };
  expect(crossed(right)).toEqual([]);
});

/** A remote inside of the folder of another one is a remote of its own. */
const BETWEEN_NESTED: readonly Crossing[] = [
  {
    path: 'mf-navigation/mf-naas/src/thing.ts',
    module: '@showroom/mf-navigation/thing',
    rule: 'remotes-do-not-import-each-other',
  },
  { path: 'mf-navigation/mf-naas/src/thing.ts', module: '../../src/thing', rule: 'cross-folders-by-package-name' },
  { path: 'mf-navigation/src/thing.ts', module: '../mf-naas/src/thing', rule: 'cross-folders-by-package-name' },
];

test('every offence is found where it stands', () => {
  const offences = [
    ...Object.entries(OFFENCES).map(([rule, [path, module]]) => ({ rule, path, module })),
    ...BETWEEN_NESTED,
  ];
  const changes: Record<string, string> = {};
  for (const { path, module } of offences) changes[path] = `${changes[path] ?? ''}import '${module}';\n`;
  const found = crossings(changes);
  expect(offences.filter((offence) => !found.some((one) => isDeepStrictEqual(one, offence)))).toEqual([]);
});

/** The folders of each order, from the top to the ground. */
const orders = Object.entries(ORDERS).map(([root, order]) => [root, groupsOf(order).flat()] as const);

/** Two files of each package, one importing the other: indexes into its order of folders. */
function arrows(from: number, to: number, file = 'thing.ts'): Readonly<Record<string, string>> {
  return Object.fromEntries(
    orders.flatMap(([root, folders]) => {
      const named = folders.filter((name) => name !== '.');
      const [importer, imported] = [named.at(from), named.at(to)];
      return [
        [`${root}/${importer}/${file}`, `import '../${imported}/imported';\n`],
        [`${root}/${imported}/imported.ts`, ''],
      ];
    }),
  );
}

const oneWayRules = [...new Set(folderRules.map(({ name }) => name))].sort();

test.each(orders)('the order of %s names the folders that there are', (root, folders) => {
  const there = readdirSync(join(ROOT, root), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  );
  const sources = there.filter(({ name }) =>
    readdirSync(join(ROOT, root, name), { recursive: true, encoding: 'utf8' }).some((path) =>
      /(?<!\.test|-in-tests)\.(tsx?|[cm]js|css)$/.test(path),
    ),
  );
  expect(folders.filter((name) => name !== '.').sort()).toEqual(sources.map(({ name }) => name).sort());
});

test('each package with an order has its rules', () => {
  expect(oneWayRules).toHaveLength(orders.length);
});

test('down the order of folders every arrow may go, up only those of tests', () => {
  expect(crossed({ ...arrows(0, -1), ...arrows(-1, 0, 'thing.test.ts') })).toEqual([]);
});

test('an arrow up the order of folders is found in every package, and so is one to a file beside the folders', () => {
  expect(crossed(arrows(-1, 0)).filter((name) => oneWayRules.includes(name))).toEqual(oneWayRules);
  const beside = {
    'mf-navigation/src/standard/thing.ts': "import '../examples';\n",
    'mf-navigation/src/examples.ts': '',
  };
  expect(crossed(beside)).toEqual(['mf-navigation-runs-one-way']);
});
