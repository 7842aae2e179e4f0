import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { verdictOn } from './node-version.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');
const NEEDED_BYTES = 1.5 * 1024 ** 3;

/** Ends the process with one sentence that says what to do. */
function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/**
 * Installs the packages of the lock file unless they are there; says what is missing when it
 * cannot.
 */
export async function installIfNeeded() {
  const { refusal, warning } = verdictOn(process.versions.node);
  if (refusal) giveUp(refusal);
  if (warning) console.warn(warning);
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const marker = join(ROOT, 'node_modules/.installed');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES) giveUp('There is not enough room on the disk: please free 1.5 GB and try again.');
  console.log('Installing packages (once, about a minute) …');
  const code = await new Promise((done) => {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = spawn(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    npm.once('error', () => done(1));
    npm.once('exit', (status) => done(status ?? 1));
  });
  if (code !== 0)
    giveUp('The packages could not be installed: please check the connection to the package registry and try again.');
  writeFileSync(marker, lock);
}
