import type { Readable } from 'node:stream';

/** Bytes of a file, the last one included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Where originals and variants lie, by keys such as `originals/3f…` and `variants/{id}/…`: what is
 * under a key never changes, so that putting it twice does no harm.
 */
export interface MediaStorage {
  put(key: string, body: Buffer): Promise<void>;
  /** As `put`, from a file: it may be larger than the memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Undefined for a key that holds nothing. */
  get(key: string): Promise<Buffer | undefined>;
  /** A part, piece by piece. Undefined for a key that holds nothing. */
  read(key: string, range: ByteRange): Promise<Readable | undefined>;
  delete(key: string): Promise<void>;
}
