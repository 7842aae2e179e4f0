import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The scope of the workspace's own packages. */
const OWN = '@showroom';

/**
 * Does what `npm install` would: the contracts as they are published, and everybody else's
 * packages, linked from the workspace.
 */
export function installOutside(workspace: string, folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(join(workspace, 'node_modules')).filter((one) => one !== OWN)) {
    symlinkSync(join(workspace, 'node_modules', name), join(modules, name));
  }
  unpackContracts(workspace, join(modules, OWN, 'contracts'));
}

function unpackContracts(workspace: string, into: string): void {
  const packed = mkdtempSync(join(tmpdir(), 'showroom-contracts-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: workspace, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    run(npm, 'pack', '-w', 'contracts', '--pack-destination', packed, '--loglevel=error');
    const [archive = ''] = readdirSync(packed);
    mkdirSync(into, { recursive: true });
    run('tar', '-xzf', join(packed, archive), '-C', into, '--strip-components=1');
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}
