import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMessages } from '../messages';

const { messagesOf }: { messagesOf(folder: string): Readonly<Record<string, object>> } = createRequire(import.meta.url)(
  './messages.cjs',
);

const folder = join(mkdtempSync(join(tmpdir(), 'messages-')), 'messages');
const FILES = {
  en: { open: 'Open', kinds: { page: 'Page', news: 'News' }, cars: { one: 'n car', other: 'n cars' } },
  ja: { kinds: { news: 'ニュース' }, cars: { other: 'n台' } },
};

beforeAll(() => {
  mkdirSync(folder);
  for (const [language, texts] of Object.entries(FILES))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(texts));
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

test('what a language lacks is English, within groups too, and named; forms of a plural stay its own', () => {
  expect(messagesOf(folder)['ja']).toEqual({
    open: 'Open',
    kinds: { page: 'Page', news: 'ニュース' },
    cars: { other: 'n台' },
    '@missing': [
      expect.stringMatching(/ja\.json lacks open: it is shown in English$/),
      expect.stringMatching(/ja\.json lacks kinds\.page: it is shown in English$/),
    ],
  });
});

test('a server reports what is missing when it loads its messages', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const messagesFor = loadMessages<typeof FILES.en>(folder);
  expect(messagesFor('ja-JP').open).toBe('Open');
  expect(warn.mock.calls.flat()).toHaveLength(2);
});
