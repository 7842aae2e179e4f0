import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { type Composition, composition } from '@showroom/contracts/remotes/release';
import * as z from 'zod/mini';
import { type SiteMap, siteMapOf } from '../federation/pins';

const DEADLINE = 2000;
const keptFile = z.record(z.string(), composition);

export type Compositions = Readonly<Record<string, Composition>>;

interface PollerOptions {
  readonly registryUrl: string;
  /** Where the last good compositions are kept, so that the site starts without the registry. */
  readonly keptAt: string;
  readonly every: number;
  readonly onChange: (compositions: Compositions) => Promise<void>;
  readonly log: (message: string) => void;
}

/** Looks at the registry again and again, never within a request, and tells of every change. */
export class CompositionPoller {
  readonly #options: PollerOptions;
  readonly #etags = new Map<string, string>();
  #known: Record<string, Composition> = {};
  /** The present compositions are not in service yet. */
  #untold = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
  }

  /** The compositions to begin with: the registry's, for each market that it does not answer for the one that was kept. */
  async first(): Promise<Compositions> {
    this.#known = await this.#readKept();
    await this.#look();
    return { ...this.#known };
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#round(), this.#options.every);
  }

  async #round(): Promise<void> {
    if (await this.#look()) this.#untold = true;
    if (this.#untold) await this.#tell();
    if (!this.#stopped) this.start();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** A change that does not serve is told again at the next look. */
  async #tell(): Promise<void> {
    try {
      await this.#options.onChange({ ...this.#known });
      this.#untold = false;
    } catch (error) {
      this.#options.log(`The new composition does not serve: ${error}`);
    }
  }

  async #look(): Promise<boolean> {
    const changes = await Promise.all(MARKET_CODES.map((market) => this.#lookAt(market)));
    const changed = changes.some(Boolean);
    if (changed) await this.#keep();
    return changed;
  }

  async #lookAt(market: string): Promise<boolean> {
    try {
      const etag = this.#etags.get(market);
      const response = await fetch(`${this.#options.registryUrl}/compositions/${market}`, {
        signal: AbortSignal.timeout(DEADLINE),
        headers: etag ? { 'if-none-match': etag } : {},
      });
      if (response.status === 304) return false;
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const fetched = composition.parse(await response.json());
      this.#etags.set(market, response.headers.get('etag') ?? '');
      const known = this.#known[market];
      if (known?.id === fetched.id && known.origin === fetched.origin) return false;
      this.#known[market] = fetched;
      return true;
    } catch (error) {
      this.#options.log(
        `The composition of ${market} could not be read: ${error instanceof Error ? error.message : error}`,
      );
      return false;
    }
  }

  async #keep(): Promise<void> {
    const { keptAt, log } = this.#options;
    try {
      await mkdir(dirname(keptAt), { recursive: true });
      await writeFile(`${keptAt}.part`, JSON.stringify(this.#known));
      await rename(`${keptAt}.part`, keptAt);
    } catch (error) {
      log(`The compositions could not be kept: ${error}`);
    }
  }

  async #readKept(): Promise<Record<string, Composition>> {
    const text = await readFile(this.#options.keptAt, 'utf8').catch(() => '{}');
    try {
      return keptFile.parse(JSON.parse(text));
    } catch (error) {
      this.#options.log(`The kept compositions are of no use: ${error instanceof Error ? error.message : error}`);
      return {};
    }
  }
}

/** The map of a composition from before this process started: pages that were open then still ask for it. */
export async function earlierSiteMap(
  { registryUrl }: { readonly registryUrl: string },
  market: string,
  id: string,
): Promise<SiteMap | undefined> {
  const address = `${registryUrl}/compositions/${market}/history/${encodeURIComponent(id)}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) }).catch(() => undefined);
  return response?.ok ? siteMapOf(composition.parse(await response.json())) : undefined;
}
