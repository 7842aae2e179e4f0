import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMigrations } from './load-migrations';
import { hashOf } from './trigger-parts';
import { TRIGGERS } from './triggers';

const FOLDER = join(import.meta.dirname, 'migrations');
const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'));
const files = journal.entries.map(({ tag }) => ({ tag, text: readFileSync(join(FOLDER, `${tag}.sql`), 'utf8') }));
/** Up to here a version refused every schema that was newer. */
const LAST_WITHOUT_WORD = '0020_vehicle_translations';
const later = files.slice(files.findIndex(({ tag }) => tag === LAST_WITHOUT_WORD) + 1);

/**
 * What a version before may trip over: something is gone, or what it writes is refused. Of a new
 * table nobody reads yet.
 */
function narrows(text: string): boolean {
  const made = [...text.matchAll(/create table (?:if not exists )?"?(\w+)/gi)].map(([, table = '']) => table);
  return text
    .split(';')
    .filter((statement) => !made.some((table) => new RegExp(`(alter table|on) "?${table}"?[ (]`, 'i').test(statement)))
    .some(
      (statement) =>
        /\b(drop (table|column|view|type|default)|rename|set not null|(set data )?type|add constraint|unique index)\b/i.test(
          statement,
        ) || /add column(?!.*default).*not null/is.test(statement),
    );
}

test.each([
  ['ALTER TABLE "vehicles" DROP COLUMN "old"', true],
  ['ALTER TABLE "vehicles" RENAME COLUMN "old" TO "new"', true],
  ['ALTER TABLE "vehicles" ALTER COLUMN "old" SET NOT NULL', true],
  ['ALTER TABLE "vehicles" ALTER COLUMN "old" SET DATA TYPE text', true],
  ['ALTER TABLE "vehicles" ADD COLUMN "new" text NOT NULL', true],
  ['ALTER TABLE "vehicles" ADD CONSTRAINT "one" CHECK (price > 0)', true],
  ['CREATE UNIQUE INDEX "one" ON "vehicles" USING btree ("vin")', true],
  [`ALTER TABLE "vehicles" ADD COLUMN "new" text DEFAULT '' NOT NULL`, false],
  ['ALTER TABLE "vehicles" ADD COLUMN "new" text', false],
  ['CREATE TABLE "new" ("id" text NOT NULL); ALTER TABLE "new" ADD CONSTRAINT "one" UNIQUE("id")', false],
  ['CREATE INDEX "quick" ON "vehicles" USING btree ("vin")', false],
])('%s: narrows %s', (text, expected) => {
  expect(narrows(text)).toBe(expected);
});

test('a migration that narrows the schema says from which version on it may run ("-- contract: from 0021"), or why every one may ("-- expand: why")', () => {
  const speaks = /^-- (contract: from \d{4}|expand: .+)$/m;
  const silent = later.filter(({ text }) => (narrows(text) || /^-- contract/m.test(text)) && !speaks.test(text));
  expect(silent.map(({ tag }) => tag)).toEqual([]);
});

test('no migration asks for a version that comes after it', () => {
  expect(loadMigrations().flatMap(({ lowest }, number) => (lowest > number ? [number] : []))).toEqual([]);
});

test('changed triggers come with a migration that names them ("-- triggers: hash"), so that a version before leaves them alone', () => {
  const named = files.flatMap(({ text }) => /^-- triggers: (\w+)$/m.exec(text)?.[1] ?? []);
  expect(named.at(-1)).toBe(hashOf(...TRIGGERS));
});
