import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { mutex } from '../../semaphore';
import { storeWhole } from '../files';

/** A small file that is read once and written whole, one change after the other. */
export class JsonFile<S extends z.ZodType> {
  readonly #path: string;
  #value: z.output<S>;
  readonly #oneChange = mutex();

  private constructor(path: string, value: z.output<S>) {
    this.#path = path;
    this.#value = value;
  }

  /**
   * A file that is not there is empty; one that cannot be understood ends the start with a
   * sentence.
   */
  static async open<S extends z.ZodType>(path: string, schema: S, empty: z.output<S>): Promise<JsonFile<S>> {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) return new JsonFile(path, empty);
    try {
      return new JsonFile(path, schema.parse(JSON.parse(text)));
    } catch (cause) {
      throw new Error(`${path} cannot be understood: mend it, or take it away to begin anew`, { cause });
    }
  }

  get value(): z.output<S> {
    return this.#value;
  }

  /** The new value holds once it is on the disk. */
  change(make: (now: z.output<S>) => z.output<S>): Promise<void> {
    return this.#oneChange(async () => {
      const next = make(this.#value);
      await storeWhole(this.#path, JSON.stringify(next, null, 2));
      this.#value = next;
    });
  }
}
