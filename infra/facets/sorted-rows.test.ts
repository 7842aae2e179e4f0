import fc from 'fast-check';
import { sortedByNumber } from './radix';
import { SortedRows } from './sorted-rows';

const numbers = fc.array(fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, Number.NaN)), { maxLength: 60 });

/** As everybody would write it: NaN last, equal ones as they came. */
function byHand(values: readonly number[], direction: 1 | -1): number[] {
  const rank = (value: number) => (Number.isNaN(value) ? 1 : 0);
  return values
    .map((_, row) => row)
    .sort((a, b) => {
      const [left = Number.NaN, right = Number.NaN] = [values[a], values[b]];
      if (rank(left) !== rank(right)) return rank(left) - rank(right);
      return left === right || Number.isNaN(left) ? a - b : direction * (left < right ? -1 : 1);
    });
}

test('rows are sorted by any numbers in both directions, those without a number last', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(1, -1), (values, direction) => {
      const rows = Uint32Array.from(values, (_, row) => row);
      const sorted = sortedByNumber(rows, Float64Array.from(values), direction);
      expect([...sorted]).toEqual(byHand(values, direction));
    }),
    { numRuns: 300 },
  );
});

test('rows that come and go leave the order as if it were sorted anew', () => {
  const changes = fc.array(fc.uniqueArray(fc.nat(40), { maxLength: 8 }), { maxLength: 12 });
  fc.assert(
    fc.property(changes, (steps) => {
      const order = new SortedRows(new Uint32Array(0));
      const present = new Set<number>();
      const compare = (a: number, b: number) => a - b;
      for (const rows of steps) {
        const [leaving, coming] = [rows.filter((row) => present.has(row)), rows.filter((row) => !present.has(row))];
        order.remove(leaving, compare);
        order.insert(coming, compare);
        for (const row of leaving) present.delete(row);
        for (const row of coming) present.add(row);
        expect([...order.rows]).toEqual([...present].sort(compare));
      }
    }),
    { numRuns: 200 },
  );
});

test('a row that is not there is not taken away from another', () => {
  const order = new SortedRows(Uint32Array.of(1, 3));
  order.remove([2, 4], (a, b) => a - b);
  expect([...order.rows]).toEqual([1, 3]);
});
