/**
 * A stream of numbers that is the same for the same seed, so that generated stock never changes
 * between runs.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [from, to]. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  weighted<T>(from: readonly [Weighted<T>, ...Weighted<T>[]]): T;
  /** `count` different members in their own order; all of them when there are fewer. */
  sample<T>(from: readonly T[], count: number): T[];
}

export type Weighted<T> = readonly [value: T, weight: number];

/** FNV-1a: spreads a text over 32 bits, so that each thing generated has a stream of its own. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Mulberry32 over the hash of the words: `randomOf('vehicle', 'au', 17)` is always the same stream.
 */
export function randomOf(...words: readonly (string | number)[]): Random {
  let state = hash(words.join('/'));
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (from) => from[int(0, from.length - 1)] ?? from[0],
    weighted: (from) => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of from) {
        left -= weight;
        if (left < 0) return value;
      }
      return from[0][0];
    },
    sample: (from, count) => {
      let wanted = Math.min(count, from.length);
      return from.filter((_, index) => {
        const taken = next() < wanted / (from.length - index);
        if (taken) wanted -= 1;
        return taken;
      });
    },
  };
}
