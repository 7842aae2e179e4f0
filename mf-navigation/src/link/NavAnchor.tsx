import type { NavLink } from '@showroom/contracts/entities/nav-entry';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import type { ReactNode } from 'react';

interface NavAnchorProps {
  readonly link: NavLink;
  readonly className: string;
  /** Whether it leads to the page at hand. */
  readonly isHere?: boolean;
  /** What the link shows, by default its icon and its label. */
  readonly children?: ReactNode;
}

/**
 * A link of the navigation or footer with what its editor set. One that leads nowhere is a span, or
 * a div.
 */
export function NavAnchor({ link, className, isHere = false, children }: NavAnchorProps) {
  const { url, target, rel, html_id: id, tag: Tag = 'span' } = link;
  const content = children || <LinkText link={link} />;
  const common = {
    ...(id && { id }),
    className: link.class ? `${className} ${link.class}` : className,
    ...(link.aria_label && { 'aria-label': link.aria_label }),
  };
  if (url === '') return <Tag {...common}>{content}</Tag>;
  return (
    <SiteLink
      {...common}
      look="plain"
      href={url}
      target={target}
      {...(rel && { rel })}
      aria-current={isHere ? 'page' : undefined}
      suppressHydrationWarning
    >
      {content}
    </SiteLink>
  );
}

function LinkText({ link: { icon = '', label } }: Pick<NavAnchorProps, 'link'>) {
  if (!isIconName(icon)) return label;
  return (
    <>
      <Icon name={icon} size={18} />
      <span>{label}</span>
    </>
  );
}
