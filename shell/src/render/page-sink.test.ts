/** @jest-environment node */
import { once } from 'node:events';
import { pageSink } from './page-sink';
import type { Output } from './protocol';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

function collect() {
  const written: string[] = [];
  const room: (() => void)[] = [];
  const out: Output = {
    head: () => undefined,
    write(bytes) {
      written.push(text(bytes));
      return new Promise((resolve) => room.push(resolve));
    },
    end: () => void written.push('end'),
  };
  return { written, makeRoom: () => room.shift()?.(), sink: pageSink(out, () => true) };
}

test('pieces travel together when React pauses', async () => {
  const { written, sink } = collect();
  for (const piece of ['<html>', '<body>', 'Hello']) sink.write(Buffer.from(piece));
  expect(written).toEqual([]);
  sink.flush();
  await Promise.resolve();
  expect(written).toEqual(['<html><body>Hello']);
});

test('what comes next waits until there is room, and the end comes last', async () => {
  const { written, makeRoom, sink } = collect();
  sink.write(Buffer.from('first'));
  sink.flush();
  sink.end(Buffer.from('second'));
  await Promise.resolve();
  expect(written).toEqual(['first']);
  makeRoom();
  await new Promise(setImmediate);
  expect(written).toEqual(['first', 'second']);
  makeRoom();
  await once(sink, 'finish');
  expect(written).toEqual(['first', 'second', 'end']);
});
