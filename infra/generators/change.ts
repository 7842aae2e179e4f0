import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/package-info';
import { GeneratorError } from './names';

const {
  ENGLISH,
  languagesOf,
}: { readonly ENGLISH: RegExp; readonly languagesOf: (folder: string) => readonly string[] } = createRequire(
  import.meta.url,
)('../build/messages.cjs');

/** A file to write, relative to the folder that is worked in. */
export interface Change {
  readonly path: string;
  readonly content: string | Buffer;
  /** The file is there already and keeps what it has. */
  readonly edits?: boolean;
}

export interface Plan {
  readonly changes: readonly Change[];
  /** What to fill in next, and when it is done. */
  readonly next: string;
}

/** Plans what a generator writes into the tree at `root`. */
export type Generator = (root: string, name: string) => Plan;

const TEMPLATES = join(import.meta.dirname, 'templates');

/**
 * Texts are English in each of the site's languages until somebody translates them: none is
 * missing.
 */
function inEachLanguage(change: Change): Change[] {
  if (!ENGLISH.test(change.path)) return [change];
  const folder = dirname(change.path);
  return languagesOf(join(ROOT, folder)).map((language) => ({ ...change, path: join(folder, `${language}.json`) }));
}

/**
 * The files of a template folder with their names and contents filled in; `__name__` stands for the
 * value of `name`.
 */
export function fillTemplates(folder: string, target: string, values: Readonly<Record<string, string>>): Change[] {
  const fill = (text: string) => text.replaceAll(/__(\w+?)__/g, (whole: string, name: string) => values[name] ?? whole);
  const files = readdirSync(join(TEMPLATES, folder), { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const full = join(entry.parentPath, entry.name);
      const path = full.slice(join(TEMPLATES, folder).length + 1).replace(/\.txt$/, '');
      return inEachLanguage({ path: join(target, fill(path)), content: fill(readFileSync(full, 'utf8')) });
    });
}

/** A file that must be there already, changed. */
export function changeFile(root: string, path: string, change: (source: string) => string): Change {
  if (!existsSync(join(root, path))) throw new GeneratorError(`There is no ${path}.`);
  return { path, edits: true, content: change(readFileSync(join(root, path), 'utf8')) };
}

/** Adds an import line below the others; the formatter puts it in its place. */
export function addImport(source: string, line: string): string {
  const last = [...source.matchAll(/^import [^;]+;$/gm)].at(-1);
  if (!last) return `${line}\n\n${source}`;
  const end = last.index + last[0].length;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}

/** Adds a name to an import of a module, or the import. */
export function addNamedImport(source: string, name: string, module: string): string {
  const line = new RegExp(`^import \\{([^}]*)\\} from '${module}';$`, 'm').exec(source);
  if (!line) return addImport(source, `import { ${name} } from '${module}';`);
  const names = (line[1] ?? '').split(',').map((one) => one.trim());
  if (names.includes(name)) return source;
  return source.replace(line[0], `import { ${[...names.filter(Boolean), name].join(', ')} } from '${module}';`);
}

/** Adds an entry at the end of the array that a constant holds. */
export function addToList(source: string, constant: string, entry: string): string {
  const start = new RegExp(`const ${constant}\\b[^=]*= \\[`).exec(source);
  if (!start) throw new GeneratorError(`The list ${constant} was not found.`);
  const from = start.index + start[0].length;
  const end = closingBracket(source, from);
  const before = source.slice(0, end).trimEnd();
  const comma = before.endsWith(',') || before.endsWith('[') ? '' : ',';
  return `${before}${comma}\n  ${entry},\n${source.slice(end)}`;
}

function closingBracket(source: string, from: number): number {
  let depth = 1;
  for (let index = from; index < source.length; index++) {
    if (source[index] === '[') depth++;
    if (source[index] === ']') depth--;
    if (depth === 0) return index;
  }
  throw new GeneratorError('A list has no end.');
}
