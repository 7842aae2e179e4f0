import type { EditedEntry } from '@showroom/contracts/calls/nav-trees';
import fc from 'fast-check';
import messages from './messages/en.json';
import { changed, dropped, type Entries, indented, moved, outdented, placeIn, removed } from './tree-edit';

const entry = (id: string, parent: string | null = null): EditedEntry => ({
  ...{ id, parent, label: id.toUpperCase(), url: `/${id}`, target: '_self', type: 'link' },
});
/** `a b(c d) e` in short. */
const TREE = [entry('a'), entry('b'), entry('c', 'b'), entry('d', 'b'), entry('e')];
const written = (entries: Entries) => entries.map(({ id, parent }) => (parent ? `${parent}.${id}` : id)).join(' ');

test.each([
  ['an entry goes down with what is below it', moved(TREE, 'b', 1), 'a e b b.c b.d'],
  ['an entry goes up past another with all below', moved(TREE, 'e', -1), 'a e b b.c b.d'],
  ['one below others stays below them', moved(TREE, 'd', -1), 'a b b.d b.c e'],
  ['one goes below the one before it', indented(TREE, 'e', 2), 'a b b.c b.d b.e'],
  ['one comes out after what it was below', outdented(TREE, 'c'), 'a b b.d c e'],
  ['one is let go before another', dropped(TREE, 'e', { over: 'd', zone: 'before' }), 'a b b.c b.e b.d'],
  ['one is let go below another', dropped(TREE, 'c', { over: 'a', zone: 'into' }), 'a a.c b b.d e'],
  ['one is taken out with what is below it', removed(TREE, 'b'), 'a e'],
  ['a new one stands at the end', changed(TREE, entry('f')), 'a b b.c b.d e f'],
])('%s', (_, entries, expected) => expect(written(entries)).toBe(expected));

test.each([
  ['the first goes no further up', moved(TREE, 'a', -1)],
  ['the last goes no further down', moved(TREE, 'e', 1)],
  ['one with others below it goes below none', indented(TREE, 'b', 2)],
  ['where there is one level, none goes below another', indented(TREE, 'e', 1)],
  ['the first has nothing before it to go below', indented(TREE, 'a', 2)],
  ['none goes below one that is below another', dropped(TREE, 'a', { over: 'c', zone: 'into' })],
  ['none goes below itself', dropped(TREE, 'b', { over: 'c', zone: 'before' })],
])('%s', (_, entries) => expect(entries).toBe(TREE));

test('where an entry stands is told by its number and what it is below', () => {
  expect([placeIn(TREE, 'b', messages), placeIn(TREE, 'd', messages)]).toEqual(['B: 2 of 3.', 'D: 2 of 2 below B.']);
});

test('whatever is moved, nothing is lost, nothing goes in a circle, and no level is added', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const step = fc.oneof(
    fc
      .record({ id, by: fc.constantFrom(-1 as const, 1 as const) })
      .map((one) => (tree: Entries) => moved(tree, one.id, one.by)),
    id.map((one) => (tree: Entries) => indented(tree, one, 2)),
    id.map((one) => (tree: Entries) => outdented(tree, one)),
    fc
      .record({ id, over: id, zone: fc.constantFrom('before' as const, 'after' as const, 'into' as const) })
      .map((one) => (tree: Entries) => dropped(tree, one.id, one)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const tree = steps.reduce<Entries>((before, next) => next(before), TREE);
      expect(tree.map((one) => one.id).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
      for (const { parent } of tree) expect(tree.find((one) => one.id === parent)?.parent ?? null).toBeNull();
      for (const [index, { parent }] of tree.entries()) {
        const before = tree[index - 1];
        expect(parent === null || before?.id === parent || before?.parent === parent).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
