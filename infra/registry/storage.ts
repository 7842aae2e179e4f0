import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@showroom/contracts/remotes/release';
import { compressFolder } from '../build/compress';

const MANIFEST = 'release.json';

/** A refusal with the status that answers it. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Writes a file whole or not at all. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.part`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/** Releases on disk: `releases/{remote}/{version}/…`, each complete from the moment it can be seen, and never changed. */
export class ReleaseStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get releases(): string {
    return join(this.#folder, 'releases');
  }

  #staging(remote: string, version: string): string {
    return join(this.#folder, 'staging', `${remote}@${version}`);
  }

  /** Keeps one file of a release that is being uploaded. */
  async stage(remote: string, version: string, path: string, bytes: Buffer): Promise<void> {
    const safe = normalize(path);
    if (safe.startsWith('..') || safe.startsWith('/')) throw new RegistryError(400, `${path} leaves the release`);
    await writeWhole(join(this.#staging(remote, version), safe), bytes);
  }

  /** Checks the staged files against the manifest, compresses them, and makes the release visible in one step. */
  async seal(manifest: ReleaseManifest): Promise<'published' | 'known'> {
    const { remote, version } = manifest;
    const known = await this.find(remote, version);
    if (known) {
      if (fingerprint(known) === fingerprint(manifest)) return 'known';
      throw new RegistryError(
        409,
        `${remote} ${version} is published already, with other files. Releases never change.`,
      );
    }
    const staging = this.#staging(remote, version);
    await Promise.all([...manifest.web.assets, ...manifest.node.assets].map((asset) => checkAsset(staging, asset)));
    await compressFolder(join(staging, 'web'));
    const published = { ...manifest, published_at: new Date().toISOString() };
    await writeWhole(join(staging, MANIFEST), JSON.stringify(published, null, 2));
    await mkdir(join(this.releases, remote), { recursive: true });
    await rename(staging, join(this.releases, remote, version));
    return 'published';
  }

  async find(remote: string, version: string): Promise<ReleaseManifest | undefined> {
    const file = join(this.releases, remote, version, MANIFEST);
    return existsSync(file) ? releaseManifest.parse(JSON.parse(await readFile(file, 'utf8'))) : undefined;
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

  /** Drops what interrupted uploads left. */
  async clean(): Promise<void> {
    await rm(join(this.#folder, 'staging'), { recursive: true, force: true });
  }
}

function fingerprint({ published_at, ...rest }: ReleaseManifest): string {
  return createHash('sha256').update(JSON.stringify(rest)).digest('hex');
}

async function checkAsset(folder: string, asset: ReleaseManifest['web']['assets'][number]): Promise<void> {
  const bytes = await readFile(join(folder, asset.path)).catch(() => undefined);
  if (!bytes) throw new RegistryError(422, `${asset.path} was not uploaded`);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== asset.integrity)
    throw new RegistryError(422, `${asset.path} has other bytes than the manifest says`);
}
