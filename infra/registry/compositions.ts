import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { type Composition, composition, type ReleaseManifest } from '@showroom/contracts/remotes/release';
import { RegistryError, type ReleaseStorage, writeWhole } from './storage';

const CHANNEL = 'stable';

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
    const pointer = join(this.#market(market), 'current');
    if (!existsSync(pointer)) return this.#make(market, [], 'nothing is pinned yet');
    return this.#read(market, await readFile(pointer, 'utf8'));
  }

  /** Newest first. */
  async history(market: string): Promise<Composition[]> {
    const folder = join(this.#market(market), 'history');
    const files = existsSync(folder) ? (await readdir(folder)).sort().reverse() : [];
    return Promise.all(
      files.map(async (file) => composition.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))),
    );
  }

  /** A composition that stands or stood, by its id: open pages were rendered with it. */
  async find(market: string, id: string): Promise<Composition> {
    const found = (await this.history(market)).find((made) => made.id === id);
    if (!found) throw new RegistryError(404, `${market} never had a composition ${id}`);
    return { ...found, origin: this.#origin };
  }

  /** Puts one version of a remote into a market's composition, or takes the remote out. */
  pin(market: string, remote: string, version: string | null, reason: string): Promise<Composition> {
    return this.#inTurn(async () => {
      const now = await this.current(market);
      const others = now.remotes.filter((release) => release.remote !== remote);
      if (version === null) return this.#save(market, others, reason);
      const release = await this.#storage.find(remote, version);
      if (!release) throw new RegistryError(404, `${remote} ${version} is not published`);
      if (now.remotes.some((pinned) => pinned.remote === remote && pinned.version === version)) return now;
      return this.#save(market, [...others, release], reason);
    });
  }

  /** Makes the composition before the present one the present one again. */
  rollback(market: string, reason: string): Promise<Composition> {
    return this.#inTurn(async () => {
      const [now, ...older] = await this.history(market);
      const before = older.find(({ id }) => id !== now?.id);
      if (!before) throw new RegistryError(409, `${market} has no earlier composition`);
      return this.#save(market, before.remotes, reason);
    });
  }

  #market(market: string): string {
    if (!MARKET_CODES.some((code) => code === market)) throw new RegistryError(404, `There is no market ${market}`);
    return join(this.#folder, market);
  }

  async #read(market: string, file: string): Promise<Composition> {
    const stored = JSON.parse(await readFile(join(this.#market(market), 'history', file), 'utf8'));
    return composition.parse({ ...stored, origin: this.#origin });
  }

  #make(market: string, remotes: readonly ReleaseManifest[], reason: string): Composition {
    const sorted = [...remotes].sort((a, b) => (a.remote < b.remote ? -1 : 1));
    const pins = sorted.map(({ remote, version }) => `${remote}@${version}`).join(' ');
    const id = createHash('sha256').update(`${market} ${CHANNEL} ${pins}`).digest('hex').slice(0, 12);
    const created_at = new Date().toISOString();
    return { id, market, channel: CHANNEL, created_at, reason, origin: this.#origin, remotes: sorted };
  }

  async #save(market: string, remotes: readonly ReleaseManifest[], reason: string): Promise<Composition> {
    const made = this.#make(market, remotes, reason);
    const number = (await this.history(market)).length + 1;
    const file = `${String(number).padStart(6, '0')}-${made.id}.json`;
    await writeWhole(join(this.#market(market), 'history', file), JSON.stringify(made, null, 2));
    await writeWhole(join(this.#market(market), 'current'), file);
    return made;
  }

  /** Changes come one after the other, so that two at once both stay. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(change, change);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
