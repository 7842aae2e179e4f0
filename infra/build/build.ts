import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { buildIdOf } from './build-id';
import { compressFolder } from './compress';
import { writeManifest } from './manifest';
import { remoteConfig } from './remote-config';
import { runWebpack } from './run-webpack';
import { FEDERATION_CHUNK } from './shared-modules';
import { shellConfig } from './shell-config';

const KEPT_BUILDS = 3;

export interface Build {
  readonly build: string;
  /** Absolute folder `dist/<build>` with `web/`, `node/` and, for a remote, `release.json`. */
  readonly output: string;
  readonly fresh: boolean;
}

/** Builds a remote or the shell unless its sources are built already; the folder appears whole or not at all. */
export async function buildPackage(folder: string, mode: 'production' | 'development' = 'production'): Promise<Build> {
  const name = basename(folder);
  const build = buildIdOf(folder);
  const output = join(folder, 'dist', build);
  if (existsSync(output)) return { build, output, fresh: false };
  const staging = join(folder, 'dist', `.building-${build}-${process.pid}`);
  mkdirSync(staging, { recursive: true });
  try {
    const make = name === 'shell' ? shellConfig : remoteConfig;
    const common = { folder, name, build, mode };
    const web = await runWebpack(make({ ...common, side: 'web', output: join(staging, 'web') }));
    await runWebpack(make({ ...common, side: 'node', output: join(staging, 'node') }));
    const description = name === 'shell' ? entryFiles(web) : await writeManifest(folder, name, build, staging);
    writeFileSync(
      join(staging, name === 'shell' ? 'entry.json' : 'release.json'),
      JSON.stringify(description, null, 2),
    );
    if (name === 'shell') await compressFolder(join(staging, 'web'));
    // Another process may have built the same sources meanwhile: its folder is as good.
    if (!existsSync(output)) renameSync(staging, output);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  dropOldBuilds(join(folder, 'dist'));
  return { build, output, fresh: true };
}

/** The shell's first files, in the order in which a page asks for them, what a page with a remote's code needs, and the fonts that a page may preload. */
function entryFiles(stats: Awaited<ReturnType<typeof runWebpack>>) {
  const files = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name);
  const fonts = (stats.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
  const named = (name: string) => stats.namedChunkGroups?.[name]?.assets?.map((asset) => asset.name) ?? [];
  return {
    fonts,
    federation: named(FEDERATION_CHUNK).filter((file) => file.endsWith('.js')),
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** Open pages still load the chunks of the build they came with, so a few older ones stay. */
function dropOldBuilds(dist: string): void {
  const byAge = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{8}$/.test(entry.name))
    .map((entry) => join(dist, entry.name))
    .sort((a, b) => statTime(b) - statTime(a));
  for (const old of byAge.slice(KEPT_BUILDS)) rmSync(old, { recursive: true, force: true });
}

function statTime(folder: string): number {
  return statSync(folder).mtimeMs;
}

export function readRelease(output: string): ReleaseManifest {
  return JSON.parse(readFileSync(join(output, 'release.json'), 'utf8'));
}
