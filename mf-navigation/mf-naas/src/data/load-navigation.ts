import { htmlWithBasePath, withBasePath } from '@showroom/contracts/base-path';
import { getNaasNavigation, type NaasNavigation } from '@showroom/contracts/calls/navigation';
import { pathOfPage } from '@showroom/shared-ui/local-path';
import { type PageAddress, pageAddress } from '@showroom/shared-ui/page-address';
import { matchesPath } from '@showroom/shared-ui/path-pattern';
import type { Platform } from '@showroom/shared-ui/platform';
import { adaptedLinks } from '../html/links';
import { filled } from '../html/placeholders';

export interface NaasData extends NaasNavigation {
  /** Where its script may come from. */
  readonly origins: readonly string[];
  /** The page that it was made for. */
  readonly page: PageAddress;
  /** Nothing of it is to lead away from its page but the logo. */
  readonly isLogoOnly: boolean;
}

/** Whether the market's pages at an address have the logo alone above them. */
export function isLogoOnly({ settings, locale, market }: Platform, { pathname }: Pick<URL, 'pathname'>): boolean {
  const path = pathOfPage(pathname, locale, market);
  return settings.get('navigation.logo_only_on_pages').some((pattern) => matchesPath(pattern, path));
}

/** The service's navigation with everything that this page and this market put into it. */
export async function loadNavigation(platform: Platform, url: URL, signal: AbortSignal): Promise<NaasData> {
  const { client, market, locale, settings } = platform;
  const configuration = settings.get('naas_navigation.configuration');
  const input = { params: { locale }, query: { market: market.code } };
  const { html, ...links } = await client.send(getNaasNavigation, input, { signal });
  const page = pageAddress(platform, url);
  const retailer = {
    name: configuration?.retailer_name ?? settings.get('app.name'),
    url: configuration?.retailer_url ?? '/',
  };
  return {
    ...links,
    cssLink: withBasePath(links.cssLink),
    html: adaptedLinks(htmlWithBasePath(filled(html, retailer)), page),
    origins: configuration?.origins ?? [],
    page,
    isLogoOnly: isLogoOnly(platform, url),
  };
}
