// The loops that every search consists of, over plain typed arrays: each is one pass, without a call or a branch that depends
// on chance where that can be helped. A mask has for each row the bits of the filters that it fails.

/** Mask bit of rows that no filter can bring back; above all others. */
export const GONE = 1 << 30;

/** Smallest and largest; both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Fails the rows whose set is not among the passing ones. */
export function failSets(mask: Uint32Array, codes: Uint32Array, passing: Uint8Array, bit: number): void {
  const fails = Uint32Array.from(passing, (passes) => (passes === 1 ? 0 : bit));
  for (let row = 0; row < mask.length; row++) mask[row] = (mask[row] ?? 0) | (fails[codes[row] ?? 0] ?? 0);
}

/** Fails the rows whose number is not in the range, or that have none. */
export function failRange(mask: Uint32Array, numbers: Float64Array, { from, to }: Range, bit: number): void {
  for (let row = 0; row < mask.length; row++) {
    const number = numbers[row] ?? Number.NaN;
    mask[row] = (mask[row] ?? 0) | (number >= from && number <= to ? 0 : bit);
  }
}

/** Ranges by kind of vehicle; a kind without any has a range that holds nothing. */
export interface KindRanges {
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/** Fails the rows whose number is not in the range of their kind. */
export function failKindRanges(
  mask: Uint32Array,
  numbers: Float64Array,
  kinds: Uint32Array,
  { from, to }: KindRanges,
  bit: number,
): void {
  for (let row = 0; row < mask.length; row++) {
    const kind = kinds[row] ?? 0;
    const number = numbers[row] ?? Number.NaN;
    mask[row] = (mask[row] ?? 0) | (number >= (from[kind] ?? 0) && number <= (to[kind] ?? 0) ? 0 : bit);
  }
}

/** Writes the rows that fail nothing into `hits` and those that fail one filter into `near`; answers how many each are. */
export function collect(mask: Uint32Array, hits: Uint32Array, near: Uint32Array): readonly [number, number] {
  let found = 0;
  let failing = 0;
  for (let row = 0; row < mask.length; row++) {
    const failed = (mask[row] ?? 0) | 0;
    const others = failed & (failed - 1);
    // 1 or 0 by arithmetic: rows are written always and counted sometimes, so that no branch can be guessed wrong.
    const isFailing = (failed | -failed) >>> 31;
    const failsMore = (others | -others) >>> 31;
    hits[found] = row;
    near[failing] = row;
    found += isFailing ^ 1;
    failing += isFailing & (failsMore ^ 1) & ((failed >>> 30) ^ 1);
  }
  return [found, failing];
}

/** Writes the rows that fail anything and are not gone; answers how many they are. */
export function collectFailing(mask: Uint32Array, rows: Uint32Array): number {
  let count = 0;
  for (let row = 0; row < mask.length; row++) {
    const failed = (mask[row] ?? 0) | 0;
    rows[count] = row;
    count += ((failed | -failed) >>> 31) & ((failed >>> 30) ^ 1);
  }
  return count;
}

/** Adds the rows to the counts of their sets. */
export function countRows(rows: Uint32Array, codes: Uint32Array, counts: Uint32Array): void {
  for (let place = 0; place < rows.length; place++) {
    const code = codes[rows[place] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Adds every row that is not gone. */
export function countLiving(mask: Uint32Array, codes: Uint32Array, counts: Uint32Array): void {
  for (let row = 0; row < mask.length; row++) {
    if (mask[row] === GONE) continue;
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Writes those of the rows whose mask is exactly this; answers how many they are. */
export function collectOwn(rows: Uint32Array, mask: Uint32Array, bit: number, own: Uint32Array): number {
  let count = 0;
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0;
    own[count] = row;
    count += mask[row] === bit ? 1 : 0;
  }
  return count;
}

/** Smallest and largest number; NaN is none. */
export function rangeOf(numbers: Float64Array): Range {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place] ?? Number.NaN;
    if (number < from) from = number;
    if (number > to) to = number;
  }
  return { from, to };
}

/** Smallest and largest number of some rows; the search ends where both ends of `widest` are reached. */
export function rangeOfRows(rows: Uint32Array, numbers: Float64Array, widest: Range): Range {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < rows.length; place++) {
    const number = numbers[rows[place] ?? 0] ?? Number.NaN;
    if (number < from) from = number;
    if (number > to) to = number;
    if (from === widest.from && to === widest.to) break;
  }
  return { from, to };
}

/** Smallest and largest number by kind, of numbers within their kind's range. */
export function rangesByKind(
  rows: Uint32Array,
  numbers: Float64Array,
  kinds: Uint32Array,
  within: KindRanges,
  found: KindRanges,
): void {
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0;
    const kind = kinds[row] ?? 0;
    const number = numbers[row] ?? Number.NaN;
    if (!(number >= (within.from[kind] ?? 0) && number <= (within.to[kind] ?? 0))) continue;
    if (number < (found.from[kind] ?? 0)) found.from[kind] = number;
    if (number > (found.to[kind] ?? 0)) found.to[kind] = number;
  }
}

/** Ranges that hold nothing yet. */
export function noRanges(kinds: number): KindRanges {
  return {
    from: new Float64Array(kinds).fill(Number.POSITIVE_INFINITY),
    to: new Float64Array(kinds).fill(Number.NEGATIVE_INFINITY),
  };
}

/** The rows that are not gone. */
export function livingRows(mask: Uint32Array): Uint32Array {
  const rows = new Uint32Array(mask.length + 1);
  let count = 0;
  for (let row = 0; row < mask.length; row++) {
    rows[count] = row;
    count += mask[row] === GONE ? 0 : 1;
  }
  return rows.slice(0, count);
}
