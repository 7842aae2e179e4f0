import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Folders of the workspace that are remotes, by the rule of the house: `mf-*`. */
export function remoteFolders(): string[] {
  return readdirSync(ROOT).filter(
    (name) => name.startsWith('mf-') && Object.keys(readExposes(join(ROOT, name))).length > 0,
  );
}

/** The contracts that a folder is built with: the workspace's, or what is installed in a folder outside of it. */
export function contractsOf(folder: string): string {
  const installed = join(folder, 'node_modules/@showroom/contracts');
  return existsSync(installed) ? installed : join(ROOT, 'contracts');
}

interface RemotePackage {
  readonly version: string;
  readonly mounts: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
}

/** What a remote's package.json says of it. */
export function readRemotePackage(folder: string): RemotePackage {
  const parsed: { version: string; showroom?: Partial<RemotePackage> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return { version: parsed.version, mounts: parsed.showroom?.mounts ?? {}, slots: parsed.showroom?.slots ?? {} };
}

const sourceFile = /\.(ts|tsx)$/;

/** Expose name to module: each file of `src/expose`, and `./block/<key>` for each folder of `src/blocks` with a `block.ts(x)`. */
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
