import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StripeState } from './state';

const KINDS = ['intents', 'methods', 'refunds', 'events', 'answers', 'challenges'] as const;

/** Fills the state from a file of an earlier run; a file that cannot be read is as good as none. */
export function restoreState(state: StripeState, file: string): void {
  if (!existsSync(file)) return;
  try {
    const stored: Record<string, [string, never][]> = JSON.parse(readFileSync(file, 'utf8'));
    for (const kind of KINDS) for (const [id, value] of stored[kind] ?? []) state[kind].set(id, value);
  } catch {
    for (const kind of KINDS) state[kind].clear();
  }
}

/** Writes the state, so that payments outlive a restart as they do at the provider. */
export function keepState(state: StripeState, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(KINDS.map((kind) => [kind, [...state[kind]]]))), {
    mode: 0o600,
  });
  renameSync(`${file}.new`, file);
}
