import { semaphore } from './semaphore';

test('no more than the given number runs at a time, first come first served, and a failure frees its place', async () => {
  const inTurn = semaphore(2);
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
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((id) => inTurn(work(id))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
