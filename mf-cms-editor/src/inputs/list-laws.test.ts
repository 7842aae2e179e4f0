import fc from 'fast-check';
import { chosenList } from './chosen-vehicles';
import { isEmptyLink, linkOf } from './LinkInputs';
import { moved } from './ListItem';

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 0, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moving item %d to %d gives %j', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
const twoPlaces = list.chain((items) => {
  const place = fc.nat(items.length - 1);
  return fc.tuple(fc.constant(items), place, place);
});

test('a moved item stands where it was moved to, and moving it back gives the list again', () => {
  fc.assert(
    fc.property(twoPlaces, ([items, from, to]) => {
      const after = moved(items, from, to);
      expect(after[to]).toBe(items[from]);
      expect(moved(after, to, from)).toEqual(items);
    }),
  );
});

test('the others keep their order', () => {
  fc.assert(
    fc.property(twoPlaces, ([items, from, to]) => {
      const others = (all: readonly number[]) => all.filter((item) => item !== items[from]);
      expect(others(moved(items, from, to))).toEqual(others(items));
    }),
  );
});

test('a stored link of any kind becomes a whole one, which stays as it is', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const whole = linkOf(stored);
      expect(whole).toMatchObject({ link_text: expect.any(String), url: expect.any(String) });
      expect(linkOf(whole)).toEqual(whole);
    }),
  );
});

test.each([
  [{ link_text: '', url: '' }, true],
  [{ link_text: ' ', url: '' }, false],
  [{ link_text: '', url: '/' }, false],
])('whether %j is no link at all: %s', (parts, expected) => {
  expect(isEmptyLink(linkOf(parts))).toBe(expected);
});

test('chosen vehicles of any age are read once: nothing changes when they are stored again', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const chosen = chosenList(stored);
      expect(chosenList(JSON.stringify(chosen))).toEqual(chosen);
      expect(new Set(chosen.list).size).toBe(chosen.list.length);
    }),
  );
});
