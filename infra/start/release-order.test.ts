import { GateError } from '../registry/gate/pass';
import { releaseInOrder } from './release-order';

const NAMES = ['mf-blocks', 'mf-navigation', 'shell'];

test('a remote that needs the new host is released after it', async () => {
  const released: string[] = [];
  await releaseInOrder(NAMES, async (name) => {
    if (name === 'mf-navigation' && !released.includes('shell')) throw new GateError('it reads a new setting');
    released.push(name);
  });
  expect(released).toEqual(['mf-blocks', 'shell', 'mf-navigation']);
});

test('what the gate refuses under the new host, too, ends the start with its reason', async () => {
  const tried: string[] = [];
  const releasing = releaseInOrder(NAMES, async (name) => {
    tried.push(name);
    if (name === 'mf-navigation') throw new GateError('it throws');
  });
  await expect(releasing).rejects.toThrow('it throws');
  expect(tried).toEqual([...NAMES, 'mf-navigation']);
});

test.each([
  ['a host that the gate refuses', new GateError('no'), 'shell'],
  ['a registry that does not answer', new Error('no'), 'mf-blocks'],
])('%s ends it at once', async (_what, error, broken) => {
  const tried: string[] = [];
  const releasing = releaseInOrder(NAMES, async (name) => {
    tried.push(name);
    if (name === broken) throw error;
  });
  await expect(releasing).rejects.toBe(error);
  expect(tried.at(-1)).toBe(broken);
});
