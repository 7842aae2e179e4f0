import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a browser takes and we have. */
export type Encoding = 'br' | 'gzip';

const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const zipped = promisify<Buffer, object, Buffer>(gzip);

/** A page is compressed soon, and well once it is asked for so often. */
const SOON = 5;
const WELL = 10;
const WORTH_IT = 3;

/** What all compressed forms of a page take, as a share of the page. */
const COMPRESSED = 0.5;

/** One page at a time is compressed well: nobody waits for it. */
let queue: Promise<unknown> = Promise.resolve();

/** A text with one of the shared texts in it, as it is sent. */
interface Version {
  readonly shared: Buffer;
  readonly plain: Buffer;
  readonly etag: string;
  readonly bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  asked: number;
}

/**
 * A text that is sent any number of times. It is cut around a text that it shares with others and
 * that may change, and compressed once for each such text.
 */
export class CachedText {
  readonly hasShared: boolean;
  readonly #before: Buffer;
  readonly #after: Buffer;
  #version: Version | undefined;

  constructor(text: string, shared: Buffer) {
    const bytes = Buffer.from(text);
    const place = bytes.lastIndexOf(shared);
    this.hasShared = place >= 0;
    this.#before = this.hasShared ? bytes.subarray(0, place) : bytes;
    this.#after = this.hasShared ? bytes.subarray(place + shared.length) : Buffer.alloc(0);
  }

  /** About what it takes in memory, compressed forms included. */
  get bytes(): number {
    return Math.round((this.#before.length + this.#after.length) * (1 + COMPRESSED));
  }

  plain(shared: Buffer): Buffer {
    return this.#of(shared).plain;
  }

  /** Of the page with that shared text, however it is encoded. */
  etag(shared: Buffer): string {
    return this.#of(shared).etag;
  }

  encoded(shared: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
    const version = this.#of(shared);
    version.asked += 1;
    if (encoding === 'br' && version.asked === WORTH_IT) this.#compressWell(version);
    version.bodies[encoding] ??= this.#compress(version, encoding);
    return version.bodies[encoding];
  }

  #of(shared: Buffer): Version {
    if (this.#version?.shared === shared) return this.#version;
    const plain = this.hasShared ? Buffer.concat([this.#before, shared, this.#after]) : this.#before;
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    this.#version = { shared, plain, etag, bodies: {}, asked: 0 };
    return this.#version;
  }

  async #compress({ plain, bodies }: Version, encoding: Encoding): Promise<Buffer> {
    const body = await (encoding === 'br' ? brotli(plain, brotliOptions(SOON)) : zipped(plain, { level: 6 }));
    // A better one may have come meanwhile.
    if (!Buffer.isBuffer(bodies[encoding])) bodies[encoding] = body;
    return body;
  }

  #compressWell(version: Version): void {
    queue = queue.then(async () => {
      // What has changed meanwhile is not sent any more.
      if (this.#version === version) version.bodies.br = await brotli(version.plain, brotliOptions(WELL));
    });
  }
}

function brotliOptions(quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } };
}
