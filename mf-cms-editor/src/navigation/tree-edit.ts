import type { EditedEntry } from '@showroom/contracts/calls/nav-trees';
import { fillText } from '@showroom/contracts/fill-text';
import type messages from './messages/en.json';

/** Entries of a tree in its order: each is followed by those below it. */
export type Entries = readonly EditedEntry[];

/** Where a dragged entry is let go: beside another one, or below it. */
export type Zone = 'before' | 'after' | 'into';

const find = (entries: Entries, id: string) => entries.find((entry) => entry.id === id);
export const childrenOf = (entries: Entries, id: string | null) => entries.filter(({ parent }) => parent === id);

/** In the order of the tree; entries of one level keep theirs. */
function inOrder(entries: Entries): Entries {
  return childrenOf(entries, null).flatMap((entry) => [entry, ...childrenOf(entries, entry.id)]);
}

/** An entry among those of its level, from 0. */
export function indexOf(entries: Entries, { id, parent }: EditedEntry): number {
  return childrenOf(entries, parent).findIndex((one) => one.id === id);
}

export function changed(entries: Entries, next: EditedEntry): Entries {
  return find(entries, next.id) ? entries.map((one) => (one.id === next.id ? next : one)) : [...entries, next];
}

/** Takes an entry out, with what is below it. */
export function removed(entries: Entries, id: string): Entries {
  return entries.filter((one) => one.id !== id && one.parent !== id);
}

/** By one among those of its level, up (-1) or down (1). */
export function moved(entries: Entries, id: string, by: -1 | 1): Entries {
  const entry = find(entries, id);
  const beside = entry && childrenOf(entries, entry.parent)[indexOf(entries, entry) + by];
  return beside ? dropped(entries, id, { over: beside.id, zone: by === -1 ? 'before' : 'after' }) : entries;
}

/** Whether an entry may stand below another: where the place has levels, and none is below it. */
function mayGoBelow(entries: Entries, id: string, parent: string, levels: number): boolean {
  return levels > 1 && id !== parent && find(entries, parent)?.parent === null && childrenOf(entries, id).length === 0;
}

/** Below the entry before it, as its last one. */
export function indented(entries: Entries, id: string, levels: number): Entries {
  const entry = find(entries, id);
  const before = entry && childrenOf(entries, entry.parent)[indexOf(entries, entry) - 1];
  if (entry?.parent !== null || !before || !mayGoBelow(entries, id, before.id, levels)) return entries;
  return dropped(entries, id, { over: before.id, zone: 'into' }, levels);
}

/** Out of what it is below, to stand after that. */
export function outdented(entries: Entries, id: string): Entries {
  const parent = find(entries, id)?.parent;
  return parent ? dropped(entries, id, { over: parent, zone: 'after' }) : entries;
}

/** Lets an entry go over another one; the same entries where it cannot stand there. */
export function dropped(
  entries: Entries,
  id: string,
  { over, zone }: { readonly over: string; readonly zone: Zone },
  levels = 2,
): Entries {
  const [entry, target] = [find(entries, id), find(entries, over)];
  if (!entry || !target || id === over || target.parent === id) return entries;
  const parent = zone === 'into' ? target.id : target.parent;
  if (parent !== null && parent !== entry.parent && !mayGoBelow(entries, id, parent, levels)) return entries;
  const rest = entries.filter((one) => one.id !== id);
  const at = rest.findIndex((one) => one.id === over) + (zone === 'before' ? 0 : 1);
  const next = { ...entry, parent };
  return inOrder(zone === 'into' ? [...rest, next] : [...rest.slice(0, at), next, ...rest.slice(at)]);
}

/** Where an entry stands now, for those who do not see it. */
export function placeIn(entries: Entries, id: string, texts: typeof messages): string {
  const entry = find(entries, id);
  if (!entry) return '';
  const above = entry.parent === null ? undefined : find(entries, entry.parent);
  const place = {
    label: entry.label,
    place: indexOf(entries, entry) + 1,
    among: childrenOf(entries, entry.parent).length,
  };
  return above ? fillText(texts.place_below, { ...place, above: above.label }) : fillText(texts.place, place);
}
