import { join } from 'node:path';
import { buildPackage } from '../../build/build';
import { ROOT } from '../../build/package-info';
import { firstFreePort } from '../../free-port';
import { portOf } from '../../start/processes';
import { startSite } from '../../start/site';

/**
 * Beside a site that serves visitors, the one of developers takes the next free port from here on.
 */
const BESIDE = 1;

interface SiteOfDevelopers {
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  readonly env: NodeJS.ProcessEnv;
  readonly workshopUrl: string;
  readonly say: (line: string) => void;
}

/**
 * The released site in the form for developers: the one that runs, else one over the processes that
 * run, else all of it.
 */
export async function siteOfDevelopers({ env, workshopUrl, say }: Options): Promise<SiteOfDevelopers> {
  const port = portOf('site', env);
  const present = await siteAt(port);
  if (present === 'for developers') return { url: `http://localhost:${port}`, stop: async () => undefined };
  const own = present === 'for visitors' ? await firstFreePort(port + BESIDE) : port;
  if (own !== port)
    say(`Port ${port} has a site for visitors: this one takes port ${own}. To sign in, stop that one first.`);
  const shell = await buildPackage(join(ROOT, 'shell'), 'development');
  if (shell.fresh) say('Built the shell for developers');
  const dataFolder = env['SHOWROOM_DATA'] ?? join(ROOT, '.data');
  return startSite({
    env: { ...env, SITE_PORT: String(own), SHOWROOM_DEVELOPMENT: '1', WORKSHOP_URL: workshopUrl, RENDER_WORKERS: '1' },
    dataFolder,
    say,
    join: true,
  });
}

async function siteAt(port: number): Promise<'for developers' | 'for visitors' | undefined> {
  const url = `http://localhost:${port}/development/overview.json`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (!answer) return undefined;
  await answer.body?.cancel();
  return answer.headers.get('content-type')?.includes('json') ? 'for developers' : 'for visitors';
}
