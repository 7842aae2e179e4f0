import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { obtainBrowser } from './browser';
import { findChanges } from './changes';
import { INTERRUPTED, runCommand } from './command';
import { skippedIn } from './counts';
import { runStep } from './run-step';
import { runSideBySide } from './schedule';
import { type Step, stepsFor } from './steps';
import { isTimeOver, limitTime } from './time-limit';

const CORES = 2;
const LINES_OF_A_FAILURE = 120;

const say = (line: string) => console.log(line);

/** Runs the steps, goes on after a failure, and ends with the sum. */
async function checkAll(steps: readonly Step[]): Promise<number> {
  const browser = await obtainBrowser(say);
  if (!browser) {
    say('There is no browser: please install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.');
    return 1;
  }
  process.env['CHROMIUM_PATH'] = browser;
  let passed = 0;
  let failed = 0;
  let late = 0;
  const failures: Step[] = [];
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isInterrupted = true;
    });
  }

  async function run(step: Step): Promise<boolean> {
    if (isInterrupted) return false;
    if (isTimeOver()) {
      say(`– ${step.name} left out: no time was left`);
      late += 1;
      return true;
    }
    say(`▸ ${step.name}`);
    const result = await runStep(step, say);
    const time = `${result.seconds.toFixed(1)} s`;
    if (result.status === 'skipped') {
      say(`– ${step.name} skipped: ${result.reason}`);
      return true;
    }
    if (step.report && isTimeOver()) late += skippedIn(step.report);
    passed += result.counts.passed;
    failed += result.counts.failed;
    const tests = step.report ? `, ${result.counts.passed} passed, ${result.counts.failed} failed` : '';
    if (result.status === 'passed') {
      say(`✓ ${step.name} (${time}${tests})`);
      return true;
    }
    failures.push(step);
    say(result.output.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE).join('\n'));
    say(`✗ ${step.name} (${time}${tests}). Again: ${step.repeat}`);
    return false;
  }

  function leaveOut(step: Step, because: string): void {
    failed += 1;
    failures.push(step);
    say(`✗ ${step.name} was not tried: ${because}. Again: ${step.repeat}`);
  }

  await runSideBySide(steps, CORES, run, leaveOut);
  if (isInterrupted) {
    say('Stopped before the end.');
    return INTERRUPTED;
  }
  for (const { name, repeat } of failures) say(`✗ ${name}: ${repeat}`);
  if (late > 0) say(`${late} left out, since no time was left: run them without --minutes`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs the tests whose path fits and, for a block's key, what every block must hold. */
async function checkSome(patterns: readonly string[]): Promise<number> {
  const own = await runCommand('npx', ['jest', ...patterns]);
  const keys = patterns.filter((one) => existsSync(join(ROOT, 'mf-blocks/src/blocks', one)));
  if (keys.length === 0) return own;
  const common = await runCommand('npx', ['jest', 'mf-blocks/src/every-block', '-t', `^(${keys.join('|')}) `]);
  return own || common;
}

/** Everything in CI and with --all; else what a change since origin/main can touch. */
async function stepsHere(isAll: boolean): Promise<readonly Step[]> {
  const changes = isAll ? undefined : await findChanges();
  if (changes) {
    const count = `${changes.files.length} changed ${changes.files.length === 1 ? 'file' : 'files'}`;
    say(`Checking what ${count} since ${changes.since.slice(0, 8)} can touch; npm test -- --all checks everything.`);
  }
  return stepsFor(changes);
}

const given = process.argv.slice(2);
const at = given.indexOf('--minutes');
const patterns = (at < 0 ? given : given.toSpliced(at, 2)).filter((one) => one !== '--all');
const isAll = given.includes('--all') || process.env['CI'] !== undefined;
if (at >= 0) limitTime(Number(given[at + 1]));
process.exitCode = patterns.length > 0 ? await checkSome(patterns) : await checkAll(await stepsHere(isAll));
