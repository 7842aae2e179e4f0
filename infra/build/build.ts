import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import {
  type AnyManifest,
  HOST,
  type HostManifest,
  isHost,
  parseManifest,
  type ReleaseManifest,
  thumbnailPath,
} from '@showroom/contracts/remotes/release';
import { buildIdOf } from './build-id';
import { compressFolder } from './compress';
import { hostManifestOf } from './host-manifest';
import { makeManifest } from './manifest';
import { blockKeys, parcelsOf, THUMBNAIL } from './package-info';
import { parcelConfig } from './parcel-config';
import { remoteConfig } from './remote-config';
import { runWebpack } from './run-webpack';
import { shellConfig } from './shell-config';

/** Released with the blocks, hashed as every other file. */
function copyThumbnails(folder: string, web: string): void {
  for (const key of blockKeys(folder)) {
    const file = join(folder, 'src/blocks', key, THUMBNAIL);
    if (existsSync(file)) cpSync(file, join(web, thumbnailPath(key)));
  }
}

/**
 * Builds that stay, the newest one included: open pages still load the chunks of the one that they
 * came with.
 */
const KEPT_BUILDS = 3;
/**
 * A site that runs has its shell right from here, workers included, however often a newer one is
 * built meanwhile.
 */
const KEPT_SHELLS = 20;

export interface Build {
  readonly build: string;
  /** Absolute folder `dist/<build>` with `web/`, `node/` and `release.json`. */
  readonly output: string;
  readonly fresh: boolean;
}

/**
 * Builds a remote or the shell unless its sources are built already; the folder appears whole or
 * not at all.
 */
export async function buildPackage(folder: string, mode: 'production' | 'development' = 'production'): Promise<Build> {
  const name = basename(folder);
  const build = buildIdOf(folder);
  const dist = mode === 'production' ? join(folder, 'dist') : join(folder, 'dist/development');
  const output = join(dist, build);
  if (existsSync(output)) return { build, output, fresh: false };
  const staging = join(dist, `.building-${build}-${process.pid}`);
  mkdirSync(staging, { recursive: true });
  try {
    const make = name === HOST ? shellConfig : remoteConfig;
    const common = { folder, name, build, mode };
    const web = await runWebpack(make({ ...common, side: 'web', output: join(staging, 'web') }));
    await runWebpack(make({ ...common, side: 'node', output: join(staging, 'node') }));
    if (Object.keys(parcelsOf(folder)).length > 0)
      await runWebpack(parcelConfig({ ...common, side: 'web', output: staging }));
    copyThumbnails(folder, join(staging, 'web'));
    const manifest =
      name === HOST
        ? await hostManifestOf(folder, build, staging, web)
        : await makeManifest(folder, name, build, staging);
    writeFileSync(join(staging, 'release.json'), JSON.stringify(manifest, null, 2));
    if (name === HOST) await compressFolder(join(staging, 'web'));
    // Another process may have built the same sources meanwhile: its folder is as good.
    if (!existsSync(output)) renameSync(staging, output);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  dropOldBuilds(dist, name === HOST ? KEPT_SHELLS : KEPT_BUILDS);
  return { build, output, fresh: true };
}

function dropOldBuilds(dist: string, kept: number): void {
  const byAge = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{8}$/.test(entry.name))
    .map((entry) => join(dist, entry.name))
    .sort((a, b) => statTime(b) - statTime(a));
  for (const old of byAge.slice(kept)) rmSync(old, { recursive: true, force: true });
}

function statTime(folder: string): number {
  return statSync(folder).mtimeMs;
}

/** The manifest of a finished build. */
export function loadRelease(output: string): AnyManifest {
  return parseManifest(JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')));
}

/** The manifest of a finished build of a remote. */
export function loadRemote(output: string): ReleaseManifest {
  const manifest = loadRelease(output);
  if (isHost(manifest)) throw new Error(`${output} is a build of the shell, not of a remote`);
  return manifest;
}

/** The manifest of a finished build of the shell. */
export function loadHost(output: string): HostManifest {
  const manifest = loadRelease(output);
  if (!isHost(manifest)) throw new Error(`${output} is a build of ${manifest.remote}, not of the shell`);
  return manifest;
}
