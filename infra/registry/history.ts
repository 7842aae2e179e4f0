import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Composition, composition } from '@showroom/contracts/remotes/release';
import * as z from 'zod';
import { type StoreBytes, storeBytes, storeWhole } from './files';
import { explainedFailure } from './registry-error';

/** In the file of a composition that a rollback brought back: the file that it equals. */
const restored = z.object({ restores: z.optional(z.string()) });
const DIGITS = 6;

/**
 * The compositions of one market and channel, one file each; the last one is current. A file is
 * there whole or not at all.
 */
export class History {
  readonly #folder: string;
  readonly #origin: string;
  readonly #write: StoreBytes;
  #last: { readonly file: string; readonly composition: Composition } | undefined;

  constructor(folder: string, origin: string, write: StoreBytes = storeBytes) {
    this.#folder = folder;
    this.#origin = origin;
    this.#write = write;
  }

  /** Names of the files, oldest first. */
  async files(): Promise<string[]> {
    return existsSync(this.#folder)
      ? (await readdir(this.#folder)).filter((file) => file.endsWith('.json')).sort()
      : [];
  }

  async last(): Promise<Composition | undefined> {
    const file = (await this.files()).at(-1);
    if (!file) return undefined;
    if (this.#last?.file !== file) this.#last = { file, composition: await this.read(file) };
    return this.#last.composition;
  }

  /** Its sequence is the number in its file's name. */
  async read(file: string): Promise<Composition> {
    return composition.parse({ ...(await this.#stored(file)), sequence: numberOf(file), origin: this.#origin });
  }

  /** The file that a rollback brought back with this one. */
  async restores(file: string): Promise<string | undefined> {
    return restored.parse(await this.#stored(file)).restores;
  }

  /** Makes a composition current, under the next number. */
  async append(made: Composition, restores?: string): Promise<Composition> {
    const sequence = numberOf((await this.files()).at(-1) ?? '') + 1;
    const numbered = { ...made, sequence };
    const file = `${String(sequence).padStart(DIGITS, '0')}-${made.id}.json`;
    await storeWhole(join(this.#folder, file), JSON.stringify({ ...numbered, restores }, null, 2), {
      write: this.#write,
    }).catch((error: unknown) => {
      throw explainedFailure(error, 'the composition is the one before');
    });
    return numbered;
  }

  /** Drops what interrupted changes left. */
  async clean(): Promise<void> {
    if (!existsSync(this.#folder)) return;
    const left = (await readdir(this.#folder)).filter((file) => file.endsWith('.part'));
    await Promise.all(left.map((file) => rm(join(this.#folder, file), { force: true })));
  }

  async #stored(file: string): Promise<object> {
    return JSON.parse(await readFile(join(this.#folder, file), 'utf8'));
  }
}

function numberOf(file: string): number {
  return Number.parseInt(file, 10) || 0;
}
