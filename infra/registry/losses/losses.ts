import { createHash } from 'node:crypto';
import type { Composition } from '@showroom/contracts/remotes/release';

/** What a change would leave without a remote, and where visitors meet it. */
export interface Loss {
  readonly kind: 'template' | 'slot' | 'address';
  readonly name: string;
  /** Paths of the published pages that use a template; undefined when nobody could be asked. */
  readonly pages?: readonly string[] | undefined;
}

/** The published pages of a market, by the template that they use. */
export type PagesByTemplate = ReadonlyMap<string, readonly string[]>;

/** Paths that a sentence names before it only counts. */
const NAMED = 5;

/**
 * Templates, slots and addresses that nothing fills any more; a template that no published page
 * uses is none.
 */
export function lossesOf(before: Composition, after: Composition, used: PagesByTemplate | undefined): Loss[] {
  const retained = offersOf(after);
  const missing = [...offersOf(before).entries()].filter(([key]) => !retained.has(key)).map(([, offer]) => offer);
  return missing.flatMap(({ kind, name }): Loss[] => {
    if (kind !== 'template') return [{ kind, name }];
    if (!used) return [{ kind, name, pages: undefined }];
    const pages = used.get(name) ?? [];
    return pages.length > 0 ? [{ kind, name, pages }] : [];
  });
}

function offersOf({ remotes }: Composition): Map<string, Pick<Loss, 'kind' | 'name'>> {
  const offers = remotes.flatMap(({ templates, slots, mounts }) => [
    ...templates.map(({ key }) => ({ kind: 'template' as const, name: key })),
    ...slots.map(({ slot }) => ({ kind: 'slot' as const, name: slot })),
    ...mounts.map(({ path }) => ({ kind: 'address' as const, name: path })),
  ]);
  return new Map(offers.map((offer) => [`${offer.kind} ${offer.name}`, offer]));
}

/**
 * Names one change with exactly these losses: after any other change of the market it names
 * nothing.
 */
export function confirmationOf(before: Composition, after: Composition, losses: readonly Loss[]): string {
  const change = [before.market, before.sequence, before.id, after.channel, after.id, losses];
  return createHash('sha256').update(JSON.stringify(change)).digest('hex').slice(0, 16);
}

export function sentenceOf({ kind, name, pages }: Loss): string {
  if (kind === 'slot') return `The slot ${name} stays empty on every page.`;
  if (kind === 'address') return `Nothing is served at ${name} and below.`;
  if (!pages) return `The template ${name} is gone; which published pages use it could not be asked.`;
  const more = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
  return `The template ${name} is gone from ${pages.slice(0, NAMED).join(', ')}${more}.`;
}
