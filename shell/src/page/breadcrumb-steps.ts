import type { PageAttributes } from './page-data';

/** One step of the way to a page; the last one is the page itself. */
export interface BreadcrumbStep {
  readonly label: string;
  readonly url: string;
}

/** The way to a page from the home page on; the home page is nowhere below. */
export function breadcrumbSteps(
  { path, title, breadcrumbs = [] }: Pick<PageAttributes, 'path' | 'title' | 'breadcrumbs'>,
  home: string,
): readonly BreadcrumbStep[] {
  return path === '/' ? [] : [{ label: home, url: '/' }, ...breadcrumbs, { label: title, url: path }];
}

/** The way for search engines; `local` writes an address in the page's language. */
export function breadcrumbList(
  steps: readonly BreadcrumbStep[],
  local: (url: string) => string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: local(url),
    })),
  };
}
