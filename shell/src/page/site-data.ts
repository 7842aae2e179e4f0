import { localPath } from '@showroom/shared-ui/local-path';
import type { Mount } from '../federation/pins';
import type { ShellContext } from './context';

const SEARCH_PATH = '/search';

/** The site, who it is of, and how it is searched, for search engines; on the home page alone. */
export function siteData(
  { platform: { settings, locale, market }, siteUrl }: Pick<ShellContext, 'platform' | 'siteUrl'>,
  mounts: readonly Mount[],
): Record<string, unknown>[] {
  const name = settings.get('app.name');
  const organization = { '@type': 'Organization', '@id': '/#organization', name, url: '/', logo: '/favicon.svg' };
  // Not as an address: its braces would be encoded.
  const urlTemplate = `${new URL(localPath(SEARCH_PATH, locale, market), siteUrl)}?q={search_term_string}`;
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    'query-input': 'required name=search_term_string',
  };
  const site = {
    '@type': 'WebSite',
    name,
    url: localPath('/', locale, market),
    inLanguage: locale,
    publisher: { '@id': '/#organization' },
    ...(mounts.some(({ path }) => path === SEARCH_PATH) && { potentialAction: search }),
  };
  return [organization, site].map((entry) => ({ '@context': 'https://schema.org', ...entry }));
}
