import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countStep, countsIn, skippedIn } from './counts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a file of Jest that breaks before its first test counts as a failure', () => {
  const file = report({ numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1, more: true });
  expect(countsIn(file)).toEqual({ passed: 4, failed: 2 });
});

test('a test of Playwright that passed at the second try passed', () => {
  const file = report({ errors: [], stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(countsIn(file)).toEqual({ passed: 4, failed: 1 });
});

test('journeys that were left out are counted apart', () => {
  const file = report({ errors: [], stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 2 } });
  expect([skippedIn(file), skippedIn(join(folder, 'none.json'))]).toEqual([2, 0]);
});

test('no report and a foreign one count no tests', () => {
  expect(countsIn(join(folder, 'none.json'))).toBeUndefined();
  expect(countsIn(report({ something: 'else' }))).toBeUndefined();
});

test.each([
  ['a check that passed', 0, undefined, { passed: 1, failed: 0 }],
  ['a check that failed', 1, undefined, { passed: 0, failed: 1 }],
  ['tests that passed', 0, { passed: 7, failed: 0 }, { passed: 7, failed: 0 }],
  ['tests of which one failed', 1, { passed: 6, failed: 1 }, { passed: 6, failed: 1 }],
  ['a run that crashed after its tests', 1, { passed: 7, failed: 0 }, { passed: 7, failed: 1 }],
])('%s', (_what, status, tests, counts) => {
  expect(countStep(status, tests)).toEqual(counts);
});
