import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@showroom/contracts/remotes/release';
import { ROOT } from '../../build/package-info';
import { registryClient } from '../../registry/client';
import { registryConfig } from '../../registry/config';
import type { Site } from './site';

export function registryOf(site: Site) {
  return registryClient(registryConfig(site.env));
}

/** What a market's site is made of now. */
export function compositionOf(site: Site, market = 'international'): Promise<Composition> {
  return registryOf(site).current(market);
}

/** A copy of a remote's sources that can be changed and built without touching the checkout. */
export function copyRemote(name: string): string {
  const workspace = mkdtempSync(join(tmpdir(), 'showroom-remote-'));
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
  const folder = join(workspace, name);
  mkdirSync(folder);
  const leaveOut = /\/(dist|node_modules)(\/|$)/;
  cpSync(join(ROOT, name), folder, { recursive: true, filter: (source) => !leaveOut.test(source.slice(ROOT.length)) });
  return folder;
}

/** Runs `npm run release` of a remote's folder as its team would. */
export async function release(site: Pick<Site, 'env'>, folder: string, ...options: string[]): Promise<string> {
  const command = join(ROOT, 'infra/registry/cli/main.ts');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), command, 'release', ...options], {
    cwd: folder,
    env: site.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error(`The release failed:\n${output}`);
  return /(\d+\.\d+\.\d+-[0-9a-f]+)/.exec(output)?.[1] ?? '';
}
