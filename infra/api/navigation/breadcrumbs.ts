import type { NavEntry } from '@showroom/contracts/entities/nav-entry';

/** One step of the way to a page. */
export interface Step {
  readonly label: string;
  readonly url: string;
}

/** The paths above a path, the home page first: `/`, `/offers` of `/offers/summer`. */
export function pathsAbove(path: string): string[] {
  if (path === '/') return [];
  const parts = path.split('/').slice(1, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/**
 * The way to a page: what its address is below and, where the navigation has it below an entry with
 * an address, that entry; the page itself stands at the end.
 */
export function wayTo(page: Step, above: readonly Step[], main: readonly NavEntry[]): readonly Step[] {
  const over = main.find(({ attributes }) => attributes.children.some(({ url }) => url === page.url))?.attributes;
  const [home, ...others] = above;
  const between = [over]
    .flatMap((entry) => (entry?.url.startsWith('/') ? [{ label: entry.label, url: entry.url }] : []))
    .filter(({ url }) => ![page, ...above].some((step) => step.url === url));
  return [...(home ? [home] : []), ...between, ...others, page];
}
