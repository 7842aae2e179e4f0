import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { type AnyManifest, isHost, parseManifest, type ReleaseManifest } from '@showroom/contracts/remotes/release';
import { LRUCache } from 'lru-cache';
import { compressFolder, type Effort } from '../build/compress';
import { hostIntegrity } from '../build/host-integrity';
import { errorCode } from '../error-code';
import { type StoreBytes, storeBytes, storeWhole, syncFolder } from '../files';
import { isIntact } from '../integrity';
import { mutex } from '../semaphore';
import { explainedFailure, RegistryError } from './registry-error';

const MANIFEST = 'release.json';
/** The publisher's signature of the manifest, as it came. */
export const SIGNATURE = 'release.jws';
/** Signatures in memory: those of what is pinned, and more. */
const CACHED_SIGNATURES = 100;
/** Milliseconds from its first file on. */
const LONGEST_UPLOAD = 3_600_000;
const NOTHING_CHANGED = 'nothing was published';

interface StorageOptions {
  /** How bytes get onto the disk. */
  readonly write?: StoreBytes;
  readonly effort?: Effort | undefined;
}

/**
 * Releases on disk: `releases/{remote}/{version}/…`, each complete from the moment it can be seen,
 * and never changed.
 */
export class ReleaseStorage {
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

  get releases(): string {
    return join(this.#folder, 'releases');
  }

  /** Two uploads of one version are two folders: neither spoils the other's files. */
  #staging(remote: string, version: string, upload: string): string {
    return join(this.#folder, 'staging', `${remote}@${version}@${upload}`);
  }

  /** Stores one file of a release that is being uploaded. */
  async stage(remote: string, version: string, path: string, bytes: Buffer, upload = ''): Promise<void> {
    const file = join(this.#staging(remote, version, upload), insideRelease(path));
    await storeWhole(file, bytes, { write: this.#write }).catch((error: unknown) => {
      throw explainedFailure(error, `${path} was not taken and ${NOTHING_CHANGED}`);
    });
  }

  /**
   * Checks the staged files against the manifest, compresses them, and makes the release visible in
   * one step.
   */
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
      throw new RegistryError(
        409,
        `${remote} ${version} is published already, with other files. Releases never change.`,
      );
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
      await mkdir(join(this.releases, remote), { recursive: true });
      const isFirst = await rename(sealing, join(this.releases, remote, version)).then(() => true, isThereAlready);
      // Another registry was faster: this one is held against what that one published.
      if (!isFirst) {
        await rm(sealing, { recursive: true, force: true });
        return this.#seal(manifest, signature, upload);
      }
      await syncFolder(join(this.releases, remote));
      return 'published';
    } catch (error) {
      await rm(sealing, { recursive: true, force: true });
      throw explainedFailure(error, NOTHING_CHANGED);
    }
  }

  has(remote: string, version: string): boolean {
    return existsSync(join(this.releases, remote, version, MANIFEST));
  }

  async find(remote: string, version: string): Promise<AnyManifest | undefined> {
    const file = join(this.releases, remote, version, MANIFEST);
    return existsSync(file) ? parseManifest(JSON.parse(await readFile(file, 'utf8'))) : undefined;
  }

  /** The signed text of a release's manifest; undefined for one of before there were signatures. */
  async signature(remote: string, version: string): Promise<string | undefined> {
    const file = join(this.releases, remote, version, SIGNATURE);
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

  /** Takes a new signature of the same manifest, made with a key that is trusted still. */
  async signAgain(remote: string, version: string, signature: string): Promise<void> {
    await storeWhole(join(this.releases, remote, version, SIGNATURE), signature, { write: this.#write }).catch(
      (error: unknown) => {
        throw explainedFailure(error, 'the signature is the one before');
      },
    );
  }

  /** Versions of a remote, newest first. */
  async versions(remote: string): Promise<string[]> {
    const folder = join(this.releases, remote);
    const names = existsSync(folder) ? await readdir(folder) : [];
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name, MANIFEST))).mtimeMs })),
    );
    return dated.sort((a, b) => b.at - a.at).map(({ name }) => name);
  }

  async remotes(): Promise<string[]> {
    return existsSync(this.releases) ? (await readdir(this.releases)).sort() : [];
  }

  /** Drops what interrupted uploads left; younger ones may be under way at another registry. */
  async clean(now = Date.now()): Promise<void> {
    const staging = join(this.#folder, 'staging');
    for (const name of existsSync(staging) ? await readdir(staging) : []) {
      const { mtimeMs } = await stat(join(staging, name));
      if (now - mtimeMs > LONGEST_UPLOAD) await rm(join(staging, name), { recursive: true, force: true });
    }
  }
}

/** Of a folder that cannot take the place of another one. */
function isThereAlready(error: unknown): false {
  if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  return false;
}

function fingerprint({ published_at, ...rest }: AnyManifest): string {
  return createHash('sha256').update(JSON.stringify(rest)).digest('hex');
}

/** A path that cannot leave its release, however it is joined. */
function insideRelease(path: string): string {
  const isPlain = posix.normalize(path) === path && !path.startsWith('/') && path.split('/')[0] !== '..';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these have no place in a file name
  if (!isPlain || /[\\\u0000-\u001f]/.test(path)) throw new RegistryError(400, `${path} leaves the release`);
  return path;
}

type Asset = ReleaseManifest['web']['assets'][number];

/** The files of a manifest, once it names everything that it refers to. */
function checkedAssets(manifest: AnyManifest): Asset[] {
  const { web, node } = manifest;
  const assets = [...web.assets, ...node.assets];
  const listed = new Set(assets.map(({ path }) => insideRelease(path)));
  for (const path of [web.entry, node.entry, ...referredTo(manifest)]) {
    if (!listed.has(path)) throw new RegistryError(422, `${path} is used but is none of the release's files`);
  }
  if (isHost(manifest) && manifest.integrity !== hostIntegrity(assets)) {
    throw new RegistryError(422, "The host's integrity is not that of its files");
  }
  return assets;
}

function referredTo(manifest: AnyManifest): string[] {
  if (!isHost(manifest)) return manifest.exposes.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const { scripts, styles, federation } = manifest.web;
  return [...scripts, ...styles, ...federation];
}

async function checkBytes(folder: string, asset: Asset): Promise<void> {
  const bytes = await readFile(join(folder, asset.path)).catch(() => undefined);
  if (!bytes) throw new RegistryError(422, `${asset.path} was not uploaded`);
  if (!isIntact(bytes, asset.integrity))
    throw new RegistryError(422, `${asset.path} has other bytes than the manifest says`);
}

/** Nothing is served that the manifest does not vouch for. */
async function dropUnlisted(folder: string, listed: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const unlisted = files.filter((file) => !listed.has(relative(folder, file)));
  await Promise.all(unlisted.map((file) => rm(file)));
}
