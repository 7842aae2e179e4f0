import fc from 'fast-check';
import { differenceOf, withDifference } from './difference';

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const anyDraft = fc.letrec<{ draft: unknown; list: unknown; leaf: unknown }>((tie) => ({
  draft: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    tie('list'),
    fc.dictionary(fc.constantFrom('is', 'parts', 'id', 'order', 'text', '__proto__'), tie('draft'), { maxKeys: 4 }),
    fc.array(tie('draft'), { maxLength: 3 }),
  ),
  list: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', '__proto__'), text: tie('draft') }), {
    selector: ({ id }) => id,
    maxLength: 4,
  }),
  leaf: fc.oneof(fc.string({ maxLength: 3 }), fc.integer(), fc.boolean(), fc.constant(null)),
})).draft;

test('a draft and what differs from it make the other one, however both look', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (before, after) => {
      const difference = asStored(differenceOf(before, after) ?? null);
      expect(asStored(withDifference(asStored(before), difference))).toEqual(asStored(after));
    }),
  );
});

const group = (id: string, text: string) => ({ id, text });
const groups = Array.from({ length: 1000 }, (_, index) => group(`g${index}`, 'A road that nobody else is on.'));

test('a key in one of a thousand groups differs by that text alone', () => {
  const after = { groups: groups.with(500, group('g500', 'New')) };
  expect(differenceOf({ groups }, after)).toEqual({
    parts: { groups: { parts: { g500: { parts: { text: { is: 'New' } } } } } },
  });
});

test('a group that is moved is not said again, nor one that stays', () => {
  const after = { groups: groups.toSpliced(3, 1).toSpliced(0, 0, group('g3', 'A road that nobody else is on.')) };
  const difference = differenceOf({ groups }, after);
  expect(JSON.stringify(difference)).not.toContain('road');
  expect(withDifference({ groups }, difference)).toEqual(after);
});

test.each([
  ['parts of a text', 'text', { parts: { groups: { is: [] } } }],
  ['a part that is not there', { groups: [group('a', 'A')] }, { parts: { groups: { order: ['b'], parts: {} } } }],
  ['nothing that is known', {}, { changed: 1 }],
  ['a number', {}, 1],
])('a difference by %s does not fit', (_, before, difference) => {
  expect(() => withDifference(before, difference)).toThrow(TypeError);
});
