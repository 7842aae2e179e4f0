import { extname } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { type AnyManifest, parseManifest, releaseVersion, remoteName } from '@showroom/contracts/remotes/release';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { compressed, type Effort } from '../build/compress';
import type { ObjectHeaders, ObjectStorage } from '../object-storage/object-storage';
import { semaphore } from '../semaphore';
import {
  cacheControlOf,
  checkAsset,
  checkedAssets,
  fingerprint,
  insideRelease,
  LONGEST_UPLOAD,
  MANIFEST,
  otherFiles,
  type ReleaseStorage,
  SIGNATURE,
} from './release-storage';

/** Milliseconds for which a signature is cached: another registry may take a new one. */
const SIGNATURE_AGE = 1000;
const CACHED_SIGNATURES = 100;
/** Bytes of files in memory. Sites and a CDN ask for each of them once. */
const CACHED_BYTES = 64_000_000;
/** Objects that are asked for at once. */
const AT_ONCE = 16;

interface BucketOptions {
  /** Does something alone among all registries that share the bucket. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly effort?: Effort | undefined;
}

const releaseKey = (remote: string, version: string, path = '') => `releases/${remote}/${version}/${path}`;
/**
 * One for each release that can be seen, so that a list of them has no files in it. It has the
 * moment itself: buckets know their objects' times by the second.
 */
const markKey = ({ remote, version, published_at = '' }: AnyManifest) =>
  `published/${remote}/${Date.parse(published_at)}@${version}`;

/** What builds make; a CDN that reads the bucket itself passes it on. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

function headersOf(path: string): ObjectHeaders {
  return {
    contentType: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
  };
}

/**
 * Releases in a bucket, `releases/{remote}/{version}/…`. The manifest is the last of a release's
 * files: without it nothing of the release is served or listed.
 */
export class BucketReleases implements ReleaseStorage {
  readonly #objects: ObjectStorage;
  readonly #options: BucketOptions;
  readonly #signatures = new LRUCache<string, string>({ max: CACHED_SIGNATURES, ttl: SIGNATURE_AGE });
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });
  readonly #few = semaphore(AT_ONCE);

  constructor(objects: ObjectStorage, options: BucketOptions) {
    this.#objects = objects;
    this.#options = options;
  }

  #each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
    return Promise.all(items.map((item) => this.#few(() => work(item))));
  }

  async stage(remote: string, version: string, path: string, bytes: Buffer, upload = ''): Promise<void> {
    await this.#objects.put(`${stagingPrefix(remote, version, upload)}${insideRelease(path)}`, bytes);
  }

  async seal(manifest: AnyManifest, signature: string, upload = ''): Promise<'published' | 'known'> {
    const { remote, version } = manifest;
    const staging = stagingPrefix(remote, version, upload);
    try {
      if (await this.#isKnown(manifest)) return 'known';
      const files = await this.#checkedFiles(manifest, staging);
      return await this.#options.alone(`${remote}@${version}`, async () => {
        if (await this.#isKnown(manifest)) return 'known';
        await this.#publish(manifest, signature, files);
        return 'published';
      });
    } finally {
      await this.#deleteAll(staging);
    }
  }

  async #isKnown(manifest: AnyManifest): Promise<boolean> {
    const { remote, version } = manifest;
    const known = await this.find(remote, version);
    if (!known) return false;
    if (fingerprint(known) !== fingerprint(manifest)) throw otherFiles(manifest);
    // Whoever published it may have ended before its mark was there.
    if (!(await this.versions(remote)).includes(version)) await this.#mark(known);
    return true;
  }

  #mark(manifest: AnyManifest): Promise<void> {
    return this.#objects.put(markKey(manifest), Buffer.from(manifest.version));
  }

  /** The files of a release as they are to lie, those that are compressed too. */
  async #checkedFiles(manifest: AnyManifest, staging: string): Promise<ReadonlyMap<string, Buffer>> {
    const files = new Map<string, Buffer>();
    await this.#each(checkedAssets(manifest), async (asset) => {
      const bytes = await this.#objects.get(`${staging}${asset.path}`);
      checkAsset(bytes, asset);
      if (!bytes) return;
      files.set(asset.path, bytes);
      const smaller = asset.path.startsWith('web/') && (await compressed(asset.path, bytes, this.#options.effort));
      if (!smaller) return;
      files.set(`${asset.path}.br`, smaller.br);
      files.set(`${asset.path}.gz`, smaller.gz);
    });
    return files;
  }

  async #publish(manifest: AnyManifest, signature: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const { remote, version } = manifest;
    // What an interrupted one left is not vouched for by this manifest.
    await this.#deleteAll(releaseKey(remote, version));
    await this.#each([...files], ([path, bytes]) =>
      this.#objects.put(releaseKey(remote, version, path), bytes, headersOf(path)),
    );
    const put = (name: string, text: string) =>
      this.#objects.put(releaseKey(remote, version, name), Buffer.from(text), headersOf(name));
    await put(SIGNATURE, signature);
    const published = { ...manifest, published_at: new Date().toISOString() };
    await put(MANIFEST, JSON.stringify(published, null, 2));
    await this.#mark(published);
  }

  async has(remote: string, version: string): Promise<boolean> {
    return (await this.#file(releaseKey(remote, version, MANIFEST))) !== undefined;
  }

  async find(remote: string, version: string): Promise<AnyManifest | undefined> {
    const text = await this.#objects.get(releaseKey(remote, version, MANIFEST));
    return text && parseManifest(JSON.parse(text.toString()));
  }

  async signature(remote: string, version: string): Promise<string | undefined> {
    const key = releaseKey(remote, version, SIGNATURE);
    const known = this.#signatures.get(key);
    if (known !== undefined) return known;
    const text = (await this.#objects.get(key))?.toString();
    if (text !== undefined) this.#signatures.set(key, text);
    return text;
  }

  async signAgain(remote: string, version: string, signature: string): Promise<void> {
    const key = releaseKey(remote, version, SIGNATURE);
    await this.#objects.put(key, Buffer.from(signature), headersOf(SIGNATURE));
    this.#signatures.set(key, signature);
  }

  async #marks(remote?: string) {
    const listed = await this.#objects.list(remote === undefined ? 'published/' : `published/${remote}/`);
    return listed.map(({ key }) => {
      const [, of = '', mark = ''] = key.split('/');
      const [at = '', version = ''] = mark.split('@');
      return { key, remote: of, version, at: Number(at) };
    });
  }

  async versions(remote: string): Promise<string[]> {
    const marks = await this.#marks(remote);
    return marks.sort((a, b) => b.at - a.at).map(({ version }) => version);
  }

  async remotes(): Promise<string[]> {
    return [...new Set((await this.#marks()).map(({ remote }) => remote))].sort();
  }

  async drop(remote: string, version: string): Promise<void> {
    await this.#objects.delete(releaseKey(remote, version, MANIFEST));
    const marks = (await this.#marks(remote)).filter((mark) => mark.version === version);
    await this.#each(marks, ({ key }) => this.#objects.delete(key));
    await this.#deleteAll(releaseKey(remote, version));
    this.#files.clear();
  }

  async clean(now = Date.now()): Promise<void> {
    const staged = await this.#objects.list('staging/');
    const old = staged.filter(({ storedAt }) => now - storedAt > LONGEST_UPLOAD);
    await this.#each(old, ({ key }) => this.#objects.delete(key));
  }

  async #deleteAll(prefix: string): Promise<void> {
    await this.#each(await this.#objects.list(prefix), ({ key }) => this.#objects.delete(key));
  }

  /** A file that never changes. */
  async #file(key: string): Promise<Buffer | undefined> {
    const known = this.#files.get(key);
    if (known) return known;
    const bytes = await this.#objects.get(key);
    if (bytes) this.#files.set(key, bytes);
    return bytes;
  }

  async serve(app: FastifyInstance): Promise<void> {
    app.get('/releases/:remote/:version/*', async (request, reply) => {
      const { data: asked } = served.safeParse(request.params);
      if (!asked || !(await this.has(asked.remote, asked.version))) return reply.callNotFound();
      const path = asked['*'];
      const key = releaseKey(asked.remote, asked.version, insideRelease(path));
      const found = await this.#smallest(key, path, String(request.headers['accept-encoding'] ?? ''));
      if (!found) return reply.callNotFound();
      const { contentType = '', cacheControl = '' } = headersOf(path);
      reply.headers({ vary: 'accept-encoding', 'cache-control': cacheControl }).type(contentType);
      if (found.encoding) reply.header('content-encoding', found.encoding);
      return reply.send(found.bytes);
    });
  }

  /** Compressed as the browser takes it, where it is smaller. */
  async #smallest(key: string, path: string, accepted: string) {
    if (path === SIGNATURE) {
      const bytes = await this.#objects.get(key);
      return bytes && { bytes, encoding: undefined };
    }
    const encoding = negotiate(accepted, [...ENDINGS.keys()]);
    const smaller = encoding && (await this.#file(`${key}.${ENDINGS.get(encoding)}`));
    if (encoding && smaller) return { bytes: smaller, encoding };
    const bytes = await this.#file(key);
    return bytes && { bytes, encoding: undefined };
  }
}

const served = z.object({ remote: remoteName, version: releaseVersion, '*': z.string().min(1) });
const ENDINGS = new Map([
  ['br', 'br'],
  ['gzip', 'gz'],
]);

function stagingPrefix(remote: string, version: string, upload: string): string {
  return `staging/${remote}@${version}@${upload}/`;
}
