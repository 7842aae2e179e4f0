import { type Leading, patternsOver, targetFrom } from '@showroom/contracts/entities/redirect-pattern';
import { redirectPath } from '@showroom/contracts/entities/redirect-target';
import type { MarketCode } from '@showroom/contracts/markets';
import type { RedirectRow } from '../../database/schema/content';
import { MOST_REDIRECTS, withoutLanguage } from '../pages/published';

/** Paths that lead from one to the next; the last one is where they come back to, or go on from. */
export type Chain = readonly string[];

/** Redirects to paths of the site, which are the ones that can lead back. */
export function leadingOf(market: MarketCode, rows: readonly RedirectRow[]): readonly Leading[] {
  return rows
    .filter(({ link_type }) => link_type === 'internal')
    .map(({ path, to }) => ({ path, to: inSite(market, to) }));
}

/** What pages and redirects are found by, of a target. */
function inSite(market: MarketCode, to: string): string {
  return withoutLanguage(market, redirectPath(to)) ?? to;
}

/**
 * Redirects that never come to an end, each with the chain that shows it. A pattern stands for all
 * paths below it at once: what every one of them goes through is followed, and what a longer
 * redirect takes out of it begins a chain of its own: a circle that only some of them enter goes
 * through the path of such a longer one.
 */
export function loopsOf(redirects: readonly Leading[]): ReadonlyMap<string, Chain> {
  const byPath = new Map(redirects.map((one) => [one.path, one]));
  const loops = new Map<string, Chain>();
  for (const { path } of redirects) {
    const chain = endlessFrom(path, byPath);
    if (chain) loops.set(path, chain);
  }
  return loops;
}

function endlessFrom(start: string, byPath: ReadonlyMap<string, Leading>): Chain | undefined {
  const chain = [start];
  for (let path = start; ; ) {
    const found = [path, ...patternsOver(path)].flatMap((one) => byPath.get(one) ?? [])[0];
    if (!found) return undefined;
    path = decoded(targetFrom(found, path));
    const isBack = chain.includes(path);
    chain.push(path);
    if (isBack || chain.length > MOST_REDIRECTS + 1) return chain;
  }
}

/** What is taken along comes encoded. */
const decoded = (path: string) => redirectPath(path) ?? path;
