/** @jest-environment node */
import { Breaker } from './breaker';
import type { BreakerState } from './remote-events';

const LIMITS = { failures: 3, window: 10_000, probeAfter: 1000 };
let states: BreakerState[];
let breaker: Breaker;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  states = [];
  breaker = new Breaker(LIMITS, (state) => void states.push(state));
});
afterEach(() => jest.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function tried(outcome: 'succeed' | 'fail' | 'leave', isProbe = false): Promise<boolean> {
  const attempt = breaker.begin(isProbe);
  if (outcome === 'fail') attempt?.fail(new Error('broken'));
  else attempt?.[outcome]();
  await settled();
  return attempt !== undefined;
}

async function open(): Promise<void> {
  for (let count = 0; count < LIMITS.failures; count += 1) await tried('fail');
}

test('opens after enough failures, and lets nobody in while it rests', async () => {
  await tried('fail');
  await tried('fail');
  expect(breaker.state).toBe('closed');
  await tried('fail');
  expect(breaker.state).toBe('open');
  expect(await tried('succeed')).toBe(false);
  expect(states).toEqual(['open']);
});

test('stays closed while most goes well', async () => {
  for (let count = 0; count < 10; count += 1) await tried('succeed');
  await open();
  expect(breaker.state).toBe('closed');
});

test('forgets failures that are older than its window', async () => {
  await tried('fail');
  await tried('fail');
  jest.advanceTimersByTime(LIMITS.window * 2);
  await tried('fail');
  expect(breaker.state).toBe('closed');
});

test('what nobody waited for tells nothing', async () => {
  for (let count = 0; count < 10; count += 1) await tried('leave');
  expect(breaker.state).toBe('closed');
});

describe('a probe', () => {
  test('may try what rests once its time has come, and closes it', async () => {
    await open();
    expect([breaker.isDue, await tried('succeed', true)]).toEqual([false, false]);
    jest.advanceTimersByTime(LIMITS.probeAfter);
    expect(breaker.isDue).toBe(true);
    // Requests do not become probes.
    expect(await tried('succeed')).toBe(false);
    expect(await tried('succeed', true)).toBe(true);
    expect(breaker.state).toBe('closed');
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  test('is alone while it is under way', async () => {
    await open();
    jest.advanceTimersByTime(LIMITS.probeAfter);
    const first = breaker.begin(true);
    expect([breaker.state, breaker.begin(true)]).toEqual(['half-open', undefined]);
    first?.succeed();
    await settled();
    expect(breaker.state).toBe('closed');
  });

  test.each(['fail', 'leave'] as const)('that ends with "%s" waits twice as long for the next', async (outcome) => {
    await open();
    jest.advanceTimersByTime(LIMITS.probeAfter);
    await tried(outcome, true);
    expect(breaker.state).toBe('open');
    jest.advanceTimersByTime(LIMITS.probeAfter);
    expect(breaker.isDue).toBe(false);
    jest.advanceTimersByTime(LIMITS.probeAfter);
    expect(breaker.isDue).toBe(true);
  });
});
