import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type TestBucket, testBucket } from './bucket.testing';
import { bucketOrFolder } from './bucket-or-folder';
import type { ObjectStorage } from './object-storage';

const folder = mkdtempSync(join(tmpdir(), 'media-storage-'));
let server: TestBucket;
let storages: Readonly<Record<'folder' | 'bucket', ObjectStorage>>;

beforeAll(async () => {
  server = await testBucket();
  const place = { ...server, folder: join(folder, 'library') };
  storages = {
    folder: await bucketOrFolder({ ...place, bucket: undefined }),
    bucket: await bucketOrFolder(place),
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

  test('what lies below a prefix is listed in order, with its time', async () => {
    const storage = storages[kind];
    expect(await storage.list('releases/')).toEqual([]);
    const begin = Date.now();
    const keys = ['releases/mf-a/1.0.0-a/release.json', 'releases/mf-a/1.0.0-a/web/a.js', 'releases/mf-b/2.0.0-b/x.js'];
    await Promise.all(keys.toReversed().map((key) => storage.put(key, Buffer.from(key))));
    const listed = await storage.list('releases/');
    expect(listed.map(({ key }) => key)).toEqual(keys);
    for (const { storedAt } of listed) expect(Math.abs(storedAt - begin)).toBeLessThan(60_000);
    expect((await storage.list('releases/mf-b/')).map(({ key }) => key)).toEqual(keys.slice(2));
    for (const key of keys) await storage.delete(key);
    expect(await storage.list('releases/')).toEqual([]);
  });
});

/** The S3 server of the tests cannot answer a list in parts. */
function listInParts(keys: readonly string[], size: number) {
  return createServer(({ url = '' }, answer) => {
    const after = new URL(url, 'http://localhost').searchParams.get('start-after') ?? '';
    const left = keys.filter((key) => key > after);
    const contents = left.slice(0, size).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const truncated = `<IsTruncated>${left.length > size}</IsTruncated>`;
    answer.end(`<?xml version="1.0"?><ListBucketResult>${truncated}${contents.join('')}</ListBucketResult>`);
  });
}

test('more objects than one answer of a bucket has are all listed', async () => {
  const keys = Array.from({ length: 25 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
  const parts = listInParts(keys, 10).listen(0, '127.0.0.1');
  await once(parts, 'listening');
  const address = parts.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const storage = await bucketOrFolder({ ...server, url, folder });
  expect((await storage.list('many/')).map(({ key }) => key)).toEqual(keys);
  parts.closeAllConnections();
  parts.close();
});

test.each(['../secret', 'originals/../../secret', '/etc/passwd', 'originals/a/../../b', 'originals/..', 'originals'])(
  'the key %s leads nowhere in a folder',
  async (key) => {
    await expect(storages.folder.put(key, Buffer.from('x'))).rejects.toThrow('No key of a storage');
    expect(readdirSync(folder)).not.toContain('secret');
  },
);
