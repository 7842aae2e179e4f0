import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditLog, type AuditNote } from './audit';

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

let number = 0;
/** A log of three lines in a folder of its own. */
async function threeLines() {
  number += 1;
  const place = join(folder, String(number));
  const log = await AuditLog.open(place);
  for (const why of ['first', 'second', 'third']) await log.append(note(why));
  const file = join(place, 'audit.jsonl');
  return { place, log, file, lines: readFileSync(file, 'utf8').split('\n').slice(0, -1) };
}

const note = (why: string): AuditNote => ({
  who: 'Ada',
  why,
  what: 'pin',
  market: 'au',
  remote: 'mf-blocks',
  version: '1.0.0',
  before: 'aaa',
  after: 'bbb',
});

test('what was noted is read again, oldest first, and holds', async () => {
  const { place } = await threeLines();
  const again = await AuditLog.open(place);
  expect(again.entries.map(({ number: place, why }) => [place, why])).toEqual([
    [1, 'first'],
    [2, 'second'],
    [3, 'third'],
  ]);
  expect(await again.verify()).toEqual([]);
});

test('two who note at once both stand, one after the other', async () => {
  const { log } = await threeLines();
  await Promise.all(['a', 'b', 'c', 'd'].map((why) => log.append(note(why))));
  expect(log.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await log.verify()).toEqual([]);
});

describe('tampering shows', () => {
  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ['a word changed', ([a = '', b = '', c = '']) => [a, b.replace('second', 'sixth!'), c], /Line 2 was changed/],
    ['a line taken out', ([a = '', , c = '']) => [a, c], /Before line 2 \(number 3\) lines are missing/],
    ['the last line taken away', ([a = '', b = '']) => [a, b], /ends at 2, but 3 were written/],
    ['everything taken away', () => [], /ends at 0, but 3 were written/],
    ['lines exchanged', ([a = '', b = '', c = '']) => [b, a, c], /lines are missing/],
  ])('%s', async (_, change, expected) => {
    const { log, file, lines } = await threeLines();
    writeFileSync(
      file,
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
    expect((await log.verify()).join(' ')).toMatch(expected);
  });

  test('lines that somebody wrote anew with hashes of their own', async () => {
    const { log, file, lines } = await threeLines();
    const other = await threeLines();
    writeFileSync(file, [lines[0], ...other.lines.slice(1)].map((line) => `${line}\n`).join(''));
    expect((await log.verify()).join(' ')).toMatch(/does not follow|not the one that was written/);
  });

  test('and stays on record when the log goes on', async () => {
    const { place, file, lines } = await threeLines();
    writeFileSync(file, `${lines[0]}\n`);
    const again = await AuditLog.open(place);
    expect(again.entries.at(-1)).toMatchObject({
      what: 'repair',
      why: expect.stringContaining('3 lines were written'),
    });
  });
});

test('what the disk did not take is written before the next line', async () => {
  const { log, file, lines } = await threeLines();
  // A folder where the file was: nothing can be added.
  renameSync(file, `${file}.kept`);
  mkdirSync(file);
  await log.append(note('while the disk was full'));
  expect(log.entries).toHaveLength(3);
  rmSync(file, { recursive: true });
  renameSync(`${file}.kept`, file);
  await log.append(note('later'));
  expect(log.entries.slice(3).map(({ why }) => why)).toEqual(['while the disk was full', 'later']);
  expect(readFileSync(file, 'utf8')).toContain(String(lines[2]));
  expect(await log.verify()).toEqual([]);
});

test('a line that a crash tore is put aside, said, and nothing else is lost', async () => {
  const { place, file, lines } = await threeLines();
  const torn = '{"hash":"0123';
  writeFileSync(file, `${lines.join('\n')}\n${torn}`);
  const again = await AuditLog.open(place);
  expect(again.entries.map(({ what }) => what)).toEqual(['pin', 'pin', 'pin', 'repair']);
  expect(again.entries.at(-1)?.why).toContain('13 bytes');
  expect(readFileSync(`${file}.torn-4`, 'utf8')).toBe(torn);
  expect(await again.verify()).toEqual([]);
});
