import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { parseApiConfig } from '../../api-config';
import { configuredStorage } from './configured-storage';
import type { MediaStorage } from './media-storage';

const folder = mkdtempSync(join(tmpdir(), 'media-storage-'));
const bucket = 'pictures';
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: bucket, configs: [] }],
});
let storages: Readonly<Record<'folder' | 'bucket', MediaStorage>>;

beforeAll(async () => {
  const { port } = await server.run();
  storages = {
    folder: await configuredStorage(parseApiConfig({ MEDIA_FOLDER: folder })),
    bucket: await configuredStorage(
      parseApiConfig({
        MEDIA_BUCKET: bucket,
        MEDIA_S3_URL: `http://127.0.0.1:${port}`,
        MEDIA_S3_ACCESS_KEY_ID: 'S3RVER',
        MEDIA_S3_SECRET_ACCESS_KEY: 'S3RVER',
      }),
    ),
  };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe.each(['folder', 'bucket'] as const)('in a %s', (kind) => {
  test('what was put is found until it is deleted, and putting or deleting twice does no harm', async () => {
    const storage = storages[kind];
    const body = Buffer.from([0, 1, 2, 255]);
    expect(await storage.get('originals/abc')).toBeUndefined();
    await storage.put('originals/abc', body);
    await storage.put('originals/abc', body);
    expect(await storage.get('originals/abc')).toEqual(body);
    await storage.delete('originals/abc');
    await storage.delete('originals/abc');
    expect(await storage.get('originals/abc')).toBeUndefined();
  });
});

test.each(['../secret', 'originals/../../secret', '/etc/passwd', 'originals/a/../../b', 'originals/..', 'originals'])(
  'the key %s leads nowhere in a folder',
  async (key) => {
    await expect(storages.folder.put(key, Buffer.from('x'))).rejects.toThrow('No key of the library');
    expect(readdirSync(folder)).not.toContain('secret');
  },
);
