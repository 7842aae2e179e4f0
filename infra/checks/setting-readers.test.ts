import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting } from '@showroom/contracts/settings/setting';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { ROOT } from '../build/package-info';

/** Where a reader's sources are; what it shares with the others counts as its own. */
const FOLDERS: Readonly<Record<string, string>> = { api: 'infra/api/', 'mf-naas': 'mf-navigation/mf-naas/' };
const folderOf = (reader: string) => FOLDERS[reader] ?? `${reader}/`;
const SHARED = ['shared-ui/src/', 'contracts/src/'];
/** A declaration is no reading, and neither is what the demo stores or a test says. */
const NO_READING =
  /^contracts\/src\/settings\/|^infra\/(demo|generators|checks|e2e|bench)\/|\.test\.|[.-]in-tests\.|\.testing\.|\/examples?[.-]/;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !NO_READING.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** `'price.symbol'`, or a template such as `company_config.${type}` that makes the key. */
function reads(text: string, key: string): boolean {
  if (text.includes(`'${key}'`)) return true;
  const [prefix = '', name = ''] = key.split('.');
  return [...text.matchAll(new RegExp(`\`${prefix}\\.(\\w*)\\$\\{`, 'g'))].some(([, start = '']) =>
    name.startsWith(start),
  );
}

const readingOf = (key: string, folders: readonly string[]) =>
  sources.filter(({ path, text }) => folders.some((folder) => path.startsWith(folder)) && reads(text, key));

/** Settings that a package is said to read and does not. */
function unreadOf(declared: readonly Pick<Setting, 'key' | 'readers'>[]): string[] {
  return declared.flatMap(({ key, readers }) => {
    const idle = readers.filter((reader) => readingOf(key, [folderOf(reader), ...SHARED]).length === 0);
    return readers.length === 0 ? [`${key} by anybody`] : idle.map((reader) => `${key} by ${reader}`);
  });
}

test('every setting is read by each package that its declaration names', () => {
  expect(unreadOf(SETTINGS)).toEqual([]);
});

test('every setting that the API reads for its answers says so: the site makes all pages of the market stale with it', () => {
  const named = (readers: readonly string[]) => readers.includes('api') || readers.includes('infra');
  const answering = sources.filter(({ path }) => /^infra\/api\/(?!mail\/|testing\/)/.test(path));
  const silent = SETTINGS.filter(
    ({ key, readers }) => !named(readers) && answering.some(({ text }) => text.includes(`'${key}'`)),
  );
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test('one that nobody reads, or somebody else, is found', () => {
  const declared = [
    { key: 'nobody.reads_this', readers: ['shell'] },
    { key: 'login.required', readers: ['mf-blocks'] },
    { key: 'login.required', readers: [] },
  ] as const;
  expect(unreadOf(declared)).toEqual([
    'nobody.reads_this by shell',
    'login.required by mf-blocks',
    'login.required by anybody',
  ]);
});
