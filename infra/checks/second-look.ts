import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Counts } from './counts';

/** More failing files than this are no accident. */
const MOST_FILES = 4;

const jestFiles = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

export interface SecondLook {
  readonly files: readonly string[];
  /** Tests of the other files, all of which passed. */
  readonly others: Counts;
}

/**
 * The few test files of Jest that failed, to be run once more and alone: a machine that is shared
 * may hold a test up for longer than it waits, and what is broken fails every time. Undefined when
 * there is nothing to look at again.
 */
export function secondLook(report: string): SecondLook | undefined {
  if (!existsSync(report)) return undefined;
  const files = jestFiles.safeParse(JSON.parse(readFileSync(report, 'utf8'))).data?.testResults ?? [];
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > MOST_FILES) return undefined;
  const others = files.filter(({ status }) => status !== 'failed').flatMap(({ assertionResults }) => assertionResults);
  const passed = others.filter(({ status }) => status === 'passed').length;
  return { files: failed.map(({ name }) => name), others: { passed, failed: 0 } };
}
