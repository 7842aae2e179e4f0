import { join } from 'node:path';
import type { ApiConfig } from '../../api-config';
import { bucketOrFolder } from '../../object-storage/bucket-or-folder';
import type { ObjectStorage } from '../../object-storage/object-storage';

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
export function configuredStorage(config: StorageConfig): Promise<ObjectStorage> {
  return bucketOrFolder({
    // Where no drawn picture has its address.
    folder: join(config.MEDIA_FOLDER, 'library'),
    bucket: config.MEDIA_BUCKET,
    url: config.MEDIA_S3_URL,
    region: config.MEDIA_S3_REGION,
    accessKeyId: config.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: config.MEDIA_S3_SECRET_ACCESS_KEY,
  });
}
