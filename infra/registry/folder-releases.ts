import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type AnyManifest, parseManifest } from '@showroom/contracts/remotes/release';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compressFolder, type Effort } from '../build/compress';
import { errorCode } from '../error-code';
import { type StoreBytes, storeBytes, storeWhole, syncFolder } from '../files';
import { mutex } from '../semaphore';
import { explainedFailure } from './registry-error';
import {
  type Asset,
  cacheControlOf,
  checkAsset,
  checkedAssets,
  fingerprint,
  insideRelease,
  LONGEST_UPLOAD,
  MANIFEST,
  NOTHING_CHANGED,
  otherFiles,
  type ReleaseStorage,
  SIGNATURE,
} from './release-storage';

/** Signatures in memory: those of what is pinned, and more. */
const CACHED_SIGNATURES = 100;

interface StorageOptions {
  /** How bytes get onto the disk. */
  readonly write?: StoreBytes;
  readonly effort?: Effort | undefined;
}

/** Releases on disk: `releases/{remote}/{version}/…`. */
export class FolderReleases implements ReleaseStorage {
  readonly #folder: string;
  readonly #write: StoreBytes;
  readonly #effort: Effort;
  readonly #signatures = new LRUCache<string, string>({ max: CACHED_SIGNATURES });
  readonly #oneSealing = mutex();

  constructor(folder: string, { write = storeBytes, effort = 'best' }: StorageOptions = {}) {
    this.#folder = folder;
    this.#write = write;
    this.#effort = effort;
  }

  get #releases(): string {
    return join(this.#folder, 'releases');
  }

  #staging(remote: string, version: string, upload: string): string {
    return join(this.#folder, 'staging', `${remote}@${version}@${upload}`);
  }

  async stage(remote: string, version: string, path: string, bytes: Buffer, upload = ''): Promise<void> {
    const file = join(this.#staging(remote, version, upload), insideRelease(path));
    await storeWhole(file, bytes, { write: this.#write }).catch((error: unknown) => {
      throw explainedFailure(error, `${path} was not taken and ${NOTHING_CHANGED}`);
    });
  }

  seal(manifest: AnyManifest, signature: string, upload = ''): Promise<'published' | 'known'> {
    return this.#oneSealing(() => this.#seal(manifest, signature, upload));
  }

  async #seal(manifest: AnyManifest, signature: string, upload: string): Promise<'published' | 'known'> {
    const { remote, version } = manifest;
    const staging = this.#staging(remote, version, upload);
    const known = await this.find(remote, version);
    if (known) {
      await rm(staging, { recursive: true, force: true });
      if (fingerprint(known) === fingerprint(manifest)) return 'known';
      throw otherFiles(manifest);
    }
    const assets = checkedAssets(manifest);
    // Out of the reach of later uploads: what is checked is what is published.
    const sealing = join(this.#folder, 'staging', `sealing-${randomUUID()}`);
    if (existsSync(staging)) await rename(staging, sealing);
    try {
      await Promise.all(assets.map((asset) => checkBytes(sealing, asset)));
      await dropUnlisted(sealing, new Set(assets.map(({ path }) => path)));
      const write = (path: string, bytes: Buffer) => this.#write(path, bytes);
      await compressFolder(join(sealing, 'web'), { write, effort: this.#effort });
      const published = { ...manifest, published_at: new Date().toISOString() };
      await storeWhole(join(sealing, MANIFEST), JSON.stringify(published, null, 2), { write: this.#write });
      await storeWhole(join(sealing, SIGNATURE), signature, { write: this.#write });
      await mkdir(join(this.#releases, remote), { recursive: true });
      const isFirst = await rename(sealing, join(this.#releases, remote, version)).then(() => true, isThereAlready);
      // Another registry was faster: this one is held against what that one published.
      if (!isFirst) {
        await rm(sealing, { recursive: true, force: true });
        return this.#seal(manifest, signature, upload);
      }
      await syncFolder(join(this.#releases, remote));
      return 'published';
    } catch (error) {
      await rm(sealing, { recursive: true, force: true });
      throw explainedFailure(error, NOTHING_CHANGED);
    }
  }

  async has(remote: string, version: string): Promise<boolean> {
    return existsSync(join(this.#releases, remote, version, MANIFEST));
  }

  async find(remote: string, version: string): Promise<AnyManifest | undefined> {
    const file = join(this.#releases, remote, version, MANIFEST);
    return existsSync(file) ? parseManifest(JSON.parse(await readFile(file, 'utf8'))) : undefined;
  }

  async signature(remote: string, version: string): Promise<string | undefined> {
    const file = join(this.#releases, remote, version, SIGNATURE);
    const { mtimeMs } = (await stat(file).catch(() => undefined)) ?? {};
    if (mtimeMs === undefined) return undefined;
    // Another registry may have taken a new one.
    const key = `${remote}@${version}@${mtimeMs}`;
    const known = this.#signatures.get(key);
    if (known !== undefined) return known;
    const read = await readFile(file, 'utf8');
    this.#signatures.set(key, read);
    return read;
  }

  async signAgain(remote: string, version: string, signature: string): Promise<void> {
    await storeWhole(join(this.#releases, remote, version, SIGNATURE), signature, { write: this.#write }).catch(
      (error: unknown) => {
        throw explainedFailure(error, 'the signature is the one before');
      },
    );
  }

  async versions(remote: string): Promise<string[]> {
    const folder = join(this.#releases, remote);
    const names = existsSync(folder) ? await readdir(folder) : [];
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name, MANIFEST))).mtimeMs })),
    );
    return dated.sort((a, b) => b.at - a.at).map(({ name }) => name);
  }

  async remotes(): Promise<string[]> {
    return existsSync(this.#releases) ? (await readdir(this.#releases)).sort() : [];
  }

  async drop(remote: string, version: string): Promise<void> {
    const trash = join(this.#folder, 'staging', `dropped-${randomUUID()}`);
    await mkdir(join(this.#folder, 'staging'), { recursive: true });
    await rename(join(this.#releases, remote, version), trash);
    await rm(trash, { recursive: true, force: true });
  }

  async clean(now = Date.now()): Promise<void> {
    const staging = join(this.#folder, 'staging');
    for (const name of existsSync(staging) ? await readdir(staging) : []) {
      const { mtimeMs } = await stat(join(staging, name));
      if (now - mtimeMs > LONGEST_UPLOAD) await rm(join(staging, name), { recursive: true, force: true });
    }
  }

  async serve(app: FastifyInstance): Promise<void> {
    await app.register(fastifyStatic, {
      root: this.#releases,
      prefix: '/releases/',
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders(reply, path) {
        reply.header('vary', 'accept-encoding');
        reply.header('cache-control', cacheControlOf(basename(path)));
      },
    });
  }
}

/** Of a folder that cannot take the place of another one. */
function isThereAlready(error: unknown): false {
  if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  return false;
}

async function checkBytes(folder: string, asset: Asset): Promise<void> {
  checkAsset(await readFile(join(folder, asset.path)).catch(() => undefined), asset);
}

/** Nothing is served that the manifest does not vouch for. */
async function dropUnlisted(folder: string, listed: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const unlisted = files.filter((file) => !listed.has(relative(folder, file)));
  await Promise.all(unlisted.map((file) => rm(file)));
}
