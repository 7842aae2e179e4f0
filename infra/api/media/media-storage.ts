import type { ApiConfig } from '../../api-config';
import { folderStorage } from './folder-storage';

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

type StorageConfig = Pick<
  ApiConfig,
  | 'MEDIA_FOLDER'
  | 'MEDIA_BUCKET'
  | 'MEDIA_S3_URL'
  | 'MEDIA_S3_REGION'
  | 'MEDIA_S3_ACCESS_KEY_ID'
  | 'MEDIA_S3_SECRET_ACCESS_KEY'
>;

/** The bucket that the configuration names, or a folder beside the drawn pictures. */
export async function mediaStorage(config: StorageConfig): Promise<MediaStorage> {
  const bucket = config.MEDIA_BUCKET;
  if (bucket === undefined) return folderStorage(config.MEDIA_FOLDER);
  // Whoever has no bucket does not wait for the SDK at the start.
  const { s3Storage } = await import('./s3-storage');
  return s3Storage({
    bucket,
    url: config.MEDIA_S3_URL,
    region: config.MEDIA_S3_REGION,
    accessKeyId: config.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: config.MEDIA_S3_SECRET_ACCESS_KEY,
  });
}
