import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import type { ReleaseCode } from '../federation/hosted-release';
import type { Failure, FailureReason } from '../federation/remote-events';
import { pauseAfter } from '../federation/retry';

const MAX_BYTES = 5 * 1024 * 1024;

/** A release that a composition wants, and where its files lie. */
export interface RequestedRelease {
  readonly origin: string;
  readonly release: ReleaseManifest;
}

interface CodeStoreOptions {
  /** Milliseconds for all files of a release. */
  readonly deadline: number;
  /** Code that came after `gather` had answered without it. */
  readonly onLate: (code: ReleaseCode) => void;
  readonly onFailure: (release: ReleaseManifest, failure: Failure, milliseconds: number) => void;
  readonly log: (message: string) => void;
}

interface Entry {
  readonly wanted: RequestedRelease;
  code: ReleaseCode | undefined;
  failure: Failure | undefined;
  tries: number;
  timer: NodeJS.Timeout | undefined;
}

class FileError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/**
 * The checked code of every release that is wanted or stands by: fetched once for all workers,
 * tried again until they are there.
 */
export class CodeStore {
  readonly #options: CodeStoreOptions;
  readonly #entries = new Map<string, Entry>();

  constructor(options: CodeStoreOptions) {
    this.#options = options;
  }

  /** The code of these releases, as far as it can be had in time. */
  async gather(releases: readonly RequestedRelease[]): Promise<readonly ReleaseCode[]> {
    await Promise.all(
      releases.map(async (wanted) => {
        const known = this.#entries.get(keyOf(wanted.release));
        if (known?.code) return;
        clearTimeout(known?.timer);
        const entry = known ?? { wanted, code: undefined, failure: undefined, tries: 0, timer: undefined };
        this.#entries.set(keyOf(wanted.release), entry);
        await this.#fetch(entry);
      }),
    );
    return this.held(releases);
  }

  /** What is there of the code of these releases. */
  held(releases: readonly RequestedRelease[]): readonly ReleaseCode[] {
    return releases.flatMap(({ release }) => this.#entries.get(keyOf(release))?.code ?? []);
  }

  /** Why a release's files are not there. */
  failureOf(release: Pick<ReleaseManifest, 'remote' | 'version'>): Failure | undefined {
    return this.#entries.get(keyOf(release))?.failure;
  }

  /** Drops the code of all other releases, for room. */
  evict(needed: readonly RequestedRelease[]): void {
    const keys = new Set(needed.map(({ release }) => keyOf(release)));
    for (const [key, { timer }] of this.#entries) {
      if (keys.has(key)) continue;
      clearTimeout(timer);
      this.#entries.delete(key);
    }
  }

  close(): void {
    this.evict([]);
  }

  async #fetch(entry: Entry): Promise<void> {
    const { wanted } = entry;
    const { deadline, onFailure, log } = this.#options;
    const from = performance.now();
    try {
      entry.code = await codeOf(wanted, AbortSignal.timeout(deadline));
      entry.failure = undefined;
    } catch (cause) {
      entry.failure = failureOf(cause, deadline);
      const { remote, version } = wanted.release;
      log(`${remote} ${version} cannot be had: ${entry.failure.message}`);
      onFailure(wanted.release, entry.failure, performance.now() - from);
      this.#tryLater(entry);
    }
  }

  #tryLater(entry: Entry): void {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void this.#again(entry), pauseAfter(entry.tries));
    entry.timer.unref();
    entry.tries += 1;
  }

  async #again(entry: Entry): Promise<void> {
    const isWanted = () => this.#entries.get(keyOf(entry.wanted.release)) === entry;
    if (!isWanted()) return;
    await this.#fetch(entry);
    if (entry.code && isWanted()) this.#options.onLate(entry.code);
  }
}

/** Names a version of a remote. */
export function keyOf({ remote, version }: Pick<ReleaseManifest, 'remote' | 'version'>): string {
  return `${remote}@${version}`;
}

async function codeOf({ origin, release }: RequestedRelease, signal: AbortSignal): Promise<ReleaseCode> {
  const paths = new Set(release.exposes.flatMap(({ styles }) => styles));
  const text = async (path: string) => (await checkedBytes(origin, release, path, signal)).toString();
  const [entry, ...styles] = await Promise.all([
    text(release.node.entry),
    ...[...paths].map(async (path) => [path, await text(path)] as const),
  ]);
  return { remote: release.remote, version: release.version, entry, styles: Object.fromEntries(styles) };
}

/**
 * Bytes of a release's file, refused when they are late, too many, or not those of the manifest.
 */
async function checkedBytes(
  origin: string,
  release: ReleaseManifest,
  path: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const wanted = [...release.node.assets, ...release.web.assets].find((asset) => asset.path === path)?.integrity;
  if (!wanted) throw new FileError('bytes', `${path} has no hash in its manifest`);
  const response = await fetch(releaseUrl(origin, release, path), { signal });
  if (!response.ok) throw new FileError('status', `${path} was answered with ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > MAX_BYTES) throw new FileError('bytes', `${path} has more than ${MAX_BYTES} bytes`);
  const algorithm = wanted.startsWith('sha256-') ? 'sha256' : 'sha384';
  const integrity = `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
  if (integrity !== wanted) throw new FileError('bytes', `${path} has other bytes than its manifest says`);
  return bytes;
}

function failureOf(cause: unknown, deadline: number): Failure {
  if (cause instanceof FileError) return { reason: cause.reason, message: cause.message };
  if (typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError')
    return { reason: 'slow', message: `its files took longer than ${deadline} ms` };
  return { reason: 'unreachable', message: 'nobody answered where its files lie' };
}
