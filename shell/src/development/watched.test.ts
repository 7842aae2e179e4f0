import { createBus, event } from '@showroom/contracts/bus';
import * as z from 'zod/mini';
import { testRemotes } from '../page/context.testing';
import { createNotebook } from './notebook';
import { watchedBus, watchedRemotes } from './watched';

const changed = event({
  name: 'test:changed',
  version: 2,
  detail: z.object({ key: z.string() }),
  replay: 'last',
  summary: 'Of these tests.',
});

function testBus() {
  const notebook = createNotebook();
  const bus = watchedBus(createBus({ report: () => undefined }), notebook, () => 1);
  const kinds = () => notebook.read().bus.map(({ event: name, kind }) => `${name} ${kind}`);
  return { notebook, bus, kinds };
}

test('an event that is sent, and handed to somebody who came late, is noted with its version', () => {
  const { bus, kinds } = testBus();
  const heard = jest.fn();
  bus.emit(changed, { key: 'a' });
  bus.on(changed, heard);
  expect(heard).toHaveBeenCalledWith({ key: 'a' });
  expect(kinds()).toEqual(['test:changed@2 replayed', 'test:changed@2 sent']);
});

test('an event that breaks its schema is noted as dropped, with the reason', () => {
  const { bus, notebook, kinds } = testBus();
  const heard = jest.fn();
  bus.on(changed, heard);
  Reflect.apply(bus.emit, bus, [changed, { key: 1 }]);
  expect(heard).not.toHaveBeenCalled();
  expect(kinds()).toEqual(['test:changed@2 dropped']);
  expect(notebook.read().bus[0]?.text).toContain('breaks its schema');
});

test('what is heard later is no replay, and a listener that stopped hears nothing', () => {
  const { bus, kinds } = testBus();
  const heard = jest.fn();
  const stop = bus.on(changed, heard);
  bus.emit(changed, { key: 'a' });
  stop();
  bus.emit(changed, { key: 'b' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(kinds()).toEqual(['test:changed@2 sent', 'test:changed@2 sent']);
});

test('the notebook notifies its readers and drops what is old', () => {
  const { bus, notebook } = testBus();
  const notified = jest.fn();
  notebook.subscribe(notified);
  for (let count = 0; count < 120; count += 1) bus.emit(changed, { key: String(count) });
  expect(notified).toHaveBeenCalledTimes(120);
  const { bus: events } = notebook.read();
  expect(events).toHaveLength(100);
  expect(events[0]?.text).toBe('{"key":"119"}');
});

test('a load is noted with its time, and one that failed with its reason', async () => {
  const notebook = createNotebook();
  let now = 0;
  const remotes = watchedRemotes(testRemotes({ './block/a': {} }), notebook, () => now);
  const loading = remotes.load('mf-test', './block/a');
  now = 40;
  await loading;
  await remotes.load('mf-test', './block/b').catch(() => undefined);
  expect([...notebook.read().loads.values()]).toEqual([
    { remote: 'mf-test', expose: './block/a', ms: 40 },
    { remote: 'mf-test', expose: './block/b', ms: 0, failure: 'mf-test has no ./block/b' },
  ]);
});
