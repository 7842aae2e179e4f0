import { type EditedEntry, MOST_NAV_ENTRIES, NAV_LEVELS } from '@showroom/contracts/calls/nav-trees';
import type { ForeignOrigins } from '@showroom/contracts/content/foreign-origins';
import type { NavPlace } from '@showroom/contracts/entities/nav-entry';
import { isSafeRedirect } from '@showroom/contracts/entities/redirect-target';
import type { FieldIssue } from '../kernel/refusal';
import { isSafeAddress } from '../pages/addresses';
import { sourceRefusal } from '../pages/content-sources';

/** Whether an entry may lead there: a path or a part of the page, or http(s), mail or telephone. */
function isNavAddress(url: string): boolean {
  if (url.startsWith('/')) return isSafeRedirect({ to: url, link_type: 'internal' });
  return /^(#|[a-z]+:)/i.test(url) && !/[\s\\]/.test(url) && isSafeAddress(url);
}

/** What stands above an entry, nearest first; one that comes back to itself ends with itself. */
function parentsOf(entry: EditedEntry, byId: ReadonlyMap<string, EditedEntry>): readonly EditedEntry[] {
  const parents: EditedEntry[] = [];
  for (let at = entry; at.parent !== null; ) {
    const parent = byId.get(at.parent);
    if (!parent) return parents;
    const isBack = parent === entry || parents.includes(parent);
    parents.push(parent);
    if (isBack) return parents;
    at = parent;
  }
  return parents;
}

function parentIssue(entry: EditedEntry, place: NavPlace, byId: ReadonlyMap<string, EditedEntry>): string | undefined {
  if (entry.parent === null) return undefined;
  if (!byId.has(entry.parent)) return 'There is no such entry to stand below.';
  const parents = parentsOf(entry, byId);
  if (new Set([entry, ...parents]).size <= parents.length) {
    return `This entry stands below itself: ${[entry, ...parents].map(({ label }) => label).join(' → ')}.`;
  }
  const most = NAV_LEVELS[place];
  return parents.length < most ? undefined : `The site shows ${most === 1 ? 'one level' : 'two levels'} here.`;
}

/** A heading above others, or a line of text in the footer, may lead nowhere. */
function mayLeadNowhere({ id, parent, type }: EditedEntry, place: NavPlace, entries: readonly EditedEntry[]): boolean {
  if (parent !== null) return false;
  if (place === 'footer-medium' || place === 'footer-bottom') return type === 'link';
  return place === 'footer-top' || entries.some((other) => other.parent === id);
}

function urlIssue(entry: EditedEntry, place: NavPlace, entries: readonly EditedEntry[]): string | undefined {
  if (entry.url === '') return mayLeadNowhere(entry, place, entries) ? undefined : 'An address is missing.';
  if (!isNavAddress(entry.url)) return 'A link leads to a path of the site, http, https, mailto or tel.';
  return entry.type === 'social' && !/^https?:/i.test(entry.url) ? 'A profile lies elsewhere, at https.' : undefined;
}

function imageIssue({ type, image }: EditedEntry, { origins, before }: TreeRules): string | undefined {
  if (type === 'image' && !image?.src) return 'A picture is missing.';
  if (!image?.src || before.some((entry) => entry.image?.src === image.src)) return undefined;
  return sourceRefusal({ kind: 'picture', address: image.src }, origins);
}

interface TreeRules {
  readonly place: NavPlace;
  /** From where the market's pages load pictures. */
  readonly origins: ForeignOrigins;
  /** What stands there already: its pictures stay. */
  readonly before: readonly EditedEntry[];
}

/** What is wrong with a tree, each with its path: `entries.2.url`. */
export function treeIssues(entries: readonly EditedEntry[], rules: TreeRules): FieldIssue[] {
  const { place } = rules;
  if (entries.length > MOST_NAV_ENTRIES) {
    return [{ path: 'entries', message: `A place has at most ${MOST_NAV_ENTRIES} entries.` }];
  }
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries.flatMap((entry, index) => {
    const found: Readonly<Record<string, string | undefined>> = {
      id: byId.get(entry.id) === entry ? undefined : 'Another entry has this id.',
      parent: parentIssue(entry, place, byId),
      label: entry.label.trim() === '' ? 'A label is missing.' : undefined,
      url: urlIssue(entry, place, entries),
      'image.src': imageIssue(entry, rules),
    };
    return Object.entries(found).flatMap(([field, message]) =>
      message === undefined ? [] : [{ path: `entries.${index}.${field}`, message }],
    );
  });
}
