import type { NewsItem } from '@showroom/contracts/entities/news-item';
import { PAGE_PARAMETER } from '../../kits/news/visited-pages';

/** Address of a page of the list, on the same path and at its top. */
export function pageHref(page: number): string {
  return `?${PAGE_PARAMETER}=${page}#content`;
}

/** The items of a page; a page beyond the last one is the last one. */
export function pageOfItems<T>(items: readonly T[], page: number, perPage: number) {
  const size = Math.max(1, Math.floor(perPage));
  const pages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(page, pages);
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages };
}

/** News as teasers; a picture says nothing that their words do not. */
export function teasersOf(items: readonly NewsItem['attributes'][]) {
  return items.map(({ picture, blur, url, ...item }) => ({
    ...item,
    image: picture === '' ? undefined : { src: picture, alt: '', ...(blur && { blur }) },
    link: {
      link_text: '',
      url,
      type: url.startsWith('/') ? ('internal' as const) : ('external' as const),
      target: '_self' as const,
      ui_type: 'tertiary' as const,
    },
  }));
}
