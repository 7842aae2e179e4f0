import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../build/package-info';

const { languagesOf }: { readonly languagesOf: (folder: string) => readonly string[] } = createRequire(import.meta.url)(
  '../build/messages.cjs',
);

type Message = string | Messages;
export interface Messages {
  readonly [name: string]: Message;
}

/**
 * A text of a language: where it lies, and its name within the file: `emails.confirmed.subject`.
 */
export interface Text {
  readonly file: string;
  readonly name: string;
}

const filesLike = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const contentOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** All files of messages, of every language. */
export const MESSAGE_FILES = filesLike('*/messages/*.json');
const FOLDERS = [...new Set(MESSAGE_FILES.map(dirname))];

export const messagesIn = (file: string): Messages => JSON.parse(contentOf(file));
export const englishBeside = (file: string) => join(dirname(file), 'en.json');

const isPlural = (message: Message): boolean => typeof message === 'object' && 'other' in message;

/** Every text with its name; all forms of a plural have the one of their message. */
function* textsOf(message: Message, name = ''): Generator<[name: string, text: string]> {
  if (typeof message === 'string') yield [name, message];
  else
    for (const [key, part] of Object.entries(message))
      yield* textsOf(part, isPlural(message) ? name : `${name}${name && '.'}${key}`);
}

const namesIn = (messages: Messages) => new Set([...textsOf(messages)].map(([name]) => name));
const languageOf = (file: string) => basename(file, '.json');

const placeholdersIn = (text: string) => new Set(text.match(/\{\w+\}/g));
/** A form of a plural may do without what it counts: "one month". */
const isComplete = (text: string, english: string) =>
  [...placeholdersIn(english)].every((name) => name === '{count}' || text.includes(name)) &&
  [...placeholdersIn(text)].every((name) => english.includes(name));
/** French has a space before signs of two parts and within quotation marks: no line ends there. */
export const breaksAtSigns = (language: string, text: string) => language === 'fr' && /« | [»:;!?%]/.test(text);

/** What is wrong with messages, as one sentence each. */
export function mistakesOf(language: string, messages: Messages, english: Messages): string[] {
  const known = new Map(textsOf(english));
  const mistakes = [...textsOf(messages)].flatMap(([name, text]) => {
    const wanted = known.get(name);
    if (wanted === undefined) return [`${name} is no message of English`];
    if (!text.trim()) return [`${name} is empty`];
    if (breaksAtSigns(language, text)) return [`${name} breaks at its signs: ${text}`];
    return isComplete(text, wanted) ? [] : [`${name} has other {names} than in English: ${text}`];
  });
  return [...mistakes, ...formMistakes(language, messages)];
}

/** Forms that a language has for numbers: `one` and `other` in English. */
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

/** A language has all of its forms, or `other` alone where nothing changes with the number. */
function formMistakes(language: string, message: Message, path = ''): string[] {
  if (typeof message === 'string') return [];
  if (!isPlural(message))
    return Object.entries<Message>(message).flatMap(([name, part]) =>
      formMistakes(language, part, `${path}${path && '.'}${name}`),
    );
  const [forms, wanted] = [Object.keys(message).toSorted().join(), formsOf(language).join()];
  return forms === wanted || forms === 'other' ? [] : [`${path} has the forms ${forms} instead of ${wanted}`];
}

/** What English says and a language of the site does not. */
export function missingTexts(): Text[] {
  return FOLDERS.flatMap((folder) => {
    const names = [...namesIn(messagesIn(join(folder, 'en.json')))];
    return languagesOf(join(ROOT, folder)).flatMap((language) => {
      const file = join(folder, `${language}.json`);
      const own = MESSAGE_FILES.includes(file) ? namesIn(messagesIn(file)) : new Set();
      return names.filter((name) => !own.has(name)).map((name) => ({ file, name }));
    });
  });
}

/**
 * What a language says in the words of English: some of it is a name, the rest was never
 * translated.
 */
export function untranslatedTexts(): Text[] {
  return MESSAGE_FILES.filter((file) => languageOf(file) !== 'en').flatMap((file) => {
    const english = new Set([...textsOf(messagesIn(englishBeside(file)))].map((text) => text.join('\n')));
    const same = [...textsOf(messagesIn(file))].filter(([name, text]) => english.has(`${name}\n${text}`));
    return [...new Set(same.filter(([, text]) => /\p{L}{2}/u.test(text)).map(([name]) => name))].map((name) => ({
      file,
      name,
    }));
  });
}

/**
 * Code that may name the messages of a folder: its package, and contracts, whose values are names.
 */
function readersOf(folder: string, sources: ReadonlyMap<string, string>): string {
  const [root = ''] = folder.split('/');
  const isShared = root === 'contracts' || root === 'shared-ui';
  return [...sources]
    .filter(([file]) => isShared || file.startsWith(`${root}/`) || file.startsWith('contracts/'))
    .map(([, text]) => text)
    .join('\n');
}

const escaped = (text: string) => text.replaceAll(/[.()]/g, '\\$&');

/**
 * How code names a text: `texts.open`, `{ open }` or `'open'`, or with a part that a value stands
 * for: `screen_${name}`, `${name}Hint`.
 */
function isNamedIn(code: string, key: string): boolean {
  const name = escaped(key);
  const beginning = /^[a-z]+_/i.exec(key)?.[0];
  const ending = /[A-Z][a-z]+$/.exec(key)?.[0];
  return (
    new RegExp(`[.'"\`]${name}(?![\\w-])|[{,]\\s*${name}\\s*[,}:=]`).test(code) ||
    (beginning !== undefined && code.includes(`\`${beginning}\${`)) ||
    (ending !== undefined && code.includes(`}${ending}\``))
  );
}

/** Whether code hands on all of a group, or takes a text out of it by a value: `kinds[kind]`. */
const isTakenFrom = (code: string, name: string) => new RegExp(`\\b${escaped(name)}\\b(?!\\??\\.\\w)`).test(code);

/** English messages that no code names, by the names of their parts. */
export function unusedIn(messages: Messages, code: string, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const name = `${path}${key}`;
    if (typeof message === 'string' || isPlural(message)) return isNamedIn(code, key) ? [] : [name];
    return isTakenFrom(code, key) ? [] : unusedIn(message, code, `${name}.`);
  });
}

/** English texts that no code shows. */
export function unusedTexts(): Text[] {
  const files = filesLike('*.ts', '*.tsx').filter((file) => !/\.test\.tsx?$|testing/.test(file));
  const sources = new Map(files.map((file) => [file, contentOf(file)]));
  return FOLDERS.flatMap((folder) => {
    const file = join(folder, 'en.json');
    return unusedIn(messagesIn(file), readersOf(folder, sources)).map((name) => ({ file, name }));
  });
}
