import type { AnchorHTMLAttributes, Ref } from 'react';
import './SiteLink.css';
import { useSiteHref } from './use-site-href';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly href: string;
  readonly target?: '_self' | '_blank' | undefined;
  /** `plain` has no look of its own; `inline` is underlined; `standalone` is a quiet link outside of a text. */
  readonly look?: 'plain' | 'inline' | 'standalone' | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link within the site or out of it; a plain anchor, so that it works before and without scripts. */
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
