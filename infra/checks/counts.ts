import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  /** Files that failed before they had a test. */
  numRuntimeErrorTestSuites: z.int(),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Tests in a report of Jest or Playwright; undefined when there is none or it is none. */
export function countsIn(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const jest = jestReport.safeParse(report);
  if (jest.success) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jest.data;
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  }
  const playwright = playwrightReport.safeParse(report);
  if (!playwright.success) return undefined;
  const { errors, stats } = playwright.data;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Tests that a report of Playwright says were left out. */
export function skippedIn(file: string): number {
  if (!existsSync(file)) return 0;
  const report = playwrightReport.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return report.data?.stats.skipped ?? 0;
}

/**
 * What a finished step adds to the sum: its tests, or one check. A step that failed counts as
 * failed at least once.
 */
export function countStep(status: number, tests: Counts | undefined): Counts {
  if (status === 0) return tests ?? { passed: 1, failed: 0 };
  return { passed: tests?.passed ?? 0, failed: Math.max(1, tests?.failed ?? 0) };
}

export function sumOf(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
