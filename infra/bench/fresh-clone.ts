import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';

/** The last commit in a folder of its own; the caller removes it. */
export function cloneToTemp(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'showroom-bench-clone-')), 'showroom');
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  return folder;
}

export function removeClone(folder: string): void {
  rmSync(join(folder, '..'), { recursive: true, force: true });
}

/** Installed packages of this checkout, so that nothing has to be installed again. */
export function linkPackages(clone: string): void {
  for (const name of ['.', ...readdirSync(ROOT)]) {
    const installed = join(ROOT, name, 'node_modules');
    if (existsSync(installed) && existsSync(join(clone, name)))
      symlinkSync(installed, join(clone, name, 'node_modules'));
  }
}
