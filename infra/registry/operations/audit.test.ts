import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { testDatabase } from '../../database/testing';
import { RegistryStore } from '../store';
import { AuditLog, type AuditNote } from './audit';

let database: Database;
let log: AuditLog;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A log of three lines. */
beforeEach(async () => {
  for (const table of ['registry_audit', 'registry_audit_head'])
    await database.rows(sql`delete from ${sql.identifier(table)}`);
  log = new AuditLog(new RegistryStore(database));
  for (const why of ['first', 'second', 'third']) await log.append(note(why));
});

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
const problems = async () => (await log.verify()).problems.join(' ');

test('what was noted is read again, newest first, and holds', async () => {
  const { entries, total } = await log.page(1, 2);
  expect(entries.map(({ number, why }) => [number, why])).toEqual([
    [3, 'third'],
    [2, 'second'],
  ]);
  expect(total).toBe(3);
  expect(await log.verify()).toEqual({ entries: 3, problems: [] });
});

test('of a market is what concerns it, or all', async () => {
  await log.append({ ...note('elsewhere'), market: 'jp' });
  await log.append({ ...note('everywhere'), market: null });
  const { entries } = await log.page(1, 20, 'jp');
  expect(entries.map(({ why }) => why)).toEqual(['everywhere', 'elsewhere']);
});

test('the last line about a remote in a market is found by what it says', async () => {
  await log.append({ ...note('burnt'), what: 'burn' });
  await log.append({ ...note('of another'), remote: 'mf-other' });
  expect(await log.last('au', 'mf-blocks', ['pin', 'promote'])).toMatchObject({ why: 'third' });
  expect(await log.last('au', 'mf-blocks', ['drop'])).toBeUndefined();
});

test('two registries that note at once both stand, one after the other', async () => {
  const other = new AuditLog(new RegistryStore(database));
  await Promise.all(['a', 'b', 'c', 'd'].map((why, index) => (index % 2 ? log : other).append(note(why))));
  const { entries } = await log.page(1, 20);
  expect(entries.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(await problems()).toBe('');
});

test('a change that fails leaves no line', async () => {
  const store = new RegistryStore(database);
  const failing = store.exclusively(async () => {
    await new AuditLog(store).append(note('never made'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await log.verify()).toEqual({ entries: 3, problems: [] });
});

describe('tampering shows', () => {
  const change = (statement: string) => database.rows(sql.raw(statement));

  test.each([
    ['a word changed', `update registry_audit set line = replace(line, 'second', 'sixth!')`, /Line 2 was changed/],
    ['a line taken out', 'delete from registry_audit where number = 2', /Before line 2 \(number 3\) lines are missing/],
    ['the last line taken away', 'delete from registry_audit where number = 3', /ends at 2, but 3 were written/],
    ['everything taken away', 'delete from registry_audit', /ends at 0, but 3 were written/],
    [
      'lines exchanged',
      'update registry_audit a set line = b.line from registry_audit b where a.number + b.number = 3',
      /lines are missing/,
    ],
  ])('%s', async (_, statement, expected) => {
    await change(statement);
    expect(await problems()).toMatch(expected);
  });

  test('lines that somebody wrote anew with hashes of their own', async () => {
    const { rows } = database;
    const written = await rows(
      sql`select line from registry_audit_head, registry_audit where registry_audit.number = 1`,
    );
    const head = await rows(sql`select number, hash from registry_audit_head`);
    await change('delete from registry_audit');
    await change('delete from registry_audit_head');
    for (const why of ['first', 'sixth', 'third']) await log.append(note(why));
    await database.rows(sql`update registry_audit set line = ${written[0]?.['line']} where number = 1`);
    await database.rows(sql`update registry_audit_head set hash = ${head[0]?.['hash']}`);
    expect(await problems()).toMatch(/does not follow|not the one that was written/);
  });
});
