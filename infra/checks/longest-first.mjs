import { readFileSync } from 'node:fs';

/**
 * A time limit that a test or a file sets for itself: `jest.setTimeout(240_000)`, `}, 120_000);`.
 */
const LIMIT = /(?:\bsetTimeout\(|\},\s+)(\d+)_000,?\s*\)/g;

/** Seconds that a test file gives itself at most; 0 where it leaves it at the usual. */
function patienceOf(source) {
  return Math.max(0, ...[...source.matchAll(LIMIT)].map(([, seconds]) => Number(seconds)));
}

/**
 * The order of Jest's test files: those that may take longest come first, then the larger ones, so
 * that no core is idle at the end. A fresh clone has no times of an earlier run to go by.
 */
export default class LongestFirst {
  sort(tests) {
    const files = tests.map((test) => {
      const source = readFileSync(test.path, 'utf8');
      return { test, patience: patienceOf(source), size: source.length };
    });
    return files.sort((a, b) => b.patience - a.patience || b.size - a.size).map(({ test }) => test);
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
