import { Writable } from 'node:stream';
import type { Output, PageEnd } from './protocol';

/**
 * A page in memory is small beside the cost of waking up for each of React's pieces, so none of
 * them waits for the visitor.
 */
const ROOM = 16 * 1024 * 1024;
const encoder = new TextEncoder();
/** Bytes that the last page took: the next one will take about as many. */
let usual = 64 * 1024;

/** Takes React's pieces of a few kilobytes and hands them on together whenever React pauses. */
export function pageSink(out: Output, endOf: () => PageEnd): Writable & { flush(): void } {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  let length = 0;
  let handedOn = Promise.resolve();

  function taken(): Uint8Array<ArrayBuffer> | undefined {
    const all = bytes?.subarray(0, length);
    if (length > 0) usual = length;
    bytes = undefined;
    length = 0;
    return all;
  }

  /** The free end of the buffer, with room for `more`. */
  function room(more: number): Uint8Array<ArrayBuffer> {
    if (!bytes) bytes = new Uint8Array(Math.max(usual + usual / 8, more));
    else if (bytes.length - length < more) {
      const larger = new Uint8Array(Math.max(bytes.length * 2, length + more));
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    return bytes.subarray(length);
  }

  /**
   * React calls it when it has written all that it has for now; what it ends with at once goes
   * along.
   */
  function flush(): void {
    setImmediate(() => {
      const piece = taken();
      if (piece) handedOn = handedOn.then(() => out.write(piece));
    });
  }

  const sink = new Writable({
    highWaterMark: ROOM,
    // Long texts are encoded into the page's own buffer.
    decodeStrings: false,
    write(piece: Uint8Array | string, _encoding, next) {
      if (typeof piece === 'string') {
        const { read, written } = encoder.encodeInto(piece, room(piece.length));
        length += written;
        // No character takes more than three bytes.
        const rest = piece.slice(read);
        if (rest !== '') length += encoder.encodeInto(rest, room(rest.length * 3)).written;
      } else {
        room(piece.length).set(piece);
        length += piece.length;
      }
      next();
    },
    final(next) {
      const last = taken();
      handedOn.then(() => {
        out.end(endOf(), last);
        next();
      }, next);
    },
  });
  return Object.assign(sink, { flush });
}
