import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Folders of the workspace that are remotes, by the rule of the house: `mf-*`, and `mf-*` inside of
 * one for those that take its place.
 */
export function remoteFolders(): string[] {
  const outer = remotesIn(ROOT);
  return [...outer, ...outer.flatMap((name) => remotesIn(join(ROOT, name)).map((inner) => join(name, inner)))].filter(
    (name) => Object.keys(readExposes(join(ROOT, name))).length > 0,
  );
}

function remotesIn(folder: string): string[] {
  return listed(folder).filter((name) => name.startsWith('mf-'));
}

/**
 * The contracts that a folder is built with: the workspace's, or what is installed in a folder
 * outside of it.
 */
export function contractsOf(folder: string): string {
  const installed = join(folder, 'node_modules/@showroom/contracts');
  return existsSync(installed) ? installed : join(ROOT, 'contracts');
}

interface RemotePackage {
  readonly version: string;
  readonly mounts: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
  /**
   * Markets that a release is meant for; every one when it names none. There it fills its slots.
   */
  readonly markets: readonly string[] | undefined;
}

/** What a remote's package.json says of it. */
export function readRemotePackage(folder: string): RemotePackage {
  const parsed: { version: string; showroom?: Partial<RemotePackage> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const { mounts = {}, slots = {}, markets } = parsed.showroom ?? {};
  return { version: parsed.version, mounts, slots, markets };
}

const sourceFile = /\.(ts|tsx)$/;

/**
 * Expose name to module: each file of `src/expose`, and `./block/<key>` for each folder of
 * `src/blocks` with a `block.ts(x)`.
 */
export function readExposes(folder: string): Record<string, string> {
  const exposes: Record<string, string> = {};
  for (const file of listed(join(folder, 'src/expose'))) {
    if (sourceFile.test(file) && !file.includes('.test.')) {
      exposes[`./${basename(file).replace(sourceFile, '')}`] = `./src/expose/${file}`;
    }
  }
  for (const key of listed(join(folder, 'src/blocks'))) {
    const file = ['block.ts', 'block.tsx'].find((name) => existsSync(join(folder, 'src/blocks', key, name)));
    if (file) exposes[`./block/${key}`] = `./src/blocks/${key}/${file}`;
  }
  return exposes;
}

function listed(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
