/** @jest-environment jsdom */
import { fromCanvas, onCanvas } from './canvas-messages';

const partner = () => ({ window, origin: 'https://site.test' });
const heard: unknown[] = [];
const stop = onCanvas(fromCanvas, partner, (message) => heard.push(message));
afterAll(stop);
beforeEach(() => heard.splice(0));

function post(data: unknown, { source = window, origin = 'https://site.test' } = {}): void {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
}
const pressed = { protocol: 'showroom-canvas-1', message: { type: 'select', id: 'b1' } };

test('a message of the other side is heard', () => {
  post(pressed);
  expect(heard).toEqual([{ type: 'select', id: 'b1' }]);
});

test.each([
  ['of another origin', () => post(pressed, { origin: 'https://evil.test' })],
  [
    'of another window',
    () => dispatchEvent(new MessageEvent('message', { data: pressed, origin: 'https://site.test' })),
  ],
  ['of another protocol', () => post({ ...pressed, protocol: 'other' })],
  ['that breaks the schema', () => post({ ...pressed, message: { type: 'select' } })],
  ['that is none', () => post('select')],
])('a message %s is dropped', (_what, send) => {
  send();
  expect(heard).toEqual([]);
});
