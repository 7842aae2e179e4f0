import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/package-info';
import { runCommand } from '../../checks/command';

const SOURCE = join(import.meta.dirname, 'next');
const FOLDER = join(ROOT, '.cache/bench/next');

export interface Peer {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Installs, builds and starts the same list as a page of Next.js, outside of the workspaces, with
 * data and pictures of the site. Throws when a step of it fails.
 */
export async function startNext(site: string, port: number): Promise<Peer> {
  cpSync(SOURCE, FOLDER, { recursive: true });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PEER_SITE: site,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  for (const args of [
    ['ci', '--no-audit', '--no-fund'],
    ['run', 'build'],
  ]) {
    const status = await runCommand('npm', [...args, '--prefix', FOLDER], { env });
    if (status !== 0) throw new Error(`npm ${args.join(' ')} of the page of Next.js ended with ${status}`);
  }
  const command = [
    join(FOLDER, 'node_modules/next/dist/bin/next'),
    'start',
    FOLDER,
    '-p',
    `${port}`,
    '-H',
    '127.0.0.1',
  ];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, child);
  return {
    url,
    child,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Next.js ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
