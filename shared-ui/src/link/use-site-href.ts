import { usePageLocale } from '@showroom/shared-ui/platform';
import { localPath } from './local-path';
import { safeHref } from './safe-href';

/** The address as it stands in the page: safe, and with the prefix of the page's language. */
export function useSiteHref(href: string | undefined): string | undefined {
  const { locale, market } = usePageLocale();
  const safe = safeHref(href);
  return safe === undefined ? undefined : localPath(safe, locale, market);
}
