import type { Readable } from 'node:stream';

/** Bytes of a file, the last one included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** What a browser is told of an object that it has from the bucket itself. */
export interface ObjectHeaders {
  readonly contentType?: string;
  readonly cacheControl?: string;
  readonly contentEncoding?: string;
}

export interface StoredObject {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/**
 * Where files lie that all processes share, by keys such as `originals/3f…` and
 * `releases/{remote}/…`: whoever reads one finds all of it or nothing.
 */
export interface ObjectStorage {
  /** A folder does not know headers. */
  put(key: string, body: Buffer, headers?: ObjectHeaders): Promise<void>;
  /** As `put`, from a file: it may be larger than the memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Undefined for a key that holds nothing. */
  get(key: string): Promise<Buffer | undefined>;
  /** A part, piece by piece. Undefined for a key that holds nothing. */
  read(key: string, range: ByteRange): Promise<Readable | undefined>;
  delete(key: string): Promise<void>;
  /** Everything below a prefix that ends with a slash, in the order of the keys. */
  list(prefix: string): Promise<StoredObject[]>;
}
