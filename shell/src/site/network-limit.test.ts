/** @jest-environment node */
import { networkLimit, shareLimits } from './network-limit';

const ask = async (isTooMuch: (address: string) => Promise<boolean>, times: number, address = '198.51.100.7') => {
  const answers: boolean[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await isTooMuch(address));
  return answers;
};

test('a network has so many in a minute, and each limit counts for itself', async () => {
  const [visitors, beacons] = [networkLimit('visitors', 2), networkLimit('beacons', 2)];
  expect(await ask(visitors, 3)).toEqual([false, false, true]);
  expect(await ask(visitors, 1, '203.0.113.7')).toEqual([false]);
  expect(await ask(beacons, 2)).toEqual([false, false]);
});

test('while Redis is away the process counts for itself, and nobody waits for it', async () => {
  const lines: string[] = [];
  const stop = await shareLimits('redis://127.0.0.1:1', (line) => lines.push(line));
  expect(await ask(networkLimit('visitors', 2), 3)).toEqual([false, false, true]);
  stop();
});
