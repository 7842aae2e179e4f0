import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const isGzip = (chunk: Buffer) => chunk[0] === 0x1f && chunk[1] === 0x8b;

/** A small packed file may unpack to more than any disk holds. */
const MOST_UNPACKED = 4 * 1024 ** 3;

async function* limited(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > MOST_UNPACKED) throw new Error('it is larger than 4 GB');
    yield chunk;
  }
}

async function* chained(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The bytes of a file, unpacked when they are gzip, whatever its name says. */
export async function* unzipped(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  if (!isGzip(first.value)) {
    yield* chained(first.value, chunks);
    return;
  }
  const packed = Readable.from(chained(first.value, chunks));
  const gunzip = createGunzip();
  packed.on('error', (error) => gunzip.destroy(error));
  yield* limited(packed.pipe(gunzip));
}
