const DIGITS = 4;
const DIGIT_VALUES = 1 << 16;

/**
 * Numbers as whole 64-bit keys that stand in the numbers' own order, or in the reverse one; NaN is
 * last in both. Sixteen bits are one digit, the lowest first, as the memory of every machine that
 * runs Node has them.
 */
function keysOf(rows: Uint32Array, numbers: Float64Array, direction: 1 | -1): Uint16Array {
  const keys = new Float64Array(rows.length);
  const words = new Uint32Array(keys.buffer);
  for (let index = 0; index < rows.length; index++) {
    const number = numbers[rows[index] ?? 0] ?? Number.NaN;
    // Adding 0 makes -0 the 0 that it is.
    keys[index] = direction * number + 0;
    const low = words[2 * index] ?? 0;
    const high = words[2 * index + 1] ?? 0;
    const isNegative = high >>> 31 === 1;
    words[2 * index] = Number.isNaN(number) ? 0xffffffff : isNegative ? ~low : low;
    words[2 * index + 1] = Number.isNaN(number) ? 0xffffffff : isNegative ? ~high : high ^ 0x80000000;
  }
  return new Uint16Array(keys.buffer);
}

/**
 * Rows by their numbers, equal ones in the order in which they were given: four passes, whatever
 * their number.
 */
export function sortedByNumber(rows: Uint32Array, numbers: Float64Array, direction: 1 | -1): Uint32Array {
  const keys = keysOf(rows, numbers, direction);
  let places = Uint32Array.from(rows, (_, index) => index);
  let moved = new Uint32Array(rows.length);
  for (let digit = 0; digit < DIGITS; digit++) {
    const ends = new Uint32Array(DIGIT_VALUES);
    for (let at = digit; at < keys.length; at += DIGITS) {
      const value = keys[at] ?? 0;
      ends[value] = (ends[value] ?? 0) + 1;
    }
    if (ends[keys[digit] ?? 0] === rows.length) continue;
    let start = 0;
    for (let value = 0; value < DIGIT_VALUES; value++) {
      const count = ends[value] ?? 0;
      ends[value] = start;
      start += count;
    }
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const value = keys[place * DIGITS + digit] ?? 0;
      const next = ends[value] ?? 0;
      moved[next] = place;
      ends[value] = next + 1;
    }
    [places, moved] = [moved, places];
  }
  return places.map((index) => rows[index] ?? 0);
}
