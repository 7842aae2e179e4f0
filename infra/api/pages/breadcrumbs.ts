import { type Languages, renditionOf } from '@showroom/contracts/content/rendition';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { pathsAbove } from '@showroom/contracts/entities/paths-above';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { contentPages, pageVersions } from '../../database/schema/content';
import { navEntriesIn } from '../content/nav-entries';

/** One step of the way to a page. */
export interface Step {
  readonly label: string;
  readonly url: string;
}

/**
 * What a page is below, from the home page on and without both: the published pages above its
 * address and, where the navigation has it below an entry with an address, that entry.
 */
export async function stepsAbove(db: Db, market: string, path: string, languages: Languages): Promise<Step[]> {
  if (path === '/') return [];
  const [above, entries] = await Promise.all([
    publishedSteps(db, market, pathsAbove(path), languages),
    navEntriesIn(db, market, languages),
  ]);
  return [...entriesOver(entries, path).filter(({ url }) => !above.some((step) => step.url === url)), ...above];
}

/** Those of some paths where a page is published, from the shortest on. */
export async function publishedSteps(
  db: Db,
  market: string,
  paths: readonly string[],
  languages: Languages,
): Promise<Step[]> {
  if (paths.length === 0) return [];
  const found = await db
    .select({ path: contentPages.path, content: pageVersions.content })
    .from(contentPages)
    .innerJoin(
      pageVersions,
      and(eq(pageVersions.page_id, contentPages.id), eq(pageVersions.version, contentPages.published_version)),
    )
    .where(and(eq(contentPages.market, market), inArray(contentPages.path, [...paths])));
  return found
    .toSorted((one, other) => one.path.length - other.path.length)
    .map(({ path, content }) => ({ label: renditionOf(content, languages).title, url: path }));
}

function entriesOver(entries: readonly NavEntry[], path: string): Step[] {
  const over = entries.find(
    ({ attributes: { place, children } }) => place === 'main' && children.some(({ url }) => url === path),
  )?.attributes;
  const isStep = over?.url.startsWith('/') === true && over.url !== '/' && over.url !== path;
  return isStep ? [{ label: over.label, url: over.url }] : [];
}
