import type { ApiConfig } from '../../api-config';
import { folderStorage } from './folder-storage';
import type { MediaStorage } from './media-storage';

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
export async function configuredStorage(config: StorageConfig): Promise<MediaStorage> {
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
