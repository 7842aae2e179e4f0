import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/package-info';
import { entrySource } from './entry-source';
import { harnessConfig } from './harness-config';
import { parseChoice } from './page/choice';

let folder: string;

function put(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'showroom-harness-')), 'mf-finance');
  put('package.json', JSON.stringify({ version: '1.0.0', showroom: { mounts: { '/finance': './routes' } } }));
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

test('the entry offers what the remote exposes, mounts and has examples of', () => {
  put('src/expose/routes.tsx');
  put('src/blocks/rates/template.ts');
  put('src/blocks/rates/Rates.tsx');
  put('src/blocks/rates/examples.ts');
  put('src/blocks/unfinished/template.ts');
  const source = entrySource('harness', [folder]);
  expect(source).toContain('mounts: {"/finance":"./routes"}');
  expect(source).toContain(`"./routes": () => import("${folder}/src/expose/routes")`);
  expect(source).toContain(`block: () => import("${folder}/src/blocks/rates/Rates")`);
  expect(source).toContain(`examples: () => import("${folder}/src/blocks/rates/examples")`);
  expect(source).not.toContain('unfinished');
  expect(source).toContain('answers: undefined');
});

test('the base styles come first, for they name the order of the layers', () => {
  expect(entrySource('gallery', [folder]).match(/^import .*/m)?.[0]).toBe("import '@showroom/shared-ui/styles.css';");
});

test('a remote may bring answers for the time without an API', () => {
  put('src/harness.ts');
  expect(entrySource('gallery', [folder])).toContain(`answers: () => import("${folder}/src/harness")`);
});

test('the build reloads hot, under addresses of the dev server, and needs no federation', () => {
  const config = harnessConfig({ page: 'harness', name: 'mf-finance', folders: [folder] });
  expect(config).toMatchObject({ mode: 'development', output: { publicPath: '/', filename: '[name].js' } });
  const plugins = (config.plugins ?? []).map((plugin) => plugin?.constructor.name);
  expect(plugins).toContain('ReactRefreshPlugin');
  expect(plugins).not.toContain('ModuleFederationPlugin');
  expect(config.entry).toEqual({ main: join(ROOT, '.cache/harness/mf-finance/entry.ts') });
});

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('the switches of the address last for the tab', () => {
  const tab = memory();
  parseChoice(new URLSearchParams('market=ae&locale=ar-AE&theme=dark-theme'), tab);
  expect(parseChoice(new URLSearchParams(), tab)).toMatchObject({
    market: { code: 'ae' },
    locale: 'ar-AE',
    theme: 'dark-theme',
    direction: 'rtl',
    bare: false,
  });
});

test.each([
  [
    'market=atlantis&locale=xx&theme=pink',
    { market: { code: 'international' }, locale: 'en-GB', theme: 'white-theme' },
  ],
  ['market=jp&locale=ar-AE', { locale: 'ja-JP', direction: 'ltr' }],
  ['direction=rtl', { direction: 'rtl' }],
  ['theme=all&bare', { theme: 'all', bare: true }],
])('%s is understood', (query, choice) => {
  expect(parseChoice(new URLSearchParams(query), memory())).toMatchObject(choice);
});
