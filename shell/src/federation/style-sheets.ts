import { preinit } from 'react-dom';

/** Brings style sheets into the page and waits for them: what is shown without them would stand as its fallback meanwhile. */
export async function styleSheetsLoaded(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(loaded));
}

async function loaded(url: string): Promise<void> {
  preinit(url, { as: 'style', precedence: 'remotes', crossOrigin: 'anonymous' });
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const link = links.find(({ href }) => href === url);
  if (!link || link.sheet) return;
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    // What it styles is of use without it.
    link.addEventListener('error', () => resolve(), { once: true });
  });
}
