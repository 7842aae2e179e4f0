import { hashOf } from './known-hashes';

/**
 * Milliseconds without an answer after which a file of a remote is asked for again; the first
 * answer counts.
 */
export const PATIENCE = 4000;

/**
 * Brings style sheets into the page before anything that needs them is shown: React would show the
 * place's fallback meanwhile.
 */
export async function styleSheetsLoaded(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(loaded));
}

const loading = new Map<string, Promise<void>>();

function loaded(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const made = isThere(url) ? Promise.resolve() : insert(url);
  loading.set(url, made);
  made.catch(() => loading.delete(url));
  return made;
}

function isThere(url: string): boolean {
  return elementsOf(url).length > 0;
}

/** The links to a style sheet, and the server's elements that hold its text. */
function elementsOf(url: string): HTMLElement[] {
  const elements = document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style[data-href]');
  return [...elements].filter((one) =>
    one instanceof HTMLLinkElement ? one.href.split('?')[0] === url : one.dataset['href']?.split(' ').includes(url),
  );
}

/**
 * Takes style sheets out of the page, when nothing that needs them is left. Only for those that
 * React never rendered.
 */
export function dropStyleSheets(urls: readonly string[]): void {
  for (const url of urls) {
    loading.delete(url);
    for (const element of elementsOf(url)) element.remove();
  }
}

/** Tries after the first, while the ones before may still come. */
const MORE_TRIES = 3;

/**
 * One that fails goes, so that the next try is a new one; one that keeps silent is asked for again,
 * and the first that comes counts.
 */
function insert(url: string, attempt = 0): Promise<void> {
  const link = linkTo(url, attempt);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (attempt < MORE_TRIES) insert(url, attempt + 1).then(resolve, () => undefined);
    }, PATIENCE);
    link.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    link.addEventListener('error', () => {
      clearTimeout(timer);
      link.remove();
      reject(new Error(`The style sheet ${url} could not be loaded`));
    });
  });
}

/**
 * In the page, after the sheets of other remotes. React takes a link with its precedence for its
 * own.
 */
function linkTo(url: string, attempt: number): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = attempt > 0 ? `${url}?retry=${attempt}` : url;
  link.crossOrigin = 'anonymous';
  link.integrity = hashOf(url);
  link.dataset['precedence'] = 'remotes';
  const siblings = document.querySelectorAll('[data-precedence="remotes"]');
  const last = siblings[siblings.length - 1];
  if (last) last.after(link);
  else document.head.append(link);
  return link;
}
