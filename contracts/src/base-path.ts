declare global {
  /** On a server; see `basePath`. */
  var showroomBasePath: string | undefined;
}

/**
 * The path below which the whole site lies, with no slash at its end: `/cars`, or empty where it
 * has its host for itself. A server is told it by `setBasePath`, a page by its own HTML.
 */
export function basePath(): string {
  if (typeof document === 'undefined') return globalThis.showroomBasePath ?? '';
  return document.documentElement.dataset['base'] ?? '';
}

/** Takes the base path from the address at which visitors find the site. For servers. */
export function setBasePath(siteOrigin: string): void {
  globalThis.showroomBasePath = new URL(siteOrigin).pathname.replace(/\/+$/, '');
}

/**
 * An address with the base path before it, if it is one of the site: `/media/a.webp` becomes
 * `/cars/media/a.webp`. Addresses elsewhere, and those that have it, stay as they are.
 */
export function withBasePath(address: string): string {
  const base = basePath();
  if (base === '' || !address.startsWith('/') || address.startsWith('//') || isBelow(base, address)) return address;
  return address === '/' ? base : base + address;
}

/** A path of the site as its routes know it: without the base path. */
export function withoutBasePath(path: string): string {
  const base = basePath();
  if (base === '' || !isBelow(base, path)) return path;
  const rest = path.slice(base.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isBelow(base: string, path: string): boolean {
  return path.startsWith(base) && /^([/?#]|$)/.test(path.slice(base.length));
}

const ADDRESSES = /(\s(?:href|src|poster|action)=")(\/[^"]*)/g;

/** Clean HTML of editors whose addresses of the site have the base path before them. */
export function htmlWithBasePath(html: string): string {
  if (basePath() === '') return html;
  return html.replaceAll(ADDRESSES, (_, start: string, address: string) => start + withBasePath(address));
}
