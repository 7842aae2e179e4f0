import { setImmediate } from 'node:timers/promises';
import { mutex, semaphore } from './semaphore';

test('no more than the given number runs at a time, first come first served, and a failure frees its place', async () => {
  const limited = semaphore(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (id: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(id);
    await Promise.resolve();
    running -= 1;
    if (id === 1) throw new Error('broken');
    return id;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((id) => limited(work(id))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('work runs one after the other, in the order in which it came', async () => {
  const exclusively = mutex();
  const steps: string[] = [];
  const work = (name: string) =>
    exclusively(async () => {
      steps.push(`${name} begins`);
      await setImmediate();
      steps.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work('first'), work('second')])).toEqual(['first', 'second']);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a failure is its own: what comes later runs', async () => {
  const exclusively = mutex();
  const failing = exclusively(async () => {
    throw new Error('no room');
  });
  const later = exclusively(async () => 'done');
  await expect(failing).rejects.toThrow('no room');
  await expect(later).resolves.toBe('done');
});
