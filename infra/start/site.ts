import { basename, join } from 'node:path';
import { HOST } from '@showroom/contracts/remotes/release';
import * as z from 'zod';
import { ROOT, remoteFolders } from '../build/package-info';
import { registryConfig } from '../registry/config';
import { openBrowserIfPossible } from '../registry/gate/browser-side';
import { keysOf } from '../registry/keys/keys-of';
import { publisher, releaseRemote } from '../registry/release';
import { buildMissing } from './build-all';
import { LogFile } from './log-file';
import { assertFree, PROCESSES, type ProcessName, portOf, type Running, startProcess, untilReady } from './processes';
import { releaseInOrder } from './release-order';
import { restartOnExit } from './restart-on-exit';

export interface SiteOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Holds database, releases, keys and logs. */
  readonly dataFolder: string;
  readonly say: (line: string) => void;
  /**
   * Uses the processes that run already, and releases only what the registry does not have: the
   * site of developers.
   */
  readonly join?: boolean;
  /** Starts processes again that end by themselves. */
  readonly keepRunning?: boolean;
}

export interface RunningSite {
  readonly url: string;
  readonly running: ReadonlyMap<ProcessName, Running>;
  /** Starts a process again after it was stopped. */
  restart(name: ProcessName): Promise<void>;
  stop(): Promise<void>;
}

const SUPPORT = ['registry', 'identity', 'sandbox', 'api'] as const;

/**
 * Starts everything that the site is made of, builds and releases what is missing, and resolves
 * when the first page answers.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { env: given, dataFolder, say, join: joins } = options;
  const env = withAddresses(given, dataFolder);
  const running = new Map<ProcessName, Running>();
  const logs = join(dataFolder, 'logs');
  const all = Object.keys(PROCESSES).filter(isProcessName);
  const others = joins ? await answering(SUPPORT, env) : [];
  const names = all.filter((name) => !others.includes(name));
  await Promise.all(names.map((name) => assertFree(name, env)));

  async function start(name: ProcessName): Promise<Running> {
    const process = await startProcess(name, env, logs);
    running.set(name, process);
    return process;
  }
  async function restart(name: ProcessName): Promise<void> {
    await untilReady(await start(name));
  }
  let letEnd = () => {};
  async function stop(): Promise<void> {
    letEnd();
    // The site first: it gives the others no more work.
    await running.get('site')?.stop();
    await Promise.all(names.map(async (name) => running.get(name)?.stop()));
  }

  try {
    // Before anybody looks for them at once.
    await keysOf(registryConfig(env), ['release', 'composition']);
    for (const name of SUPPORT) if (names.includes(name)) await start(name);
    if (!joins) await buildMissing(say);
    // The registry asks the API what published pages use.
    await Promise.all([readyOf(running, 'registry'), readyOf(running, 'api')]);
    const wanted = joins ? await unknownTo(env) : released();
    if (joins) await buildMissing(say, wanted);
    await releaseAll(env, say, wanted);
    say('Starting …');
    await Promise.all(SUPPORT.map((name) => readyOf(running, name)));
    await restart('site');
    const site = running.get('site');
    if (site) await untilReady(site, '/');
    if (options.keepRunning) letEnd = restartOnExit(running.values(), { start, report: reporter(say, logs) });
    return { url: `http://localhost:${portOf('site', env)}`, running, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Says it, and keeps it where the logs are. */
function reporter(say: SiteOptions['say'], logs: string): (line: string) => void {
  const log = new LogFile(join(logs, 'start.log'));
  return (line) => {
    say(line);
    log.write(`${JSON.stringify({ time: new Date().toISOString(), msg: line })}\n`);
  };
}

function isProcessName(name: string): name is ProcessName {
  return Object.hasOwn(PROCESSES, name);
}

async function readyOf(running: ReadonlyMap<ProcessName, Running>, name: ProcessName): Promise<void> {
  const process = running.get(name);
  if (process) await untilReady(process);
}

/** Those of the processes that answer already. */
async function answering(names: readonly ProcessName[], env: NodeJS.ProcessEnv): Promise<ProcessName[]> {
  const looked = names.map(async (name) => {
    const url = `http://127.0.0.1:${portOf(name, env)}/health/ready`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok ? [name] : [];
  });
  return (await Promise.all(looked)).flat();
}

/**
 * Everything that is released, the host last: what it will meet has been checked under it by then.
 */
function released(): string[] {
  return [...remoteFolders(), HOST];
}

const releaseList = z.object({ data: z.array(z.object({ remote: z.string() })) });

/** What the registry has no release of. */
async function unknownTo(env: NodeJS.ProcessEnv): Promise<string[]> {
  const answer = await fetch(`${env['REGISTRY_URL']}/releases`);
  const { data } = releaseList.parse(await answer.json());
  return released().filter((name) => !data.some(({ remote }) => remote === basename(name)));
}

/** Releases packages by their folders. Default: all of them. */
export async function releaseAll(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  names: readonly string[] = released(),
): Promise<void> {
  let browser: ReturnType<typeof openBrowserIfPossible> | undefined;
  try {
    const registry = await publisher(env, () => (browser ??= openBrowserIfPossible(say)));
    await releaseInOrder(names, async (name) => {
      const { version, outcome } = await releaseRemote(join(ROOT, name), registry);
      if (outcome === 'published') say(`Released ${name} ${version}`);
    });
  } finally {
    await (await browser)?.close();
  }
}

/** Every process learns where the others are and where its own folder is. */
export function withAddresses(env: NodeJS.ProcessEnv, dataFolder: string): NodeJS.ProcessEnv {
  const at = (name: ProcessName) => `http://127.0.0.1:${portOf(name, env)}`;
  return {
    API_URL: at('api'),
    REGISTRY_URL: at('registry'),
    OIDC_ISSUER: at('identity'),
    SANDBOX_URL: at('sandbox'),
    SITE_ORIGIN: `http://localhost:${portOf('site', env)}`,
    ...env,
    DATA_FOLDER: join(dataFolder, 'database'),
    MEDIA_FOLDER: join(dataFolder, 'media'),
    REGISTRY_FOLDER: join(dataFolder, 'registry'),
    KEYS_FOLDER: join(dataFolder, 'keys'),
    TRUSTED_KEYS: join(dataFolder, 'keys/trusted.json'),
    IDENTITY_FOLDER: join(dataFolder, 'identity'),
    // A site of developers may run beside the one for visitors.
    SITE_FOLDER: join(dataFolder, env['SHOWROOM_DEVELOPMENT'] === '1' ? 'site-of-developers' : 'site'),
  };
}
