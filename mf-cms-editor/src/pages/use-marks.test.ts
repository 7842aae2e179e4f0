import { marksAfter } from './use-marks';

const ORDER = ['a', 'b', 'c', 'd'];
const marked = (...ids: string[]) => ({ ids, anchor: ids.at(-1) });

test.each([
  ['one more', marked('a'), 'c', 'toggle', ['a', 'c']],
  ['one less', marked('a', 'c'), 'c', 'toggle', ['a']],
  ['a range', marked('b'), 'd', 'upTo', ['b', 'c', 'd']],
  ['a range upwards', marked('c'), 'a', 'upTo', ['a', 'b', 'c']],
  ['a range without a beginning', marked(), 'b', 'upTo', ['b']],
  ['the first of a new range', marked('a', 'b'), 'd', 'from', ['d']],
  ['one that may not be marked', marked('a'), 'locked', 'toggle', ['a']],
] as const)('%s is marked', (_what, before, id, kind, expected) => {
  expect(marksAfter(before, id, kind, ORDER).ids).toEqual(expected);
});

test('a range that grows and shrinks keeps its beginning', () => {
  const long = marksAfter(marked('b'), 'd', 'upTo', ORDER);
  expect(marksAfter(long, 'c', 'upTo', ORDER).ids).toEqual(['b', 'c']);
});
