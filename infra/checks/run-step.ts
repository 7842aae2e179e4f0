import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../build/package-info';
import { INTERRUPTED, runCommand } from './command';
import { type Counts, countStep, countsIn, sumOf } from './counts';
import { type SecondLook, secondLook } from './second-look';
import { REPORTS, type Step } from './steps';

/** A command that ends so found nothing to check; its last line says why. */
export const SKIPPED = 77;

export type StepResult = { readonly seconds: number; readonly output: string } & (
  | { readonly status: 'passed' | 'failed'; readonly counts: Counts }
  | { readonly status: 'skipped'; readonly reason: string }
);

const PROGRESS_SECONDS = 20;
/** A finished test file of Jest, or a finished test of Playwright. */
const FINISHED = /^(PASS|FAIL)\s|^\s+[✓✘]\s+\d/gm;

/**
 * Runs one step with its output in a log; says from time to time how far it is, and looks again at
 * a few tests that failed.
 */
export async function runStep(step: Step, say: (line: string) => void): Promise<StepResult> {
  mkdirSync(REPORTS, { recursive: true });
  if (step.report) rmSync(step.report, { force: true });
  const log = createWriteStream(join(REPORTS, `${step.name.replaceAll(' ', '-')}.log`));
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let output = '';
  const onOutput = (text: string) => {
    output += text;
    log.write(text);
  };
  const progress = setInterval(() => {
    const finished = output.match(FINISHED)?.length ?? 0;
    say(`  … ${step.name} (${seconds().toFixed(0)} s${finished > 0 ? `, ${finished} done` : ''})`);
  }, PROGRESS_SECONDS * 1000);
  const [command, ...args] = step.command;
  const run = (more: readonly string[]) =>
    runCommand(command, [...args, ...more], { env: { ...process.env, ...step.env }, onOutput });

  let status = await run([]);
  let again: SecondLook | undefined;
  if (status !== 0 && status !== INTERRUPTED && step.report) again = secondLook(step.report);
  if (again) {
    say(`  … ${step.name}: once more, alone: ${again.files.map((file) => relative(ROOT, file)).join(', ')}`);
    status = await run(['--maxWorkers=1', '--runTestsByPath', ...again.files]);
  }
  clearInterval(progress);
  await new Promise<void>((resolve) => log.end(resolve));
  const done = { seconds: seconds(), output };
  if (status === SKIPPED) return { ...done, status: 'skipped', reason: output.trim().split('\n').at(-1) ?? '' };
  const last = countStep(status, step.report === undefined ? undefined : countsIn(step.report));
  const counts = again ? sumOf(again.others, last) : last;
  return { ...done, status: status === 0 ? 'passed' : 'failed', counts };
}
