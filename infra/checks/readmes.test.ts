import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../build/package-info';

type Scripts = Readonly<Record<string, string>>;

function scriptsOf(folder: string): Scripts {
  const file = join(ROOT, folder, 'package.json');
  if (!existsSync(file)) return {};
  const parsed: { scripts?: Scripts } = JSON.parse(readFileSync(file, 'utf8'));
  return parsed.scripts ?? {};
}

const folders = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
  .map(({ name }) => name);
const isRemote = (folder: string) => basename(folder).startsWith('mf-');
const inside = folders.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist')
    .map(({ name }) => join(folder, name)),
);
const remotes = [...folders, ...inside].filter(isRemote);
const readmes = ['', ...folders, ...inside]
  .map((folder) => join(folder, 'README.md'))
  .filter((path) => existsSync(join(ROOT, path)));

/**
 * `npm run x`, and with `-w y` the workspace that must have it; without, a command of every remote
 * may be meant.
 */
function commandsIn(text: string): { readonly script: string; readonly workspace: string }[] {
  return [...text.matchAll(/npm run ([a-z][\w:-]*)(?:[^\n`]*? -w (?:@showroom\/)?([\w-]+))?/g)].map(
    ([, script = '', workspace = '']) => ({
      script,
      workspace: [...folders, ...remotes].find((folder) => basename(folder) === workspace) ?? '',
    }),
  );
}

test.each(readmes)('%s names only commands that there are', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const own = scriptsOf(path.split('/')[0] ?? '');
  const missing = commandsIn(text).filter(({ script, workspace }) => {
    const inRemotes = remotes.every((name) => script in scriptsOf(name));
    if (workspace !== '') return !(script in scriptsOf(workspace));
    return !(script in { ...own, ...scriptsOf('') }) && !inRemotes;
  });
  expect(missing).toEqual([]);
});

test('every folder at the top and every remote has a README, and nothing else stands at the top', () => {
  expect([...folders, ...remotes].filter((folder) => !existsSync(join(ROOT, folder, 'README.md')))).toEqual([]);
  const files = readdirSync(ROOT, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  );
  expect(
    files
      .map(({ name }) => name)
      .filter(
        (name) =>
          !/^((README|SECURITY|CONTRIBUTING|GLOSSARY)\.md|LICENSE|package(-lock)?\.json|tsconfig.*\.json)$/.test(name),
      ),
  ).toEqual([]);
});

test('every remote is run, built and released by the same commands', () => {
  for (const remote of remotes) {
    expect([remote, Object.keys(scriptsOf(remote))]).toEqual([
      remote,
      expect.arrayContaining(['build', 'release', 'dev']),
    ]);
  }
});
