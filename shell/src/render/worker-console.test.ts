/** @jest-environment node */
import { logConsole } from './worker-console';

const own = { ...console };
afterEach(() => void Object.assign(console, own));

test('what remotes show the console is a line of the log, without what they know of a visitor', () => {
  const lines: string[] = [];
  logConsole((line) => void lines.push(line));
  const error = Object.assign(new Error('GET http://api.test/orders/A-17?token=s3cret failed'), { visitor: 'Jane' });
  console.error('Block quote of jane@example.com shows its fallback:', error, { name: 'Jane' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    service: 'render',
    msg: 'Block quote of …@… shows its fallback:',
    err: { type: 'Error', message: 'GET http://api.test/… failed' },
  });
  expect(lines.join()).not.toMatch(/jane|s3cret/i);
});
