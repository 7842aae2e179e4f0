import { isHere, type PageAddress } from '@showroom/shared-ui/page-address';
import { escaped, unescaped } from './text';

const LINK = /<a\b[^>]*>/g;

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

/**
 * Cleaned HTML whose links know the page: the present one is marked, and those to other languages
 * lead to the same page there.
 */
export function adaptedLinks(html: string, page: PageAddress): string {
  return html.replace(LINK, (tag) => {
    const other = page.others.find(({ locale }) => locale === attribute(tag, 'hreflang'));
    if (other) return tag.replace(/(\shref=")[^"]*/, (_, start: string) => start + escaped(other.href));
    if (!isHere(attribute(tag, 'href') ?? '', page) || tag.includes(' aria-current=')) return tag;
    return tag.replace(/^<a/, '<a aria-current="page"');
  });
}

/** The same for links that stand in a page, after it has changed. */
export function adaptLinks(root: Element, page: PageAddress): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const other = page.others.find(({ locale }) => locale === link.hreflang);
    if (other) link.setAttribute('href', other.href);
    else if (isHere(link.getAttribute('href') ?? '', page)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
