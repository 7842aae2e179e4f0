import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET_CODES, MARKETS, siteUrlOf } from '@showroom/contracts/markets';
import { type Composition, composition } from '@showroom/contracts/remotes/release';
import { registryConfig } from '../registry/config';
import { keysOf } from '../registry/keys/keys-of';
import { portOf, type Running, startProcess, untilReady } from '../start/processes';
import { withAddresses } from '../start/site';
import { fetchHostBuild } from './host-build';
import { startReplayedRegistry } from './replayed-registry';

const SUPPORT = ['registry', 'identity', 'sandbox', 'api'] as const;

interface ReplayOptions {
  readonly id: string;
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly dataFolder: string;
  readonly say: (line: string) => void;
}

export interface Replay {
  readonly url: string;
  readonly composition: Composition;
  stop(): Promise<void>;
}

/**
 * Serves a past composition again: its remotes and its build of the shell, from the registry, each
 * byte checked.
 */
export async function replay({ id, port, env: given, dataFolder, say }: ReplayOptions): Promise<Replay> {
  const env = withAddresses(given, dataFolder);
  const registryUrl = env['REGISTRY_URL'] ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'showroom-replay-'));
  const stops = [() => rm(folder, { recursive: true, force: true })];
  async function stop(): Promise<void> {
    for (const one of stops.splice(0).reverse()) await one();
  }
  try {
    const config = registryConfig(env);
    const keys = await keysOf(config, []);
    for (const running of await startMissing(env, join(dataFolder, 'logs')))
      stops.push(async () => void (await running.stop()));
    const found = await findComposition(registryUrl, config.token, id);
    const builds = join(folder, 'shell');
    if (found.host) await fetchHostBuild(registryUrl, found.host.version, builds, await keys.trusted());
    else say('This composition is of before builds of the shell were released: the newest one serves it.');
    const registry = await startReplayedRegistry(registryUrl, found);
    stops.push(registry.close);
    const siteEnv = {
      ...env,
      SITE_PORT: String(port),
      REGISTRY_URL: registry.url,
      SITE_FOLDER: join(folder, 'site'),
      SITE_ORIGIN: `http://localhost:${port}`,
      ...(found.host && { SHELL_BUILDS: builds }),
    };
    const site = await startProcess('site', siteEnv, join(folder, 'logs'));
    stops.push(async () => void (await site.stop()));
    await untilReady(site, '/');
    return { url: addressOf(found.market, port), composition: found, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts what the site needs and does not run yet. */
async function startMissing(env: NodeJS.ProcessEnv, logs: string): Promise<Running[]> {
  const answers = await Promise.all(
    SUPPORT.map(async (name) => {
      const url = `http://127.0.0.1:${portOf(name, env)}/health/ready`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      await answer?.body?.cancel();
      return answer?.ok === true;
    }),
  );
  const missing = SUPPORT.filter((_, index) => !answers[index]);
  const started = await Promise.all(missing.map((name) => startProcess(name, env, logs)));
  await Promise.all(started.map((running) => untilReady(running)));
  return started;
}

async function findComposition(registryUrl: string, token: string, id: string): Promise<Composition> {
  for (const market of MARKET_CODES) {
    const response = await fetch(`${registryUrl}/compositions/${market}/history/${encodeURIComponent(id)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.ok) return composition.parse(await response.json());
  }
  throw new Error(`No market ever had a composition ${id}`);
}

function addressOf(market: string, port: number): string {
  const code = MARKET_CODES.find((one) => one === market);
  return siteUrlOf(`http://localhost:${port}`, MARKETS[code ?? 'international']);
}
