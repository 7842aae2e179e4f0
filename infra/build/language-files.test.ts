import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './package-info';
import { remoteConfig } from './remote-config';
import { runWebpack } from './run-webpack';

const SOURCES = {
  'package.json': '{"name":"mf-two","version":"1.0.0"}',
  'src/expose/one.ts':
    "import messages from '../messages/en.json';\nexport const one = () => [messages, import('../later')];\n",
  'src/later.ts': "import messages from './messages/later/en.json';\nexport const later = messages;\n",
  'src/plain.ts': "export const plain = 'plain';\n",
  'src/expose/two.ts': "export const two = () => import('../plain');\n",
  'src/messages/en.json': '{"open":"Open \\"it\\"","count":{"one":"n $& car","other":"n cars"}}',
  'src/messages/uk.json': '{"open":"Відкрити"}',
  'src/messages/later/en.json': '{"close":"Close"}',
  'src/messages/later/ar.json': '{"close":"إغلاق"}',
};
const folder = mkdtempSync(join(tmpdir(), 'language-files-'));
const output = join(folder, 'out');
const texts = new Map<string, string>();

beforeAll(async () => {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, 'mf-two', path)), { recursive: true });
    writeFileSync(join(folder, 'mf-two', path), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const common = { folder: join(folder, 'mf-two'), name: 'mf-two', build: '00000000', mode: 'production' } as const;
  for (const side of ['web', 'node'] as const) {
    const config = remoteConfig({ ...common, side, output: join(output, side) });
    await runWebpack({ ...config, cache: false });
    for (const file of readdirSync(join(output, side)).filter((name) => name.endsWith('.js'))) {
      texts.set(`${side}/${file}`, readFileSync(join(output, side, file), 'utf8'));
    }
  }
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entries = (language = '') =>
  [...texts].filter(([path]) => new RegExp(`^web/remoteEntry\\.\\w{10}${language}\\.js$`).test(path));
const entryOf = (language = '') => entries(language)[0]?.[1] ?? '';
const hashesIn = (entry: string) => entry.match(/sha256-[A-Za-z0-9+/=]+/g) ?? [];
/** Scripts that an entry may load, by the hashes that it has of them. */
const loadedBy = (entry: string) => {
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const known = new Map([...texts.values()].map((text) => [hashOf(text), text]));
  return hashesIn(entry).flatMap((hash) => known.get(hash) ?? []);
};

test('an entry of a language loads scripts with the messages of that language alone', () => {
  const arabic = loadedBy(entryOf('_ar')).join();
  expect(arabic).toContain('{"close":"إغلاق"}');
  expect(arabic).not.toMatch(/Close|Відкрити|@languages/);
  const ukrainian = loadedBy(entryOf('_uk')).join();
  expect(ukrainian).toContain('"open":"Відкрити"');
});

test('a language that lacks a message, or all of a feature, has the English ones', () => {
  expect(loadedBy(entryOf('_uk')).join()).toContain('"count":{"one":"n $& car","other":"n cars"}');
  expect(loadedBy(entryOf('_uk')).join()).toContain('{"close":"Close"}');
  expect(loadedBy(entryOf('_ar')).join()).toContain('"open":"Open \\"it\\""');
});

test('every entry names as many scripts as the one with all languages, by files that there are', () => {
  for (const language of ['_en', '_ar', '_uk']) {
    expect(hashesIn(entryOf(language))).toHaveLength(hashesIn(entryOf()).length);
    expect(loadedBy(entryOf(language))).toHaveLength(hashesIn(entryOf()).length);
  }
  expect(entryOf('_ar')).toMatch(/"\w{10}_ar"/);
  for (const [, hash] of entryOf('_ar').matchAll(/"(\w{10}_ar)"/g)) {
    expect([...texts.keys()].some((path) => path.endsWith(`.${hash}.js`))).toBe(true);
  }
});

test('a script without messages is there once', () => {
  expect([...texts].filter(([, text]) => text.includes('"plain"'))).toHaveLength(2);
});

test('servers, and whoever knows of no languages, have all of them', () => {
  for (const text of [loadedBy(entryOf()).join(), texts.get('node/remoteEntry.js')]) {
    expect(text).toContain('إغلاق');
    expect(text).toContain('Відкрити');
    expect(text).toContain('@languages');
    expect(text).not.toContain('@messages');
  }
});
