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
    end: (_end, bytes) => void written.push(`${bytes ? text(bytes) : ''} end`),
  };
  return { written, makeRoom: () => room.shift()?.(), sink: pageSink(out, () => ({ isWhole: true })) };
}

const pause = () => new Promise(setImmediate);

test('pieces travel together when React pauses', async () => {
  const { written, sink } = collect();
  for (const piece of ['<html>', '<body>', 'Hello']) sink.write(Buffer.from(piece));
  expect(written).toEqual([]);
  sink.flush();
  await pause();
  expect(written).toEqual(['<html><body>Hello']);
});

test('texts and bytes keep their order and every character, however long the page gets', async () => {
  const { written, sink } = collect();
  const pieces = Array.from({ length: 40 }, (_, index) => `${index} Крос & كروس 🚙 é `.repeat(index * 40));
  pieces.forEach((piece, index) => void sink.write(index % 2 === 0 ? piece : Buffer.from(piece)));
  sink.end();
  await once(sink, 'finish');
  expect(written).toEqual([`${pieces.join('')} end`]);
});

test('a page without a pause is one piece', async () => {
  const { written, sink } = collect();
  sink.write(Buffer.from('<html>'));
  sink.flush();
  sink.end(Buffer.from('</html>'));
  await once(sink, 'finish');
  await pause();
  expect(written).toEqual(['<html></html> end']);
});

test('what comes next waits until there is room, and the end comes last', async () => {
  const { written, makeRoom, sink } = collect();
  for (const piece of ['first', 'second']) {
    sink.write(Buffer.from(piece));
    sink.flush();
    await pause();
  }
  sink.end();
  await pause();
  expect(written).toEqual(['first']);
  makeRoom();
  await pause();
  expect(written).toEqual(['first', 'second']);
  makeRoom();
  await once(sink, 'finish');
  expect(written).toEqual(['first', 'second', ' end']);
});
