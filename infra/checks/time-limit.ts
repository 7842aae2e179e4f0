/** When the run has to be done, in milliseconds since 1970; steps and journeys inherit it. */
const DEADLINE = 'TEST_DEADLINE';

/** What begins after so many minutes is left out; throws when that is no time. */
export function limitTime(minutes: number): void {
  if (!(minutes > 0)) throw new RangeError('--minutes needs a number of minutes, as in --minutes 60');
  process.env[DEADLINE] = String(Date.now() + minutes * 60_000);
}

/** Whether nothing more should begin; never without a limit. */
export function isTimeOver(): boolean {
  return Date.now() > Number(process.env[DEADLINE] ?? Number.POSITIVE_INFINITY);
}
