import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessName, portOf, portsFrom } from '../start/processes';
import { startSite } from '../start/site';
import { print } from './table';

const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 5600);

export interface OwnSite {
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
  urlOf(name: ProcessName): string;
  pidOf(name: ProcessName): number;
  stop(): Promise<void>;
}

/**
 * A whole site over a freshly seeded database, gone afterwards; six ports from BENCH_PORT (5600)
 * on.
 */
export async function startOwnSite(settings: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'showroom-bench-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...portsFrom(FIRST_PORT),
    RATE_LIMIT: '1000000',
    KEYS_FOLDER: join(dataFolder, 'keys'),
    TRUSTED_KEYS: join(dataFolder, 'keys/trusted.json'),
    ...settings,
  };
  const clean = () => rmSync(dataFolder, { recursive: true, force: true });
  try {
    const site = await startSite({ env, dataFolder, say: print });
    return {
      url: site.url,
      env,
      urlOf: (name) => `http://127.0.0.1:${portOf(name, env)}`,
      pidOf: (name) => site.running.get(name)?.child.pid ?? 0,
      async stop() {
        await site.stop();
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
}

/** The site at BENCH_URL, when one runs already, else one of its own. */
export async function siteToLoad(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const url = process.env['BENCH_URL'];
  return url ? { url, stop: async () => undefined } : startOwnSite();
}
