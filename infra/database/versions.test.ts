import { lowestOf } from './load-migrations';
import { hashOf, type TriggerPart } from './trigger-parts';
import { type Applied, changesFor, type Migration, type Schema } from './versions';

const migration = (hash: string, lowest = 0): Migration => ({ hash, statements: [], lowest });
const [INITIAL, EXPAND] = [migration('initial'), migration('expand')];
const OLD: TriggerPart = { name: 'told', statement: 'old' };
const NEW: TriggerPart = { name: 'told', statement: 'new' };

/** What a database has after a version was there. */
const after = ({ migrations, triggers }: Schema): Applied => ({
  migrations,
  triggers: new Map(triggers.map((part) => [part.name, hashOf(part)])),
});

const BEFORE: Schema = { migrations: [INITIAL], triggers: [OLD] };
const NOTHING: Schema = { migrations: [], triggers: [] };

test.each<[string, Schema, Applied, Schema]>([
  ['everything, where there is nothing', BEFORE, after(NOTHING), BEFORE],
  ['nothing, where all is there', BEFORE, after(BEFORE), NOTHING],
  [
    'what is missing',
    { migrations: [INITIAL, EXPAND], triggers: [OLD] },
    after(BEFORE),
    { migrations: [EXPAND], triggers: [] },
  ],
  [
    'a trigger that reads otherwise',
    { ...BEFORE, triggers: [NEW] },
    after(BEFORE),
    { migrations: [], triggers: [NEW] },
  ],
  [
    'nothing on a newer schema, whose triggers stay',
    BEFORE,
    after({ migrations: [INITIAL, EXPAND], triggers: [NEW] }),
    NOTHING,
  ],
  [
    'nothing on a schema that takes it still',
    { ...BEFORE, migrations: [INITIAL, EXPAND] },
    after({ migrations: [INITIAL, EXPAND, migration('contract', 1)], triggers: [NEW] }),
    NOTHING,
  ],
])('a version changes %s', (_what, schema, applied, expected) => {
  expect(changesFor(schema, applied)).toEqual(expected);
});

test('a version below the lowest that may run is told which one may', () => {
  const newer = after({ migrations: [INITIAL, EXPAND, migration('contract', 1), migration('last')], triggers: [] });
  expect(() => changesFor(BEFORE, newer)).toThrow(
    'The database takes versions from migration 0001 on, and this one ends with 0000: start a newer version.',
  );
});

test.each<[string, Applied['migrations']]>([
  ['lacks one of ours and has one that we do not know', [EXPAND]],
  ['has one that nobody knows the bounds of', [INITIAL, { hash: 'strange', lowest: null }]],
])('a database that %s is of another branch', (_what, migrations) => {
  expect(() => changesFor(BEFORE, { migrations, triggers: new Map() })).toThrow('another version of the schema');
});

test.each([
  ['-- contract: from 0021\nALTER TABLE "vehicles" DROP COLUMN "old";', 21],
  ['ALTER TABLE "vehicles" ADD COLUMN "new" text;', 0],
  ['-- expand: no version reads it\nDROP TABLE "old";', 0],
])('%j takes versions from migration %d on', (sql, lowest) => {
  expect(lowestOf(sql)).toBe(lowest);
});
