import { usePageLocale } from '@showroom/shared-ui/platform';
import type { AnchorHTMLAttributes, Ref } from 'react';
import './SiteLink.css';
import { localPath } from './local-path';
import { safeHref } from './safe-href';

/** An address as it stands in the page: safe, and with the prefix of the page's language. */
export function useSiteHref(href: string | undefined): string | undefined {
  const { locale, market } = usePageLocale();
  const safe = safeHref(href);
  return safe === undefined ? undefined : localPath(safe, locale, market);
}

/** Takes all attributes of an anchor; an `href` of the site gets the language's prefix. */
export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly href: string;
  readonly target?: '_self' | '_blank' | undefined;
  /**
   * `plain` has no look of its own; `inline` is underlined; `standalone` is a quiet link outside of
   * a text.
   */
  readonly look?: 'plain' | 'inline' | 'standalone' | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link within the site or out of it; a plain anchor, so that it works before and without scripts.
 */
export function SiteLink({ href, target, look = 'inline', className, rel, ...rest }: SiteLinkProps) {
  return (
    <a
      {...rest}
      href={useSiteHref(href)}
      target={target === '_blank' ? '_blank' : undefined}
      rel={target === '_blank' ? (rel ?? 'noopener') : rel}
      className={[look !== 'plain' && `ui-link ui-link-${look}`, className].filter(Boolean).join(' ') || undefined}
    />
  );
}
