import { createHash } from 'node:crypto';
import { type Composition, type ReleaseManifest, releaseManifest } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import { brokenRelease, type Fault, type FaultOnTheWay, isFault, isOnTheWay } from '../../drills/faults';

/**
 * What a browser wants instead of the composition that everybody gets; what is not understood is
 * left out.
 */
export interface Wish {
  readonly base: Composition;
  /** By remote: a version, or the address of a development server. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
}

interface ComposerOptions {
  readonly registryUrl: string;
  /** Address of the workshop, which serves the files of what it composes. */
  readonly url: () => string;
}

/** Files of releases that were broken in themselves, by `{remote}/{version}/{path}`. */
type Files = Map<string, Uint8Array<ArrayBuffer>>;

/** `1.0.0-disk.3100.3f9a2c1b`: the port of the development server that builds it. */
const DISK_VERSION = /^\d+\.\d+\.\d+-disk\.(\d+)\./;

/** Address of the development server that a version comes from. */
export function diskOf(version: string): string | undefined {
  const port = DISK_VERSION.exec(version)?.[1];
  return port && `http://127.0.0.1:${port}`;
}

/** Where a file of a release lies before the workshop touches it. */
export function sourceOf(registryUrl: string, remote: string, version: string, path: string): string {
  const disk = diskOf(version);
  return disk ? `${disk}/${path}` : releaseUrl(registryUrl, { remote, version }, path);
}

/** Makes compositions of other versions, of code from disk and of broken remotes. */
export class Composer {
  readonly #options: ComposerOptions;
  readonly #broken = new Map<string, Promise<ReleaseManifest>>();
  readonly files: Files = new Map();

  constructor(options: ComposerOptions) {
    this.#options = options;
  }

  /** The composition of a wish; undefined when it equals what everybody gets. */
  async compose({ base, overrides, faults }: Wish): Promise<Composition | undefined> {
    const wanted = await Promise.all(Object.entries(overrides).map(([remote, value]) => this.#release(remote, value)));
    const replaced = new Map(wanted.flatMap((release) => (release ? [[release.remote, release] as const] : [])));
    const added = [...replaced.values()].filter(
      (release) => !base.remotes.some(({ remote }) => remote === release.remote),
    );
    const remotes = [...base.remotes.map((release) => replaced.get(release.remote) ?? release), ...added];
    const broken = await Promise.all(remotes.map((release) => this.#spoilt(release, faults[release.remote] ?? '')));
    const onTheWay = Object.fromEntries(
      broken.flatMap(({ remote }) => {
        const fault = faults[remote] ?? '';
        return isFault(fault) && isOnTheWay(fault) ? [[remote, fault] as const] : [];
      }),
    );
    const segment = writeSegment(onTheWay);
    const versions = (releases: readonly ReleaseManifest[]) =>
      releases.map(({ remote, version }) => `${remote}@${version}`);
    const isSame = versions(broken).join() === versions(base.remotes).join() && segment === NO_FAULT;
    if (isSame) return undefined;
    const id = createHash('sha256')
      .update(`${base.id} ${versions(broken)} ${segment}`)
      .digest('hex')
      .slice(0, 12);
    const origin = `${this.#options.url()}/files/${segment}`;
    return { ...base, id: `development-${id}`, reason: 'made for one browser', origin, remotes: broken };
  }

  async #release(remote: string, value: string): Promise<ReleaseManifest | undefined> {
    const { registryUrl } = this.#options;
    const url = URL.canParse(value)
      ? `${value}/release.json`
      : releaseUrl(registryUrl, { remote, version: value }, 'release.json');
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok) return undefined;
    const read: unknown = await response.json();
    const isDisk = typeof read === 'object' && read !== null && 'manifest' in read;
    const manifest = releaseManifest.safeParse(isDisk ? read.manifest : read);
    return manifest.success && manifest.data.remote === remote ? manifest.data : undefined;
  }

  /** A release with a fault of its own; made once, since all its files are read for it. */
  #spoilt(release: ReleaseManifest, fault: string): Promise<ReleaseManifest> {
    if (!isFault(fault) || isOnTheWay(fault)) return Promise.resolve(release);
    const key = `${release.remote}/${release.version} ${fault}`;
    const known = this.#broken.get(key);
    if (known) return known;
    const made = this.#spoil(release, fault).catch((error: unknown) => {
      this.#broken.delete(key);
      throw error;
    });
    this.#broken.set(key, made);
    return made;
  }

  async #spoil(release: ReleaseManifest, fault: Exclude<Fault, FaultOnTheWay>): Promise<ReleaseManifest> {
    const { remote } = release;
    const { manifest, files } = await brokenRelease(fault, release, async (path) => {
      const response = await fetch(sourceOf(this.#options.registryUrl, remote, release.version, path));
      if (!response.ok) throw new Error(`${remote} ${path} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    });
    for (const [path, bytes] of files) this.files.set(`${remote}/${manifest.version}/${path}`, bytes);
    return manifest;
  }
}

const NO_FAULT = 'whole';

/** Faults on the way stand in the address of the files: `mf-blocks.slow+mf-navigation.down`. */
function writeSegment(faults: Readonly<Record<string, FaultOnTheWay>>): string {
  const entries = Object.entries(faults).map(([remote, fault]) => `${remote}.${fault}`);
  return entries.sort().join('+') || NO_FAULT;
}

export function parseSegment(segment: string, remote: string): FaultOnTheWay | undefined {
  const fault =
    segment
      .split('+')
      .find((entry) => entry.startsWith(`${remote}.`))
      ?.slice(remote.length + 1) ?? '';
  return isFault(fault) && isOnTheWay(fault) ? fault : undefined;
}
