import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import * as z from 'zod';
import { PARCELS, ROOT } from './package-info';

/** A declaration as every build keeps it: its name and its version side by side. */
const EVENT = /name:\s*["'`]([a-z][a-z0-9-]*:[a-z][a-z0-9-]*)["'`],\s*version:\s*(\d+)/g;
/** A reading of a setting by a key of its own, be it one that nobody declared. */
const READING = /(?:useSetting\)?|settings\.get)\(\s*["'`]([a-z][\w]*\.[\w.]+)["'`]/g;

/**
 * Keys that a remote may read; the others it can only name, as the screen that lists every setting
 * does.
 */
const READABLE = SETTINGS.filter(({ audience }) => audience === 'public').map(({ key }) => key);

/**
 * What a build contains of the common contracts: the events that it declares and the settings that
 * it names.
 */
export function usesOf(output: string): ReleaseManifest['uses'] {
  const events = new Set<string>();
  const settings = new Set<string>();
  for (const text of scriptsOf(output)) {
    for (const [, name, version] of text.matchAll(EVENT)) events.add(`${name}@${version}`);
    for (const [, key = ''] of text.matchAll(READING)) settings.add(key);
    for (const key of READABLE)
      if (["'", '"', '`'].some((quote) => text.includes(quote + key + quote))) settings.add(key);
  }
  return { events: [...events].sort(), settings: [...settings].sort() };
}

function scriptsOf(output: string): string[] {
  return (
    ['web', 'node']
      .flatMap((side) => readdirSync(join(output, side), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
      // Parcels take nothing of a host of ours.
      .filter((entry) => !entry.parentPath.startsWith(join(output, PARCELS)))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  );
}

const declaredEvent = z.object({
  name: z.string(),
  version: z.number(),
  from: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Every event that a host's bus knows, as `name@version`: those of contracts/src/events, and the
 * versions that they come from.
 */
export async function knownEvents(): Promise<string[]> {
  const folder = join(ROOT, 'contracts/src/events');
  const known = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    const module: Record<string, unknown> = await import(join(folder, file));
    for (const value of Object.values(module)) {
      const event = declaredEvent.safeParse(value).data;
      if (!event) continue;
      for (const version of [event.version, ...Object.keys(event.from ?? {})]) known.add(`${event.name}@${version}`);
    }
  }
  return [...known].sort();
}
