import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';

/** Words with too many meanings, and what says the one that is meant; see GLOSSARY.md. */
const OLD_WORDS: Readonly<Record<string, string>> = {
  write: 'format, serialize or store',
  writer: 'formatter',
  writing: 'format',
  written: 'formatted, serialized or stored',
  tell: 'report, track, publish or notify',
  told: 'reported, tracked or notified',
  keep: 'cache, store or retain',
  kept: 'cached, stored or retained',
  turn: 'rateLimit, mutex, semaphore, lease or yield',
  turns: 'rateLimit, mutex, semaphore, lease or yield',
  standing: 'status, mounted or active',
  standings: 'statuses',
  stands: 'is mounted or active',
  forget: 'invalidate or remove',
  remember: 'store or cache',
  remembered: 'stored or cached',
  read: 'fetch, find, load or parse',
  reader: 'loader or parser',
  crew: 'pool',
  sight: 'probe or health',
  grave: 'trash',
  rests: 'isOpen',
  resting: 'open',
  culprit: 'blamed',
  culprits: 'blamed',
  worse: 'regressed',
  happening: 'event',
  happenings: 'events',
  patiently: 'withRetry',
  persistently: 'withRetry',
  letter: 'email',
  letters: 'emails',
  speaker: 'locale',
  words: 'messages',
  wanted: 'requested',
  desk: 'backOffice',
  deed: 'action',
  deeds: 'actions',
};

/** Migrations that have run keep their names. */
const SETTLED = /^infra\/database\/migrations\//;
const EXPORTED =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\n')
  .filter((path) => /\.(tsx?|mts|mjs|cjs|css)$/.test(path) && !SETTLED.test(path));

/** The words of a name in camel case, kebab case or capitals. */
function wordsIn(name: string): readonly string[] {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return spaced.toLowerCase().split(/[^a-z\d]+/);
}

function complaintsAbout(name: string, where: string): readonly string[] {
  return wordsIn(name)
    .filter((word) => Object.hasOwn(OLD_WORDS, word))
    .map((word) => `${where}: instead of "${word}" say ${OLD_WORDS[word]}`);
}

test('names of files and folders are those of the glossary', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect([...new Set(files.flatMap((path) => complaintsAbout(path, path)))]).toEqual([]);
});

test('exported names are those of the glossary', () => {
  const found = files
    .filter((path) => /\.(tsx?|mts)$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(EXPORTED)].flatMap(([, name = '']) =>
        complaintsAbout(name, `${path} ${name}`),
      ),
    );
  expect(found).toEqual([]);
});

test('the glossary names each old word of two meanings', () => {
  const glossary = readFileSync(join(ROOT, 'GLOSSARY.md'), 'utf8');
  for (const word of ['write', 'read', 'keep', 'tell', 'turn', 'forget', 'standing']) expect(glossary).toContain(word);
});

test('a name in capitals, in camel case and in kebab case is taken apart', () => {
  expect(wordsIn('ORDER_HAPPENINGS')).toEqual(['order', 'happenings']);
  expect(wordsIn('readXMLFile')).toEqual(['read', 'xml', 'file']);
  expect(wordsIn('kept-answers.test.ts')).toEqual(['kept', 'answers', 'test', 'ts']);
});

test('no comment is wider than 100 columns', () => {
  const wide = files.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 100 && /^\s*(\/\/|\/?\*)/.test(line) && !line.includes('biome-ignore') && !line.includes('http')
          ? [`${path}:${index + 1}`]
          : [],
      ),
  );
  expect(wide).toEqual([]);
});
