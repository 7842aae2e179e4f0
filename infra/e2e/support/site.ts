import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { MARKET_CODES, MARKETS, type MarketCode, siteUrlOf } from '@showroom/contracts/markets';
import type { Composition } from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import { openFolder } from '../../database/pglite';
import { unpackSnapshot } from '../../database/testing';
import { registryClient } from '../../registry/client';
import { registryConfig } from '../../registry/config';
import { type ProcessName, portOf, portsFrom } from '../../start/processes';
import { type RunningSite, startSite } from '../../start/site';
import { confirmed } from './confirmed';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { raw, unseen } from './http';

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 5470);
const PORTS_PER_SITE = 10;

export interface Site extends RunningSite {
  readonly env: NodeJS.ProcessEnv;
  /** Stands between the registry and everybody who reads from it. */
  readonly registryFaults: FaultProxy;
  /** Where a test can be a retailer's server, as `host:port`: pictures are fetched from there. */
  readonly retailerHost: string;
  /** Address of a market's site. */
  addressOf(market: MarketCode): string;
  /** Address of a process. */
  urlOf(name: ProcessName): string;
  /** Ends when pages of a composition's market are rendered with it. */
  untilServed(composition: Pick<Composition, 'id' | 'market'>): Promise<void>;
  /** Makes the clock of a process, by default the site's own, wrong by so many milliseconds. */
  setClock(offset: number, name?: ProcessName): void;
  /** Lets the server load every remote anew, after something was broken. */
  renewServer(breakFirst?: () => void): Promise<void>;
}

/** What the server renders with. */
function createServed(env: NodeJS.ProcessEnv, addressOf: Site['addressOf']): Pick<Site, 'untilServed' | 'renewServer'> {
  const registry = registryClient(registryConfig(env));
  const MARKET = 'ua';
  const REMOTE = 'mf-cms-editor';

  async function untilServed({ id, market }: Pick<Composition, 'id' | 'market'>): Promise<void> {
    const code = MARKET_CODES.find((one) => one === market);
    if (!code) throw new Error(`There is no market ${market}`);
    const servedNow = async () => (await raw(unseen(`${addressOf(code)}/offers`))).headers['x-composition'];
    await expect.poll(servedNow, { timeout: 30_000, message: `${market} served as ${id}` }).toBe(id);
  }

  return {
    untilServed,
    async renewServer(breakFirst) {
      const versionIn = async (market: MarketCode) =>
        (await registry.current(market)).remotes.find(({ remote }) => remote === REMOTE)?.version ?? null;
      // What that market misses for a while is nothing that tests look at there.
      const next = (await versionIn(MARKET)) === null ? await versionIn('international') : null;
      breakFirst?.();
      await untilServed(await confirmed((yes) => registry.pin(MARKET, REMOTE, next, 'renewed', yes)));
    },
  };
}

/** The option of Node that loads a file of this folder before everything else. */
export function preload(file: string): string {
  return `--import=${pathToFileURL(join(import.meta.dirname, file)).href}`;
}

/** Ports for the processes of a site; `number` tells sites that run at once apart. */
export function portsOf(number: number): Readonly<Record<string, string>> {
  return portsFrom(FIRST_PORT + number * PORTS_PER_SITE);
}

interface OwnSiteOptions {
  /** Processes that end are started again. */
  readonly keepRunning?: boolean;
  readonly dataFolder?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Options of Node for every process. */
  readonly nodeOptions?: readonly string[];
}

/** Lets a site find the pictures that others of this run have drawn. */
function sharePictures(dataFolder: string): void {
  const pictures = process.env['E2E_PICTURES'];
  if (pictures === undefined) return;
  mkdirSync(join(dataFolder, 'media'), { recursive: true });
  symlinkSync(pictures, join(dataFolder, 'media/media'));
}

/** What a site has once it is seeded and released; the rest is made as it runs. */
const SEEDED = ['database', 'registry', 'keys'];

/**
 * Gives a folder what a site begins with: the stock, the content and the releases of the template,
 * or empty tables where there is none yet.
 */
async function fillFolder(dataFolder: string, sandbox: string): Promise<void> {
  const template = process.env['E2E_TEMPLATE'];
  if (template === undefined) {
    await unpackSnapshot(join(dataFolder, 'database'), join(dataFolder, 'registry/database'));
    return;
  }
  for (const name of SEEDED) cpSync(join(template, name), join(dataFolder, name), { recursive: true });
  const database = await openFolder(join(dataFolder, 'database'));
  const moved = sql`replace(value::text, ${TEMPLATE_SANDBOX}, ${sandbox})::json`;
  await database.db.execute(
    sql`update settings set value = ${moved} where value::text like ${`%${TEMPLATE_SANDBOX}%`}`,
  );
  await database.close();
}

/** Number of the site that the template is made of, before any other runs. */
const TEMPLATE_NUMBER = 0;
const TEMPLATE_SANDBOX = `http://127.0.0.1:${portOf('sandbox', portsOf(TEMPLATE_NUMBER))}`;

/** Seeds and releases once what all sites of a run begin with; answers the folder of it. */
export async function makeTemplate(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'showroom-e2e-template-'));
  const site = await startOwnSite(TEMPLATE_NUMBER, { dataFolder });
  await site.stop();
  return dataFolder;
}

/**
 * A whole site of its own over a freshly seeded database. That a start from nothing makes the same
 * is shown in releases/start.
 */
export async function startOwnSite(number: number, options: OwnSiteOptions = {}): Promise<Site> {
  const ports = portsOf(number);
  const proxyPort = Math.max(...Object.values(ports).map(Number)) + 1;
  const retailerHost = `127.0.0.1:${proxyPort + 1}`;
  const { keepRunning = false, nodeOptions = [] } = options;
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'showroom-e2e-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...ports,
    REGISTRY_URL: `http://127.0.0.1:${proxyPort}`,
    REGISTRY_PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    COMPOSITION_POLL: '2500',
    NAVIGATION_REFRESH: '1000',
    MEDIA_PRIVATE_HOSTS: retailerHost,
    RELEASE_COMPRESSION: 'fast',
    // Known to the commands that tests run, too.
    REGISTRY_FOLDER: join(dataFolder, 'registry'),
    KEYS_FOLDER: join(dataFolder, 'keys'),
    ...options.env,
  };
  const clock = join(dataFolder, 'clock');
  const siteEnv = {
    ...env,
    E2E_CLOCK: clock,
    NODE_OPTIONS: [env['NODE_OPTIONS'] ?? '', preload('clock.mjs'), ...nodeOptions].join(' ').trim(),
  };
  const urlOf = (name: ProcessName) => `http://127.0.0.1:${portOf(name, env)}`;
  const registryFaults = await startFaultProxy(proxyPort, urlOf('registry'));
  async function clean(): Promise<void> {
    await registryFaults.close();
    const isOurs = options.dataFolder === undefined;
    if (isOurs && !process.env['E2E_KEEP']) rmSync(dataFolder, { recursive: true, force: true });
  }
  try {
    sharePictures(dataFolder);
    await fillFolder(dataFolder, urlOf('sandbox'));
    const running = await startSite({ env: siteEnv, dataFolder, say: () => undefined, keepRunning });
    const addressOf = (market: MarketCode) => siteUrlOf(running.url, MARKETS[market]);
    const served = createServed(env, addressOf);
    return {
      ...running,
      ...served,
      env,
      registryFaults,
      retailerHost,
      urlOf,
      addressOf,
      setClock(offset, name = 'site') {
        writeFileSync(clock, String(offset));
        running.running.get(name)?.child.kill('SIGUSR2');
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
