import { Writable } from 'node:stream';
import type { Output } from './protocol';

/** A page in memory is small beside the cost of waking up for each of React's pieces, so none of them waits for the visitor. */
const ROOM = 16 * 1024 * 1024;

/** Takes React's pieces of a few kilobytes and hands them on together whenever React pauses. */
export function pageSink(out: Output, isWhole: () => boolean): Writable & { flush(): void } {
  let pieces: Uint8Array[] = [];
  let handedOn = Promise.resolve();

  function taken(): Uint8Array<ArrayBuffer> | undefined {
    if (pieces.length === 0) return undefined;
    const bytes = joined(pieces);
    pieces = [];
    return bytes;
  }

  /** React calls it when it has written all that it has for now; what it ends with at once goes along. */
  function flush(): void {
    setImmediate(() => {
      const bytes = taken();
      if (bytes) handedOn = handedOn.then(() => out.write(bytes));
    });
  }

  const sink = new Writable({
    highWaterMark: ROOM,
    write(bytes: Uint8Array, _encoding, next) {
      pieces.push(bytes);
      next();
    },
    final(next) {
      const bytes = taken();
      handedOn.then(() => {
        out.end(isWhole(), bytes);
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
