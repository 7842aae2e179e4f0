import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../build/package-info';

const LEFT_OUT = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'test-results']);

/** A copy of the workspace in a temporary folder: its own sources, the real packages. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Runs a tool of the workspace in it: status and everything that it printed. */
  run(tool: string, ...args: readonly string[]): { readonly status: number | null; readonly output: string };
  remove(): void;
}

export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-workspace-'));
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.has(one))) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  }
  linkPackages(folder);
  linkDatabase(folder);
  return {
    folder,
    run(tool, ...args) {
      const { NODE_ENV, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', tool), args, {
        cwd: folder,
        env,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The installed packages, but the workspace's own ones are the copy's. */
function linkPackages(folder: string): void {
  const real = join(ROOT, 'node_modules');
  const copied = join(folder, 'node_modules');
  mkdirSync(join(copied, '@showroom'), { recursive: true });
  for (const name of readdirSync(real).filter((one) => one !== '@showroom')) {
    symlinkSync(join(real, name), join(copied, name));
  }
  for (const name of readdirSync(join(real, '@showroom'))) {
    const place = relative(ROOT, realpathSync(join(real, '@showroom', name)));
    symlinkSync(join(folder, place), join(copied, '@showroom', name));
  }
  for (const name of readdirSync(folder)) {
    const own = join(ROOT, name, 'node_modules');
    const packages = readdirSync(ROOT).includes(name) ? ownPackages(own) : [];
    if (packages.length > 0) symlinkSync(own, join(folder, name, 'node_modules'));
  }
}

/** What the databases of its tests start as is the same, and takes seconds to make. */
function linkDatabase(folder: string): void {
  const kept = 'infra/.cache/test-database';
  mkdirSync(join(ROOT, kept), { recursive: true });
  mkdirSync(dirname(join(folder, kept)), { recursive: true });
  symlinkSync(join(ROOT, kept), join(folder, kept));
}

/** Packages that only one folder of the workspace has in its version. */
function ownPackages(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
