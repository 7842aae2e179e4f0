import { folderStorage } from './folder-storage';
import type { ObjectStorage } from './object-storage';
import type { Bucket } from './s3-storage';

interface Place extends Omit<Bucket, 'bucket'> {
  /** Used where there is no bucket. */
  readonly folder: string;
  readonly bucket: string | undefined;
}

/** The bucket that a configuration names, else a folder, which is right for one machine only. */
export async function bucketOrFolder({ folder, bucket, ...place }: Place): Promise<ObjectStorage> {
  if (bucket === undefined) return folderStorage(folder);
  // Whoever has no bucket does not wait for the SDK at the start.
  const { s3Storage } = await import('./s3-storage');
  return s3Storage({ bucket, ...place });
}
