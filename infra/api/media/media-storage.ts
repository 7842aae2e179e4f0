/**
 * Where originals and variants lie, by keys such as `originals/3f…` and `variants/{id}/…`: what is
 * under a key never changes, so that putting it twice does no harm.
 */
export interface MediaStorage {
  put(key: string, body: Buffer): Promise<void>;
  /** Undefined for a key that holds nothing. */
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
}
