import { basename } from 'node:path';
import {
  englishBeside,
  MESSAGE_FILES,
  messagesIn,
  missingTexts,
  mistakesOf,
  unusedIn,
  unusedTexts,
} from './message-files';

test.each(MESSAGE_FILES)('%s has messages of English, with its {names} and all forms of its language', (file) => {
  expect(mistakesOf(basename(file, '.json'), messagesIn(file), messagesIn(englishBeside(file)))).toEqual([]);
});

test('every language of a feature lies beside its English messages', () => {
  expect(MESSAGE_FILES.filter((file) => !MESSAGE_FILES.includes(englishBeside(file)))).toEqual([]);
});

test('no language of the site lacks a text', () => {
  expect(missingTexts()).toEqual([]);
});

test('no text is left that no code names', () => {
  expect(unusedTexts()).toEqual([]);
});

test.each([
  ['texts.open', []],
  ['const { open } = texts', []],
  ["texts['open']", []],
  ['reopen(texts.opened)', ['open']],
])('of %s the unused texts are %j', (code, unused) => {
  expect(unusedIn({ open: 'Open' }, code)).toEqual(unused);
});

test.each([
  [`texts[\`screen_\${name}\`]`, ['rowHint', 'kinds.page']],
  [`texts[\`\${name}Hint\`]`, ['screen_end', 'kinds.page']],
  ['texts.kinds[kind]', ['screen_end', 'rowHint']],
])('a text is used that %s takes by a value', (code, unused) => {
  expect(unusedIn({ screen_end: 'End', rowHint: 'A row', kinds: { page: 'Pages' } }, code)).toEqual(unused);
});

test.each(['Une page ?', 'Note : deux', '« Tout »'])(
  'in French nothing is broken before or within its signs: %s',
  (text) => {
    expect(mistakesOf('fr', { a: text }, { a: 'A' })).toEqual([expect.stringContaining('a breaks at its signs')]);
    expect(mistakesOf('fr', { a: text.replaceAll(' ', '\u00a0') }, { a: 'A' })).toEqual([]);
  },
);

test.each([
  [{ a: 'A {x}' }, { a: 'B' }, ['a has other {names} than in English: B']],
  [{ a: 'A' }, { b: 'B' }, ['b is no message of English']],
  [{ a: 'A' }, { a: ' ' }, ['a is empty']],
  [
    { a: { one: 'n', other: 'n' } },
    { a: { one: 'n', other: 'n' } },
    ['a has the forms one,other instead of few,many,one,other'],
  ],
  [{ a: { one: 'n', other: 'n' } }, { a: { other: 'n' } }, []],
])('of %j the Ukrainian %j is told: %j', (english, messages, mistakes) => {
  expect(mistakesOf('uk', messages, english)).toEqual(mistakes);
});
