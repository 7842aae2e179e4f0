import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { CHANNELS, type Channel, type Composition } from '@showroom/contracts/remotes/release';
import * as z from 'zod/mini';
import { type ComposedMap, siteMapOf } from '../federation/pins';
import type { Compositions } from '../render/protocol';
import { type OpenedComposition, openComposition, outOfTime } from './opened-composition';
import { TrustedKeys, type Verify } from './trusted-keys';

const DEADLINE = 2000;
const storedFile = z.record(z.string(), z.partialRecord(z.enum(CHANNELS), z.object({ jws: z.string() })));

/** The status of the composition of a market and channel, for whoever looks after the site. */
export interface CompositionState {
  readonly market: string;
  readonly channel: Channel;
  readonly id: string;
  readonly sequence: number;
  readonly issued_at: string;
  readonly expires_at: string;
  /** The shell's build that it was checked against. */
  readonly host?: string;
  /**
   * `current`: as the registry has it. `stored`: the registry's is away or refused. `expired`:
   * stored beyond its time.
   */
  readonly status: 'current' | 'stored' | 'expired';
  readonly problem?: string;
  /** Releases that were left out because no trusted key vouches for them. */
  readonly leftOut: readonly string[];
  /** What it took to verify its signature and those of its releases. */
  readonly verified_ms: number;
}

interface PollerOptions {
  readonly registryUrl: string;
  /** File with the public keys that are trusted. */
  readonly trustedKeys: string;
  /** Where the last good compositions are stored, so that the site starts without the registry. */
  readonly storedAt: string;
  readonly every: number;
  /** The shell's build that runs here. */
  readonly host?: string;
  readonly onChange: (compositions: Compositions) => Promise<void>;
  readonly log: (message: string) => void;
  readonly now?: () => number;
}

/** A market and channel: what serves, and what the last look at the registry gave. */
interface Place {
  readonly market: string;
  readonly channel: Channel;
  known?: OpenedComposition;
  verifiedMs?: number;
  etag?: string;
  problem?: string;
}

/**
 * Looks at the registry again and again, never within a request, and reports every change. What
 * serves is signed by a trusted key, and so is each release in it; what is wrong, older, expired or
 * from the future never takes the place of what is good.
 */
