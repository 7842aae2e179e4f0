import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { PROCESSES, type ProcessName, portOf } from '../../start/processes';
import { type RunningSite, startSite } from '../../start/site';
import { type FaultProxy, startFaultProxy } from './fault-proxy';

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 5470);
const PORTS_PER_SITE = 10;

export interface Site extends RunningSite {
  readonly env: NodeJS.ProcessEnv;
  /** Stands between the registry and everybody who reads from it. */
  readonly registryFaults: FaultProxy;
  /** Address of a market's site. */
  addressOf(market: MarketCode): string;
  /** Address of a process. */
  urlOf(name: ProcessName): string;
}

/** A whole site of its own over a freshly seeded database; `number` tells sites that run at once apart. */
export async function startOwnSite(number: number): Promise<Site> {
  const first = FIRST_PORT + number * PORTS_PER_SITE;
  const names = Object.values(PROCESSES).map(({ portVariable }) => portVariable);
  const proxyPort = first + names.length + 1;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(names.map((name, index) => [name, String(first + index)])),
    SANDBOX_SMTP_PORT: String(first + names.length),
    REGISTRY_URL: `http://127.0.0.1:${proxyPort}`,
    REGISTRY_PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    COMPOSITION_POLL: '300',
  };
  const urlOf = (name: ProcessName) => `http://127.0.0.1:${portOf(name, env)}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'showroom-e2e-'));
  const registryFaults = await startFaultProxy(proxyPort, urlOf('registry'));
  async function clean(): Promise<void> {
    await registryFaults.close();
    if (!process.env['E2E_KEEP']) rmSync(dataFolder, { recursive: true, force: true });
  }
  try {
    const running = await startSite({ env, dataFolder, say: () => undefined });
    return {
      ...running,
      env,
      registryFaults,
      urlOf,
      addressOf: (market) => {
        const { hostLabel }: Market = MARKETS[market];
        return hostLabel ? running.url.replace('//', `//${hostLabel}.`) : running.url;
      },
      async stop() {
        await running.stop();
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
