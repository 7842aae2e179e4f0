import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { type AnyManifest, isHost, type ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { FastifyInstance } from 'fastify';
import { hostIntegrity } from '../build/host-integrity';
import { isIntact } from '../integrity';
import { RegistryError } from './registry-error';

export const MANIFEST = 'release.json';
/** The publisher's signature of the manifest, as it came. */
export const SIGNATURE = 'release.jws';
/** Milliseconds from its first file on. */
export const LONGEST_UPLOAD = 3_600_000;
export const NOTHING_CHANGED = 'nothing was published';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A signature is the one file that can be made anew, when a key is revoked. */
export const cacheControlOf = (name: string) => (name === SIGNATURE ? 'no-cache' : FOR_EVER);

/** Releases, each complete from the moment it can be seen, and never changed. */
export interface ReleaseStorage {
  /**
   * Stores one file of a release that is being uploaded. Two uploads of one version are apart:
   * neither spoils the other's files.
   */
  stage(remote: string, version: string, path: string, bytes: Buffer, upload?: string): Promise<void>;
  /**
   * Checks the staged files against the manifest, compresses them, and makes the release visible in
   * one step.
   */
  seal(manifest: AnyManifest, signature: string, upload?: string): Promise<'published' | 'known'>;
  has(remote: string, version: string): Promise<boolean>;
  find(remote: string, version: string): Promise<AnyManifest | undefined>;
  /** The signed text of a release's manifest; undefined for one of before there were signatures. */
  signature(remote: string, version: string): Promise<string | undefined>;
  /** Takes a new signature of the same manifest, made with a key that is trusted still. */
  signAgain(remote: string, version: string, signature: string): Promise<void>;
  /** Versions of a remote, newest first. */
  versions(remote: string): Promise<string[]>;
  remotes(): Promise<string[]>;
  /** Takes a release out of reach in one step, then deletes it. */
  drop(remote: string, version: string): Promise<void>;
  /** Drops what interrupted uploads left; younger ones may be under way at another registry. */
  clean(now?: number): Promise<void>;
  /** Serves `/releases/{remote}/{version}/{path}`, each file as it was compressed. */
  serve(app: FastifyInstance): Promise<void>;
}

export function otherFiles({ remote, version }: AnyManifest): RegistryError {
  return new RegistryError(409, `${remote} ${version} is published already, with other files. Releases never change.`);
}

/** Throws what is wrong with a staged file. */
export function checkAsset(bytes: Buffer | undefined, { path, integrity }: Asset): void {
  if (!bytes) throw new RegistryError(422, `${path} was not uploaded`);
  if (!isIntact(bytes, integrity)) throw new RegistryError(422, `${path} has other bytes than the manifest says`);
}

export function fingerprint({ published_at, ...rest }: AnyManifest): string {
  return createHash('sha256').update(JSON.stringify(rest)).digest('hex');
}

/** A path that cannot leave its release, however it is joined. */
export function insideRelease(path: string): string {
  const isPlain = posix.normalize(path) === path && !path.startsWith('/') && path.split('/')[0] !== '..';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file name has these
  if (!isPlain || /[\\\u0000-\u001f]/.test(path)) throw new RegistryError(400, `${path} leaves the release`);
  return path;
}

export type Asset = ReleaseManifest['web']['assets'][number];

/** The files of a manifest, once it names everything that it refers to. */
export function checkedAssets(manifest: AnyManifest): Asset[] {
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