export class CompositionPoller {
  readonly #options: PollerOptions;
  readonly #keys: TrustedKeys;
  readonly #places: readonly Place[] = MARKET_CODES.flatMap((market) =>
    CHANNELS.map((channel): Place => ({ market, channel })),
  );
  /** The present compositions are not in service yet. */
  #isUnreported = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
    this.#keys = new TrustedKeys(options.trustedKeys);
  }

  /**
   * The compositions to begin with: the registry's, for each market that it does not answer for the
   * one that was stored.
   */
  async first(): Promise<Compositions> {
    await this.#loadStored();
    await this.#look();
    return this.#known();
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#round(), this.#options.every);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** The status of every composition that serves. */
  states(): CompositionState[] {
    return this.#places.flatMap(({ market, channel, known, problem, verifiedMs = 0 }) => {
      if (!known) return [];
      const { id, sequence, issued_at, expires_at, host } = known.composition;
      const expired = Date.parse(expires_at) < this.#now();
      return {
        market,
        channel,
        id,
        sequence,
        issued_at,
        expires_at,
        ...(host && { host: host.version }),
        status: expired ? 'expired' : problem ? 'stored' : 'current',
        ...(problem && { problem }),
        leftOut: known.broken.map(({ release }) => release),
        verified_ms: Number(verifiedMs.toFixed(1)),
      };
    });
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #known(): Compositions {
    const opened = (market: string, channel: Channel) =>
      this.#places.find((place) => place.market === market && place.channel === channel)?.known?.composition;
    return Object.fromEntries(
      MARKET_CODES.flatMap((market) => {
        const [stable, canary] = [opened(market, 'stable'), opened(market, 'canary')];
        return stable ? [[market, { stable, ...(canary && { canary }) }]] : [];
      }),
    );
  }

  async #round(): Promise<void> {
    if (await this.#look()) this.#isUnreported = true;
    if (this.#isUnreported) await this.#notify();
    if (!this.#stopped) this.start();
  }

  /** A change that does not serve is reported again at the next look. */
  async #notify(): Promise<void> {
    try {
      await this.#options.onChange(this.#known());
      this.#isUnreported = false;
    } catch (error) {
      this.#options.log(`The new composition does not serve: ${error}`);
    }
  }

  async #look(): Promise<boolean> {
    // With other keys, what holds and what does not is another question.
    if (await this.#keys.changed()) for (const place of this.#places) delete place.etag;
    const renewed = this.#places.map(({ known }) => known?.signed);
    const changes = await Promise.all(this.#places.map((place) => this.#lookAt(place)));
    if (this.#places.some(({ known }, index) => known?.signed !== renewed[index])) await this.#store();
    return changes.some(Boolean);
  }

  async #lookAt(place: Place): Promise<boolean> {
    const { market, channel } = place;
    try {
      const address = `${this.#options.registryUrl}/compositions/${market}/signed?channel=${channel}`;
      const response = await fetch(address, {
        signal: AbortSignal.timeout(DEADLINE),
        headers: place.etag ? { 'if-none-match': place.etag } : {},
      });
      if (response.status === 404 && channel === 'canary') return endOf(place);
      if (response.status !== 304) {
        if (!response.ok) throw new Error(`The registry answered ${response.status}`);
        const changed = await this.#take(place, await response.text());
        place.etag = response.headers.get('etag') ?? '';
        delete place.problem;
        return changed;
      }
      if (place.etag) delete place.problem;
      return false;
    } catch (error) {
      this.#report(place, error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  /** Puts a composition into service; throws what keeps it out. */
  async #take(place: Place, signed: string): Promise<boolean> {
    const from = performance.now();
    const verify = await this.#keys.verifier();
    const next = await openComposition(signed, verify);
    const verifiedMs = performance.now() - from;
    const { market, channel, known } = place;
    const { composition, broken } = next;
    if (composition.market !== market || composition.channel !== channel) {
      throw new Error(`It is one of ${composition.market} ${composition.channel}`);
    }
    const late = outOfTime(composition, this.#now());
    const good = known && (await stillHolds(known, verify)) ? known.composition : undefined;
    if (good) {
      if (composition.sequence < good.sequence)
        throw new Error(`It is older (${composition.sequence}) than what serves (${good.sequence})`);
      if (composition.sequence === good.sequence && composition.id !== good.id)
        throw new Error(`Two compositions have the number ${good.sequence}`);
      if (late) throw new Error(`${composition.id} is refused: ${late}`);
    }
    const [first] = broken;
    if (first && good) throw new Error(`${composition.id} is refused: ${first.release}: ${first.reason}`);
    if (late)
      this.#options.log(`The composition ${composition.id} of ${market} serves although ${late}: there is no other`);
    for (const { release, reason } of broken) {
      this.#options.log(`${release} is left out of the composition ${composition.id} of ${market}: ${reason}`);
    }
    this.#compareHost(composition);
    place.known = next;
    place.verifiedMs = verifiedMs;
    return !isSame(known?.composition, composition);
  }

  /** Another build serves as well, but nobody looked at these remotes under it. */
  #compareHost({ id, market, host }: Composition): void {
    const own = this.#options.host;
    if (!own || !host || own === host.version) return;
    this.#options.log(`The composition ${id} of ${market} was checked against shell ${host.version}, here runs ${own}`);
  }

  /** Said once, for as long as it is the same problem. */
  #report(place: Place, problem: string): void {
    if (place.problem === problem) return;
    place.problem = problem;
    this.#options.log(`The composition of ${place.market} (${place.channel}) could not be taken: ${problem}`);
  }

  async #store(): Promise<void> {
    const { storedAt, log } = this.#options;
    const stored: Record<string, Partial<Record<Channel, { jws: string }>>> = {};
    for (const { market, channel, known } of this.#places) {
      if (known) stored[market] = { ...stored[market], [channel]: { jws: known.signed } };
    }
    try {
      await mkdir(dirname(storedAt), { recursive: true });
      await writeFile(`${storedAt}.part`, JSON.stringify(stored));
      await rename(`${storedAt}.part`, storedAt);
    } catch (error) {
      log(`The compositions could not be stored: ${error}`);
    }
  }

  /** What lies on the disk is trusted no more than what comes over the network. */
  async #loadStored(): Promise<void> {
    const text = await readFile(this.#options.storedAt, 'utf8').catch(() => '{}');
    try {
      const stored = storedFile.parse(JSON.parse(text));
      for (const place of this.#places) {
        const signed = stored[place.market]?.[place.channel];
        if (signed) await this.#take(place, signed.jws).catch((error: Error) => this.#report(place, error.message));
        delete place.problem;
      }
    } catch (error) {
      this.#options.log(`The stored compositions are of no use: ${error instanceof Error ? error.message : error}`);
    }
  }
}

function endOf(place: Place): boolean {
  const stood = place.known !== undefined;
  delete place.known;
  delete place.etag;
  delete place.problem;
  return stood;
}

/** Whether trusted keys vouch still for all that serves: one may have been revoked. */
async function stillHolds({ signed, broken }: OpenedComposition, verify: Verify): Promise<boolean> {
  const again = await openComposition(signed, verify).catch(() => undefined);
  return again !== undefined && again.broken.length <= broken.length;
}

function isSame(a: Composition | undefined, b: Composition): boolean {
  return a?.id === b.id && a.origin === b.origin && a.share === b.share && a.remotes.length === b.remotes.length;
}

/**
 * The map of a composition from before this process started: pages that were open then still ask
 * for it.
 */
export async function earlierSiteMap(
  { registryUrl, trustedKeys }: { readonly registryUrl: string; readonly trustedKeys: string },
  market: string,
  id: string,
): Promise<ComposedMap | undefined> {
  const address = `${registryUrl}/compositions/${market}/history/${encodeURIComponent(id)}/signed`;
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const signed = await response.text();
  const verify = await new TrustedKeys(trustedKeys).verifier();
  // One that cannot be trusted is as good as none.
  const opened = await openComposition(signed, verify).catch(() => undefined);
  return opened && siteMapOf(opened.composition);
}
