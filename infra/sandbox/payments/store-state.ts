import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { loadJson } from '../../load-json';

/** Things of one kind by their ids, as a stand-in remembers them. */
export class StoredMap<T> extends Map<string, T> {
  readonly #entries: z.ZodType<[string, T][]>;

  constructor(thing: z.ZodType<T>) {
    super();
    this.#entries = z.array(z.tuple([z.string(), thing]));
  }

  /** Adds what was written in an earlier run. */
  restore(entries: unknown): void {
    for (const [id, thing] of this.#entries.parse(entries)) this.set(id, thing);
  }
}

type State = Readonly<Record<string, StoredMap<unknown>>>;
const storedState = z.record(z.string(), z.unknown());

/**
 * Payments outlive a restart, as they do at the provider: written after every request that may have
 * changed something, before the answer is out.
 */
export function storeOverRestarts(app: FastifyInstance, state: State, file: string | undefined): void {
  if (file === undefined) return;
  restoreState(state, file);
  app.addHook('onSend', async (request) => {
    if (request.method !== 'POST') return;
    try {
      keepState(state, file);
    } catch (error) {
      // What was paid is paid: a full disk costs what a restart would have found.
      request.log.error({ err: error }, 'payments are not kept over a restart');
    }
  });
}

/** Fills the state from a file of an earlier run; a file that cannot be read is as good as none. */
function restoreState(state: State, file: string): void {
  if (!existsSync(file)) return;
  try {
    const stored = loadJson(file, storedState);
    for (const [kind, things] of Object.entries(state)) things.restore(stored[kind] ?? []);
  } catch {
    for (const things of Object.values(state)) things.clear();
  }
}

function keepState(state: State, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const kept = Object.entries(state).map(([kind, things]) => [kind, [...things]]);
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(kept)), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
