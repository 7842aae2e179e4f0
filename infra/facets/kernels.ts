// The loops that every search consists of, over plain typed arrays: each is one pass, without a
// call or a branch that depends on chance where that can be helped. Rows are gathered as bits, 32
// to a word, so that two filters meet in one step for 32 vehicles. The busiest take four rows at
// each turn: a turn of a loop costs as much as what is done for one row.

/** Smallest and largest; both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Words that the bits of so many rows need. */
export function lengthFor(rows: number): number {
  return (rows + 31) >>> 5;
}

export function hasBit(bits: Uint32Array, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function setBit(bits: Uint32Array, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Uint32Array, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

/** Passes the rows whose set is among the passing ones. */
export function passSets(bits: Uint32Array, codes: Uint32Array, passing: Uint8Array): void {
  for (let word = 0; word < bits.length; word++) {
    const row = word << 5;
    let passed = 0;
    for (let bit = 0; bit < 32; bit += 4) {
      const first = passing[codes[row + bit] ?? 0] ?? 0;
      const second = passing[codes[row + bit + 1] ?? 0] ?? 0;
      const third = passing[codes[row + bit + 2] ?? 0] ?? 0;
      const fourth = passing[codes[row + bit + 3] ?? 0] ?? 0;
      passed |= (first | (second << 1) | (third << 2) | (fourth << 3)) << bit;
    }
    bits[word] = passed;
  }
}

/** Passes the rows whose number is in the range; no number is in none. */
export function passRange(bits: Uint32Array, numbers: Float64Array, { from, to }: Range): void {
  for (let word = 0; word < bits.length; word++) {
    const row = word << 5;
    let passed = 0;
    for (let bit = 0; bit < 32; bit++) {
      const number = numbers[row + bit] ?? Number.NaN;
      passed |= (number >= from && number <= to ? 1 : 0) << bit;
    }
    bits[word] = passed;
  }
}

/** Ranges by kind of vehicle; a kind without any has a range that holds nothing. */
export interface KindRanges {
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/** Passes these rows too. */
export function passRows(bits: Uint32Array, rows: Uint32Array): void {
  let index = 0;
  for (const end = rows.length - 3; index < end; index += 4) {
    setBit(bits, rows[index] ?? 0);
    setBit(bits, rows[index + 1] ?? 0);
    setBit(bits, rows[index + 2] ?? 0);
    setBit(bits, rows[index + 3] ?? 0);
  }
  for (; index < rows.length; index++) setBit(bits, rows[index] ?? 0);
}

/**
 * The part of rows, sorted by their number, whose numbers are in a range; those without a number
 * stand last.
 */
export function rowsWithin(sorted: Uint32Array, numberOf: (index: number) => number, { from, to }: Range): Uint32Array {
  const first = firstPlace(sorted.length, (index) => !(numberOf(index) < from));
  return sorted.subarray(
    first,
    Math.max(
      first,
      firstPlace(sorted.length, (index) => !(numberOf(index) <= to)),
    ),
  );
}

/** The first place from which on all are far enough, or the end. */
function firstPlace(length: number, isFarEnough: (index: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isFarEnough(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Leaves the rows that are in both. */
export function intersect(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

/**
 * One filter more: leaves the rows that pass all of them, and moves those that it alone keeps out
 * to the ones that fail a single filter.
 */
export function applyFilter(found: Uint32Array, failingOne: Uint32Array, passing: Uint32Array): void {
  for (let word = 0; word < found.length; word++) {
    const [passed, all] = [passing[word] ?? 0, found[word] ?? 0];
    failingOne[word] = ((failingOne[word] ?? 0) & passed) | (all & ~passed);
    found[word] = all & passed;
  }
}

/** Sets the rows that are in the one and not in the other. */
export function setDifference(bits: Uint32Array, one: Uint32Array, other: Uint32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (one[word] ?? 0) & ~(other[word] ?? 0);
}

/** Adds the rows that are in the others. */
export function addRows(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

/** Number of rows; the sum of bits is built up in the word itself (Hacker's Delight, 5-1). */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const pairs = (bits[word] ?? 0) - (((bits[word] ?? 0) >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Writes the rows in their order; answers how many they are. */
export function collectRows(bits: Uint32Array, rows: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      rows[count++] = (word << 5) + 31 - Math.clz32(left & -left);
      left &= left - 1;
    }
  }
  return count;
}

/** Adds the rows to the counts of their sets. */
export function countRows(rows: Uint32Array, codes: Uint32Array, counts: Uint32Array): void {
  let index = 0;
  for (const end = rows.length - 3; index < end; index += 4) {
    const first = codes[rows[index] ?? 0] ?? 0;
    const second = codes[rows[index + 1] ?? 0] ?? 0;
    const third = codes[rows[index + 2] ?? 0] ?? 0;
    const fourth = codes[rows[index + 3] ?? 0] ?? 0;
    counts[first] = (counts[first] ?? 0) + 1;
    counts[second] = (counts[second] ?? 0) + 1;
    counts[third] = (counts[third] ?? 0) + 1;
    counts[fourth] = (counts[fourth] ?? 0) + 1;
  }
  for (; index < rows.length; index++) {
    const code = codes[rows[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Smallest and largest number; NaN is none. */
export function rangeOf(numbers: Float64Array): Range {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] ?? Number.NaN;
    if (number < from) from = number;
    if (number > to) to = number;
  }
  return { from, to };
}

/**
 * Smallest and largest number of some rows; the search ends where both ends of `widest` are
 * reached.
 */
export function rangeOfRows(rows: Uint32Array, numbers: Float64Array, widest: Range): Range {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let index = 0;
  for (const end = rows.length - 3; index < end; index += 4) {
    const first = numbers[rows[index] ?? 0] ?? Number.NaN;
    const second = numbers[rows[index + 1] ?? 0] ?? Number.NaN;
    const third = numbers[rows[index + 2] ?? 0] ?? Number.NaN;
    const fourth = numbers[rows[index + 3] ?? 0] ?? Number.NaN;
    if (first < from) from = first;
    if (first > to) to = first;
    if (second < from) from = second;
    if (second > to) to = second;
    if (third < from) from = third;
    if (third > to) to = third;
    if (fourth < from) from = fourth;
    if (fourth > to) to = fourth;
    if (from === widest.from && to === widest.to) return widest;
  }
  for (; index < rows.length; index++) {
    const number = numbers[rows[index] ?? 0] ?? Number.NaN;
    if (number < from) from = number;
    if (number > to) to = number;
  }
  return { from, to };
}

/** Smallest and largest number of each kind, of rows whose number is in their kind's range. */
export function rangesByKind(
  rows: Uint32Array,
  numbers: Float64Array,
  kinds: Uint32Array,
  within: KindRanges,
  found: KindRanges,
): void {
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
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
