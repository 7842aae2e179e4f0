import type { SiteLinkProps } from '@showroom/shared-ui/link';
import { useHostPage } from '../host-page';

/** A link to the site from a page that is not part of it: whole, or followed by the host. */
export function SiteLink({ href, target, look: _look, rel, onClick, ...rest }: SiteLinkProps) {
  const { addressOf, follow } = useHostPage();
  return (
    <a
      {...rest}
      href={addressOf(href)}
      target={target === '_blank' ? '_blank' : undefined}
      rel={target === '_blank' ? (rel ?? 'noopener') : rel}
      onClick={(click) => {
        onClick?.(click);
        follow(click);
      }}
    />
  );
}
