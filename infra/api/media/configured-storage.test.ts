import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
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

  test('a file is put as it is, and read in parts', async () => {
    const storage = storages[kind];
    const film = Buffer.alloc(3_000_000, 'A car climbs a dune. ');
    const path = join(folder, `${kind}.mp4`);
    writeFileSync(path, film);
    await storage.putFile('originals/film', path);
    await storage.putFile('originals/film', path);
    expect((await storage.get('originals/film'))?.equals(film)).toBe(true);
    const part = async (from: number, to: number) => {
      const read = await storage.read('originals/film', { from, to });
      return read && buffer(read);
    };
    expect(await part(0, 1)).toEqual(film.subarray(0, 2));
    expect(await part(5, 9)).toEqual(film.subarray(5, 10));
    expect((await part(1_000_000, film.length - 1))?.equals(film.subarray(1_000_000))).toBe(true);
    expect(await storage.read('originals/none', { from: 0, to: 9 })).toBeUndefined();
    await storage.delete('originals/film');
    expect(await part(0, 1)).toBeUndefined();
  });
});

test.each(['../secret', 'originals/../../secret', '/etc/passwd', 'originals/a/../../b', 'originals/..', 'originals'])(
  'the key %s leads nowhere in a folder',
  async (key) => {
    await expect(storages.folder.put(key, Buffer.from('x'))).rejects.toThrow('No key of the library');
    expect(readdirSync(folder)).not.toContain('secret');
  },
);
