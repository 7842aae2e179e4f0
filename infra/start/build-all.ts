import { spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '../build/build-id';
import { ROOT, remoteFolders } from '../build/package-info';
import { StartError } from './processes';

const AT_ONCE = 2;

/**
 * Builds the shell and every remote whose sources have no build yet, two at a time, and says so
 * line by line.
 */
export async function buildMissing(
  say: (line: string) => void,
  names: readonly string[] = ['shell', ...remoteFolders()],
): Promise<void> {
  const missing = names.filter((name) => {
    const folder = join(ROOT, name);
    const build = join(folder, 'dist', buildIdOf(folder));
    if (!existsSync(build)) return true;
    // The newest build is served, also when the sources are again what they once were.
    const now = new Date();
    utimesSync(build, now, now);
    return false;
  });
  if (missing.length === 0) return;
  say(`Building ${missing.length} of ${names.length} packages …`);
  const queue = [...missing];
  let done = 0;
  async function worker(): Promise<void> {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const started = performance.now();
      await build(name);
      done += 1;
      say(`  ${done}/${missing.length} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function build(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'infra/build/main.ts')], {
      cwd: join(ROOT, name),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (bytes: Buffer) => {
      errors += bytes.toString();
    });
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new StartError(`${name} could not be built:\n${errors}`)),
    );
  });
}
