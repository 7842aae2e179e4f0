import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellEntry } from '../render/protocol';

export interface ShellBuild {
  readonly workerFile: string;
  /** Folders of the newest build and of those before it, whose chunks open pages still load. */
  readonly webFolders: readonly string[];
  readonly entry: ShellEntry;
}

/** The newest build under `shell/dist`; says what to do when there is none. */
export function readShellBuild(dist = join(import.meta.dirname, '../../dist')): ShellBuild {
  const builds = existsSync(dist)
    ? readdirSync(dist)
        .filter((name) => /^[0-9a-f]{8}$/.test(name))
        .map((name) => join(dist, name))
    : [];
  builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const [newest] = builds;
  if (!newest) throw new Error('The shell is not built yet: run `npm run build -w shell` (npm start does it for you).');
  const files: { scripts: string[]; styles: string[]; fonts: string[]; federation: string[] } = JSON.parse(
    readFileSync(join(newest, 'entry.json'), 'utf8'),
  );
  const [style = ''] = files.styles;
  return {
    workerFile: join(newest, 'node/worker.cjs'),
    webFolders: builds.map((build) => join(build, 'web')),
    entry: {
      scripts: files.scripts.map((file) => `/assets/${file}`),
      style: { url: `/assets/${style}`, text: style ? readFileSync(join(newest, 'web', style), 'utf8') : '' },
      federation: files.federation.map((file) => `/assets/${file}`),
      fonts: files.fonts.map((file) => `/assets/${file}`),
    },
  };
}
