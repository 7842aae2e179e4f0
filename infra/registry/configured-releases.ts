import type { StoreBytes } from '../files';
import type { RegistryConfig } from './config';
import { FolderReleases } from './folder-releases';
import type { ReleaseStorage } from './release-storage';
import type { RegistryStore } from './store';

interface Options {
  readonly store: RegistryStore;
  readonly write: StoreBytes;
}

/** Releases in the bucket of the configuration, without one in the registry's folder. */
export async function releaseStorage(
  { folder, bucket, effort }: RegistryConfig,
  { store, write }: Options,
): Promise<ReleaseStorage> {
  if (!bucket) return new FolderReleases(folder, { write, effort });
  // Whoever has no bucket does not wait for the SDK at the start.
  const [{ s3Storage }, { BucketReleases }] = await Promise.all([
    import('../object-storage/s3-storage'),
    import('./bucket-releases'),
  ]);
  const alone = <T>(name: string, work: () => Promise<T>) => store.alone(name, work);
  return new BucketReleases(s3Storage(bucket), { alone, effort });
}
