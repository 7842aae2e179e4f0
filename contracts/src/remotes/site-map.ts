import * as z from 'zod/mini';
import type { ContentTemplate } from '../blocks/content-template';
import { HYDRATE, type Template } from '../blocks/template';

const isMoment = (value: unknown) => HYDRATE.some((moment) => moment === value);

/**
 * Whether plain data of a release can be used as a block's template. What editors alone need is not
 * looked at: a page shows a block whatever its newer fields are.
 */
export function isTemplate(value: unknown): value is Template {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'fields' in value &&
    Array.isArray(value.fields) &&
    'hydrate' in value &&
    isMoment(value.hydrate)
  );
}

/**
 * Whether plain data, of a map or of a block's module, says how the block's content is filled.
 */
export function isContentTemplate(value: unknown): value is ContentTemplate {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fields' in value &&
    Array.isArray(value.fields) &&
    'version' in value &&
    typeof value.version === 'number'
  );
}

const integrity = z.record(z.string(), z.string());

const pinnedExpose = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  integrity,
  refused: z.exactOptional(z.string()),
});

const pin = z.object({
  remote: z.string(),
  version: z.string(),
  container: z.string(),
  entry: z.string(),
  integrity: z.string(),
  exposes: z.record(z.string(), pinnedExpose),
  /** Hash of the entry of each language. */
  languages: z.exactOptional(z.record(z.string(), z.string())),
});

const filling = z.object({ remote: z.string(), expose: z.string() });

/**
 * A composition as browsers fetch it: where the files of each remote are, and what its routes,
 * slots and blocks are called. Addresses are absolute.
 */
export const siteMap = z.object({
  id: z.string(),
  origin: z.string(),
  mounts: z.array(z.object({ path: z.string(), remote: z.string(), expose: z.string() })),
  slots: z.record(z.string(), z.extend(filling, { instead: z.exactOptional(z.array(filling)) })),
  blocks: z.record(
    z.string(),
    z.object({
      remote: z.string(),
      hydrate: z.enum(HYDRATE),
      template: z.exactOptional(z.custom<ContentTemplate>(isContentTemplate)),
    }),
  ),
  pins: z.array(pin),
});

/** What fills the slots of a market's site now: what an open page asks after a navigation. */
export const slotsNow = z.pick(siteMap, { id: true, origin: true, slots: true, pins: true });
