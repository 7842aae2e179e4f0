import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './log-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Every write to it fails with ENOSPC. */
const FULL_DISK = '/dev/full';

test('a full disk costs lines, which are counted, and the log goes on when there is room again', async () => {
  const path = join(folder, 'api.log');
  symlinkSync(FULL_DISK, path);
  const log = new LogFile(path);
  log.write('one\ntwo\n');
  log.write('three\n');
  await log.close();
  expect(log.dropped).toBe(3);

  unlinkSync(path);
  log.write('four\n');
  await log.close();
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  expect(lines.map((line) => (line.startsWith('{') ? JSON.parse(line) : line))).toEqual([
    { level: 40, msg: 'lines were dropped', lines: 3, why: 'ENOSPC' },
    'four',
  ]);
  log.write('five\n');
  await log.close();
  expect(readFileSync(path, 'utf8').match(/dropped/g)).toHaveLength(1);
});

test('a folder that is not there, or is no folder, costs lines as well', async () => {
  const path = join(folder, 'logs/api.log');
  const log = new LogFile(path);
  log.write('one\n');
  await log.close();
  mkdirSync(join(folder, 'logs'));
  log.write('two\n');
  await log.close();
  expect(log.dropped).toBe(1);
  expect(readFileSync(path, 'utf8')).toContain('two\n');
});

test('what waits for a slow disk is bounded', async () => {
  const log = new LogFile(join(folder, 'api.log'), { waiting: 100 });
  for (let line = 0; line < 50; line += 1) log.write('0123456789\n');
  await log.close();
  // Nothing could be written meanwhile: the first of them was under way, and nine waited.
  const kept = readFileSync(join(folder, 'api.log'), 'utf8').match(/0123456789/g)?.length ?? 0;
  expect(kept).toBeLessThanOrEqual(10);
  expect(kept + log.dropped).toBe(50);
});

test('a full file is renamed, and so many are kept', async () => {
  const path = join(folder, 'api.log');
  const log = new LogFile(path, { size: 100, files: 3 });
  for (let line = 0; line < 60; line += 1) log.write(`line ${line}\n`.padStart(20, ' '));
  await log.close();
  expect(readdirSync(folder).sort()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
  const all = ['api.log.2', 'api.log.1', 'api.log'].map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(all.map(({ length }) => length)).toEqual([100, 100, 100]);
  expect(all.join('').match(/\d+/g)?.map(Number)).toEqual(Array.from({ length: 15 }, (_, index) => 45 + index));
});

test('a log that was left by a former process is gone on with, and counts for the size', async () => {
  const path = join(folder, 'api.log');
  for (const word of ['first', 'second', 'third']) {
    const log = new LogFile(path, { size: 14, files: 2 });
    log.write(`${word}\n`);
    await log.close();
  }
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('first\nsecond\n');
  expect(readFileSync(path, 'utf8')).toBe('third\n');
});
