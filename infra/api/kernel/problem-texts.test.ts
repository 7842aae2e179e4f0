import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/package-info';
import { problemIn } from './problem-texts';

const FOLDER = join(import.meta.dirname, 'problem-texts');
const textsOf = (file: string): Record<string, string> => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const files = readdirSync(FOLDER);
const sentences = Object.keys(textsOf('fr.json'));
const gapsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(files)('%s says every sentence, with its gaps', (file) => {
  const texts = textsOf(file);
  expect(Object.keys(texts).toSorted()).toEqual(sentences.toSorted());
  for (const [english, text] of Object.entries(texts))
    expect([english, gapsOf(text)]).toEqual([english, gapsOf(english)]);
});

/** Sources of the API and of what it refuses by, as one text. */
function sources(): string {
  const texts = ['infra/api', 'infra/registry', 'contracts/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  return texts.join('\n').replaceAll("\\'", "'").replaceAll('\\\\', '\\');
}

test('each is a sentence of the API, which may put it together of several parts', () => {
  const said = sources();
  const isSaid = (sentence: string) =>
    sentence.split(/\{\w+\}/).some((part) => {
      const words = part.trim().split(' ');
      return [words.slice(0, 3), words.slice(-3)].some((run) => said.includes(run.join(' ')));
    });
  expect(sentences.filter((sentence) => !isSaid(sentence))).toEqual([]);
});

test('a refusal and its fields are said in the language of who reads it', () => {
  const problem = {
    status: 422,
    title: 'Unprocessable Entity',
    detail: 'This cannot be planned.',
    errors: [
      { path: 'publish_at', message: 'This moment has passed.' },
      { path: 'entries', message: 'A place has at most 40 entries.' },
      { path: 'x', message: 'Nobody has translated this.' },
    ],
  };
  const french = problemIn(problem, 'fr-FR,fr;q=0.9');
  expect(french?.detail).not.toBe(problem.detail);
  expect(french?.errors?.map(({ message }) => message)).toEqual([
    textsOf('fr.json')['This moment has passed.'],
    textsOf('fr.json')['A place has at most {most} entries.']?.replace('{most}', '40'),
    'Nobody has translated this.',
  ]);
  expect(french).toMatchObject({ status: 422, title: problem.title });
});

test.each([undefined, '', 'en-GB', '*', 'xx', '__proto__'])('%s hears English', (language) => {
  expect(problemIn({ status: 404, title: 'Not Found', detail: 'There is no such page.' }, language)).toBeUndefined();
});
