import { basePath, withoutBasePath } from '@showroom/contracts/base-path';
import type { Market } from '@showroom/contracts/markets';
import { localeOf } from './locale-of';

/** Path prefixes that only signed-in people with a role may open. */
export const GUARDED_PREFIXES = ['/cms', '/admin', '/lrdx-navigation-test', '/disabled-preview'] as const;

/** Path of the page that editors make for addresses where nothing stands, without its slash. */
export const NOT_FOUND_PATH = '404';

/** What carries the signed link to a draft: its address is open to whoever has it. */
export const PREVIEW_TOKEN = 'preview';

/** Whether the draft of a page is shown there, in whichever language. */
export function isPreview(path: string): boolean {
  return /^(\/[a-z]{2})?\/disabled-preview\//.test(path);
}

/** Whether editors work there, in whichever language: drafts stand in frames of their pages. */
export function isBuilder(path: string): boolean {
  return /^(\/[a-z]{2})?\/(cms|admin)(\/|\?|$)/.test(path);
}

/** Whether a route of staff stands there (staff-routes). */
export function isStaffRoute(path: string): boolean {
  return /^\/(gallery|lrdx-navigation-test|disabled-preview)(\/|$)/i.test(path);
}

export function isGuarded(path: string): boolean {
  return GUARDED_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/**
 * Addresses of this origin that are no pages of the router, and the gallery, whose examples only
 * the server knows.
 */
const NO_PAGE = /^\/(platform|media|naas|assets|auth|health|site-map|gallery)(\/|$)/;

/** Whether something else than a page of the router stands at a path, in whichever language. */
export function isNoPage(path: string): boolean {
  return NO_PAGE.test(path);
}

/**
 * The router's path for an address, unless it is another document: elsewhere, guarded, no page, or
 * in another language.
 */
export function destinationOf(url: URL, basename: string, market: Market): string | undefined {
  if (url.origin !== window.location.origin) return;
  const here = window.location;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return;
  // Beside the site's base path another site stands.
  if (basePath() !== '' && withoutBasePath(url.pathname) === url.pathname) return;
  // Another language is another document: its lang and dir are the server's business.
  if (localeOf(market, url.pathname).basename !== basename) return;
  const pathIn = (pathname: string) => pathname.slice(basename === '/' ? 0 : basename.length) || '/';
  const path = pathIn(url.pathname);
  // Guarded parts ask for a session first, which is the server's business; from one to another
  // whoever has a session goes on.
  const isOutside = isGuarded(path) && !isGuarded(pathIn(here.pathname));
  if (isOutside || isNoPage(path)) return;
  return path + url.search + url.hash;
}
