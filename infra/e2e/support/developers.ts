import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../build/package-info';
import { portOf } from '../../start/processes';
import type { Site } from './site';

/** Ports behind those of the site's own processes. */
const DISK_PORT = 8;
const WORKSHOP_PORT = 9;

/** `npm run dev` of one remote over a site that runs. */
export interface Developing {
  /** Address of the site of developers. */
  readonly url: string;
  /** Address that the remote is built at. */
  readonly diskUrl: string;
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Runs the command in the remote's folder, and resolves when it has said where to look. */
export async function develop(site: Site, folder: string): Promise<Developing> {
  const first = portOf('site', site.env);
  const env: NodeJS.ProcessEnv = {
    ...site.env,
    HARNESS_PORT: String(first + DISK_PORT),
    WORKSHOP_PORT: String(first + WORKSHOP_PORT),
    SHOWROOM_DATA: dirname(site.env['REGISTRY_FOLDER'] ?? ''),
  };
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), join(ROOT, 'infra/harness/dev.ts')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const [url, diskUrl] = await addresses(child);
  return {
    url,
    diskUrl,
    env,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function addresses(child: ChildProcess): Promise<readonly [string, string]> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (bytes: Buffer) => {
      said += bytes.toString();
      const [, url, diskUrl] = /(http:\/\/localhost:\d+)\/\?mf=[a-z-]+@(http:\S+)/.exec(said) ?? [];
      if (url && diskUrl) resolve([url, diskUrl]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (status) => reject(new Error(`npm run dev ended with ${status}:\n${said}`)));
  });
}

/** Changes a file as an editor would, and gives the way to change it back. */
export function edit(path: string, change: (text: string) => string): () => void {
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  return () => writeFileSync(path, before);
}
