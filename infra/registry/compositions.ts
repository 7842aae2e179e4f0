import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { type Composition, composition, type ReleaseManifest } from '@showroom/contracts/remotes/release';
import * as z from 'zod';
import { RegistryError, type ReleaseStorage, writeWhole } from './storage';

const CHANNEL = 'stable';
/** In the file of a composition that a rollback brought back: the file that it equals. */
const restored = z.object({ restores: z.optional(z.string()) });

/** What a market's site is made of, step by step: every change is a new composition, the older ones stay. */
export class Compositions {
  readonly #folder: string;
  readonly #origin: string;
  readonly #storage: ReleaseStorage;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(folder: string, origin: string, storage: ReleaseStorage) {
    this.#folder = join(folder, 'compositions');
    this.#origin = origin;
    this.#storage = storage;
  }

  /** The market's composition of now; one without remotes before anything was pinned. */
  async current(market: string): Promise<Composition> {
    const last = (await this.#files(market)).at(-1);
    return last ? this.#read(market, last) : this.#make(market, [], 'nothing is pinned yet');
  }

  /** Newest first. */
  async history(market: string): Promise<Composition[]> {
    const files = await this.#files(market);
    return Promise.all(files.reverse().map((file) => this.#read(market, file)));
  }

  /** A composition that stands or stood, by its id: open pages were rendered with it. */
  async find(market: string, id: string): Promise<Composition> {
    const found = (await this.history(market)).find((made) => made.id === id);
    if (!found) throw new RegistryError(404, `${market} never had a composition ${id}`);
    return found;
  }

  /** Puts one version of a remote into a market's composition, or takes the remote out. */
  pin(market: string, remote: string, version: string | null, reason: string): Promise<Composition> {
    return this.#inTurn(async () => {
      const now = await this.current(market);
      const others = now.remotes.filter((release) => release.remote !== remote);
      if (version === null) return others.length < now.remotes.length ? this.#save(market, others, reason) : now;
      const release = await this.#storage.find(remote, version);
      if (!release) throw new RegistryError(404, `${remote} ${version} is not published`);
      if (now.remotes.some((pinned) => pinned.remote === remote && pinned.version === version)) return now;
      return this.#save(market, [...others, release], reason);
    });
  }

  /** Takes back the last change that stands; again, the one before it. */
  rollback(market: string, reason: string): Promise<Composition> {
    return this.#inTurn(async () => {
      const files = await this.#files(market);
      const last = files.at(-1);
      const present = last ? ((await this.#restores(market, last)) ?? last) : '';
      const before = files[files.indexOf(present) - 1];
      if (!before) throw new RegistryError(409, `${market} has no earlier composition`);
      const origin = (await this.#restores(market, before)) ?? before;
      return this.#save(market, (await this.#read(market, origin)).remotes, reason, origin);
    });
  }

  #market(market: string): string {
    if (!MARKET_CODES.some((code) => code === market)) throw new RegistryError(404, `There is no market ${market}`);
    return join(this.#folder, market);
  }

  /** Oldest first. */
  async #files(market: string): Promise<string[]> {
    const folder = join(this.#market(market), 'history');
    return existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.json')).sort() : [];
  }

  async #stored(market: string, file: string): Promise<object> {
    return JSON.parse(await readFile(join(this.#market(market), 'history', file), 'utf8'));
  }

  async #read(market: string, file: string): Promise<Composition> {
    return composition.parse({ ...(await this.#stored(market, file)), origin: this.#origin });
  }

  async #restores(market: string, file: string): Promise<string | undefined> {
    return restored.parse(await this.#stored(market, file)).restores;
  }

  #make(market: string, remotes: readonly ReleaseManifest[], reason: string): Composition {
    const sorted = [...remotes].sort((a, b) => (a.remote < b.remote ? -1 : 1));
    const pins = sorted.map(({ remote, version }) => `${remote}@${version}`).join(' ');
    const id = createHash('sha256').update(`${market} ${CHANNEL} ${pins}`).digest('hex').slice(0, 12);
    const created_at = new Date().toISOString();
    const described = { id, market, channel: CHANNEL, sequence: 0, created_at, who: '', reason };
    return { ...described, origin: this.#origin, remotes: sorted };
  }

  async #save(
    market: string,
    remotes: readonly ReleaseManifest[],
    reason: string,
    restores?: string,
  ): Promise<Composition> {
    const made = this.#make(market, remotes, reason);
    const number = (await this.#files(market)).length + 1;
    const file = `${String(number).padStart(6, '0')}-${made.id}.json`;
    await writeWhole(join(this.#market(market), 'history', file), JSON.stringify({ ...made, restores }, null, 2));
    return made;
  }

  /** Changes come one after the other, so that two at once both stay. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(change, change);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
