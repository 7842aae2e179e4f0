import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
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
  #turn: Promise<unknown> = Promise.resolve();

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
    await writeWhole(join(this.#staging(remote, version), insideRelease(path)), bytes);
  }

  /** Checks the staged files against the manifest, compresses them, and makes the release visible in one step. */
  seal(manifest: ReleaseManifest): Promise<'published' | 'known'> {
    const sealing = this.#turn.then(() => this.#seal(manifest));
    this.#turn = sealing.catch(() => undefined);
    return sealing;
  }

  async #seal(manifest: ReleaseManifest): Promise<'published' | 'known'> {
    const { remote, version } = manifest;
    const known = await this.find(remote, version);
    if (known) {
      if (fingerprint(known) === fingerprint(manifest)) return 'known';
      throw new RegistryError(
        409,
        `${remote} ${version} is published already, with other files. Releases never change.`,
      );
    }
    const assets = checkedAssets(manifest);
    // Out of the reach of later uploads: what is checked is what is published.
    const sealing = join(this.#folder, 'staging', `sealing-${randomUUID()}`);
    const staging = this.#staging(remote, version);
    if (existsSync(staging)) await rename(staging, sealing);
    try {
      await Promise.all(assets.map((asset) => checkBytes(sealing, asset)));
      await dropUnlisted(sealing, new Set(assets.map(({ path }) => path)));
      await compressFolder(join(sealing, 'web'));
      const published = { ...manifest, published_at: new Date().toISOString() };
      await writeWhole(join(sealing, MANIFEST), JSON.stringify(published, null, 2));
      await mkdir(join(this.releases, remote), { recursive: true });
      await rename(sealing, join(this.releases, remote, version));
      return 'published';
    } catch (error) {
      await rm(sealing, { recursive: true, force: true });
      throw error;
    }
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

/** A path that cannot leave its release, however it is joined. */
function insideRelease(path: string): string {
  const isPlain = posix.normalize(path) === path && !path.startsWith('/') && path.split('/')[0] !== '..';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these have no place in a file name
  if (!isPlain || /[\\\u0000-\u001f]/.test(path)) throw new RegistryError(400, `${path} leaves the release`);
  return path;
}

type Asset = ReleaseManifest['web']['assets'][number];

/** The files of a manifest, once it names everything that it refers to. */
function checkedAssets({ web, node, exposes }: ReleaseManifest): Asset[] {
  const assets = [...web.assets, ...node.assets];
  const listed = new Set(assets.map(({ path }) => insideRelease(path)));
  const wanted = [web.entry, node.entry, ...exposes.flatMap(({ scripts, styles }) => [...scripts, ...styles])];
  for (const path of wanted) {
    if (!listed.has(path)) throw new RegistryError(422, `${path} is used but is none of the release's files`);
  }
  return assets;
}

async function checkBytes(folder: string, asset: Asset): Promise<void> {
  const bytes = await readFile(join(folder, asset.path)).catch(() => undefined);
  if (!bytes) throw new RegistryError(422, `${asset.path} was not uploaded`);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== asset.integrity)
    throw new RegistryError(422, `${asset.path} has other bytes than the manifest says`);
}

/** Nothing is served that the manifest does not vouch for. */
async function dropUnlisted(folder: string, listed: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const unlisted = files.filter((file) => !listed.has(relative(folder, file)));
  await Promise.all(unlisted.map((file) => rm(file)));
}
