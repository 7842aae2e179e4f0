import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../build/package-info';

type Message = string | { readonly [name: string]: Message };

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*/messages/*.json'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const messagesIn = (file: string): Readonly<Record<string, Message>> =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const others = files.filter((file) => basename(file) !== 'en.json');

/** Forms that a language has for numbers: `one` and `other` in English. */
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
const isPlural = (message: Message | undefined): message is Readonly<Record<string, string>> =>
  typeof message === 'object' && 'other' in message;

/** Every text by its path, the forms of a plural under the name of its message. */
function* textsOf(messages: Message, path = ''): Generator<[string, string]> {
  if (typeof messages === 'string') yield [path, messages];
  else
    for (const [name, part] of Object.entries(messages))
      yield* textsOf(part, isPlural(messages) ? path : `${path}/${name}`);
}
const placeholdersIn = (text: string) => new Set(text.match(/\{\w+\}/g));
/** A form of a plural may do without what it counts: "one month". */
const isComplete = (text: string, english: string) =>
  [...placeholdersIn(english)].every((name) => name === '{count}' || text.includes(name)) &&
  [...placeholdersIn(text)].every((name) => english.includes(name));

/** What is wrong with messages, as one sentence each. */
function mistakesOf(language: string, messages: Message, english: Message): string[] {
  const known = new Map(textsOf(english));
  const mistakes = [...textsOf(messages)].flatMap(([path, text]) => {
    const wanted = known.get(path);
    if (wanted === undefined) return [`${path} is no message of English`];
    if (!text.trim()) return [`${path} is empty`];
    return isComplete(text, wanted) ? [] : [`${path} has other {names} than in English: ${text}`];
  });
  return [...mistakes, ...formMistakes(language, messages)];
}

/** A language has all of its forms, or `other` alone where nothing changes with the number. */
function formMistakes(language: string, message: Message, path = ''): string[] {
  if (typeof message === 'string') return [];
  if (!isPlural(message))
    return Object.entries(message).flatMap(([name, part]) => formMistakes(language, part, `${path}/${name}`));
  const [forms, wanted] = [Object.keys(message).toSorted().join(), formsOf(language).join()];
  return forms === wanted || forms === 'other' ? [] : [`${path} has the forms ${forms} instead of ${wanted}`];
}

test.each(files)('%s has messages of English, with its {names} and all forms of its language', (file) => {
  const language = basename(file, '.json');
  const english = messagesIn(join(dirname(file), 'en.json'));
  expect(mistakesOf(language, messagesIn(file), english)).toEqual([]);
});

test('every language of a feature lies beside its English messages', () => {
  expect(others.filter((file) => !files.includes(join(dirname(file), 'en.json')))).toEqual([]);
});

test.each([
  [{ a: 'A {x}' }, { a: 'B' }, ['/a has other {names} than in English: B']],
  [{ a: 'A' }, { b: 'B' }, ['/b is no message of English']],
  [{ a: 'A' }, { a: ' ' }, ['/a is empty']],
  [
    { a: { one: 'n', other: 'n' } },
    { a: { one: 'n', other: 'n' } },
    ['/a has the forms one,other instead of few,many,one,other'],
  ],
  [{ a: { one: 'n', other: 'n' } }, { a: { other: 'n' } }, []],
])('of %j the Ukrainian %j is told: %j', (english, messages, mistakes) => {
  expect(mistakesOf('uk', messages, english)).toEqual(mistakes);
});
