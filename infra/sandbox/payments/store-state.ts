import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';

interface KeptMap {
  set(id: string, value: never): unknown;
  clear(): void;
  entries(): Iterable<readonly [string, unknown]>;
}

/** What a stand-in remembers: maps of plain data by their names. */
type State = Readonly<Record<string, KeptMap>>;

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
    const stored: Record<string, [string, never][]> = JSON.parse(readFileSync(file, 'utf8'));
    for (const [kind, map] of Object.entries(state)) for (const [id, value] of stored[kind] ?? []) map.set(id, value);
  } catch {
    for (const map of Object.values(state)) map.clear();
  }
}

function keepState(state: State, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const kept = Object.entries(state).map(([kind, map]) => [kind, [...map.entries()]]);
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(kept)), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
