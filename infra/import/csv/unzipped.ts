import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const isGzip = (chunk: Buffer) => chunk[0] === 0x1f && chunk[1] === 0x8b;

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
  yield* packed.pipe(gunzip);
}
