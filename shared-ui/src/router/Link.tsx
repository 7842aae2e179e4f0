import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

/** Takes all attributes of an anchor; `to` is an address as the router has it. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly to: To;
  readonly replace?: boolean;
  /** The page stays where it is scrolled to, although its path is another one. */
  readonly preventScrollReset?: boolean;
}

/**
 * A link of the router: with scripts no full load, without them an anchor. React Router's own
 * brings its prefetching along, which nobody uses.
 */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  function onAnchorClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return <a {...rest} href={useHref(to)} onClick={onAnchorClick} />;
}
