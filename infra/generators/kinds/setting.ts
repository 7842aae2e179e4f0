import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, addToList, type Change, changeFile, type Plan } from '../change';
import { GeneratorError, namesOf } from '../names';

const FOLDER = 'contracts/src/settings';
const KEY = /^[a-z][a-z0-9_]*\.[a-z][A-Za-z0-9_]*$/;

/** A setting `prefix.name`, in the file of its prefix. */
export function setting(root: string, key: string): Plan {
  if (!KEY.test(key)) throw new GeneratorError(`"${key}" is no key: please write prefix.name, as in price.symbol.`);
  const [prefix = '', name = ''] = key.split('.');
  const home = fileOf(root, prefix);
  const entry = declaration(key, name);
  const known = existsSync(join(root, FOLDER, home));
  const { camel } = namesOf(home.replace(/\.ts$/, ''));
  const list = `${camel}Settings`;
  const path = join(FOLDER, home);
  const written = known
    ? [changeFile(root, path, (source) => addToList(refuseTwice(source, key), list, entry))]
    : [{ path, content: newFile(list, entry) }, registered(root, home, list)];
  return {
    changes: written,
    next: `Fill in schema, default, sentence and readers in ${path}. Done when the settings screen shows it; nothing else needs an edit.`,
  };
}

/** The file that holds the prefix's other settings, else one named like the prefix. */
function fileOf(root: string, prefix: string): string {
  const files = readdirSync(join(root, FOLDER)).filter((file) => !/^settings?\.|\.test\./.test(file));
  const holding = files.find((file) => readFileSync(join(root, FOLDER, file), 'utf8').includes(`key: '${prefix}.`));
  return holding ?? `${prefix.replaceAll('_', '-')}.ts`;
}

function refuseTwice(source: string, key: string): string {
  if (source.includes(`key: '${key}'`)) throw new GeneratorError(`There is a setting ${key} already.`);
  return source;
}

function declaration(key: string, name: string): string {
  return `setting({
    key: '${key}',
    schema: z.string(),
    default: '',
    summary: 'What ${name} decides, in one sentence.',
    audience: 'public',
    readers: ['shell'],
  })`;
}

function newFile(list: string, entry: string): string {
  return `import * as z from 'zod/mini';
import { setting } from './setting';

/** Settings of one subject; each says what it decides. */
export const ${list} = [${entry}] as const;
`;
}

function registered(root: string, home: string, list: string): Change {
  return changeFile(root, join(FOLDER, 'settings.ts'), (source) =>
    addToList(addImport(source, `import { ${list} } from './${home.replace(/\.ts$/, '')}';`), 'SETTINGS', `...${list}`),
  );
}
