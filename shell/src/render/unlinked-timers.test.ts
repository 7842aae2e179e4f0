/** @jest-environment node */
import { unlinkedTimers } from './unlinked-timers';

const fail = () => {
  throw new Error('There is no such timer');
};
type Work = (...args: unknown[]) => unknown;
const timers = unlinkedTimers();
const call = (name: string, ...args: unknown[]): unknown => Reflect.apply(timers[name] ?? fail, undefined, args);
const start = (name: string, work: Work, ...args: unknown[]) =>
  call(name, work, ...(name === 'setImmediate' ? [] : [1]), ...args);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each(['Timeout', 'Interval', 'Immediate'])('%s', (name) => {
  test('calls back with what it was given, and not with itself', async () => {
    const called = await new Promise<unknown[]>((resolve) => {
      const timer = start(
        `set${name}`,
        function (this: unknown, ...args) {
          resolve([this, ...args]);
          call(`clear${name}`, timer);
        },
        'one',
        2,
      );
    });
    expect(called).toEqual([undefined, 'one', 2]);
  });

  test('is cleared, and says nothing to what is none', async () => {
    const work = jest.fn();
    call(`clear${name}`, start(`set${name}`, work));
    for (const none of [undefined, null, 7, {}]) call(`clear${name}`, none);
    await pause(20);
    expect(work).not.toHaveBeenCalled();
  });

  test('leads nowhere', () => {
    const timer = start(`set${name}`, () => undefined);
    call(`clear${name}`, timer);
    expect(Reflect.ownKeys(Object(timer))).toEqual([]);
    expect(timer).toMatchObject({ ref: expect.any(Function), unref: expect.any(Function) });
  });
});

test('what cannot be called is refused at once', () => {
  expect(() => call('setTimeout', 'alert(1)', 1)).toThrow('needs a function');
});

test('a timer keeps the process only while it is wanted', () => {
  const timer = call('setTimeout', () => undefined, 10_000);
  const hasRef = () => Reflect.apply(Reflect.get(Object(timer), 'hasRef'), timer, []);
  Reflect.apply(Reflect.get(Object(timer), 'unref'), timer, []);
  expect(hasRef()).toBe(false);
  Reflect.apply(Reflect.get(Object(timer), 'ref'), timer, []);
  expect(hasRef()).toBe(true);
  call('clearTimeout', timer);
});
