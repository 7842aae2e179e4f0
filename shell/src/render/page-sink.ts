import { Writable } from 'node:stream';
import type { Output } from './protocol';

/** A page in memory is small beside the cost of waking up for each of React's pieces, so none of them waits for the visitor. */
const ROOM = 16 * 1024 * 1024;

/** Takes React's pieces of a few kilobytes and hands them on together whenever React pauses. */
export function pageSink(out: Output, isWhole: () => boolean): Writable & { flush(): void } {
  let pieces: Uint8Array[] = [];
  let handedOn = Promise.resolve();

  /** React calls it when it has written all that it has for now. */
  function flush(): void {
    if (pieces.length === 0) return;
    const bytes = joined(pieces);
    pieces = [];
    handedOn = handedOn.then(() => out.write(bytes));
  }

  const sink = new Writable({
    highWaterMark: ROOM,
    write(bytes: Uint8Array, _encoding, next) {
      pieces.push(bytes);
      next();
    },
    final(next) {
      flush();
      handedOn.then(() => {
        out.end(isWhole());
        next();
      }, next);
    },
  });
  return Object.assign(sink, { flush });
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
