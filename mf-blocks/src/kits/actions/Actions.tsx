import type { LinkValue } from '@showroom/contracts/blocks/template';

import { LinkButton } from '@showroom/shared-ui/button';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import './Actions.css';

interface ActionProps {
  readonly link: LinkValue | undefined;
  readonly className?: string;
  /** What a label such as "Read more" is about, for those who hear the link alone. */
  readonly about?: string;
}

/** Whether a link leads somewhere, and somewhere it may. */
export function isSafe(link: LinkValue | undefined): link is LinkValue {
  return link !== undefined && link.url.trim() !== '' && safeHref(link.url) !== undefined;
}

/** A link is shown when it is safe and has a label. */
function isShown(link: LinkValue | undefined): link is LinkValue {
  return isSafe(link) && link.link_text.trim() !== '';
}

/** One link of an editor in the look that the editor chose. */
export function Action({ link, className, about }: ActionProps) {
  if (!isShown(link)) return null;
  return (
    <LinkButton href={link.url} target={link.target} kind={link.ui_type} {...(className && { className })}>
      {link.link_text}
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
    </LinkButton>
  );
}

interface ActionsProps {
  readonly links: readonly LinkValue[];
  readonly align?: 'left' | 'center' | 'right';
}

/** The links of a block, side by side. */
export function Actions({ links, align = 'left' }: ActionsProps) {
  const shown = links.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <p className={`actions actions-${align}`}>
      {shown.map((link) => (
        <Action key={link.link_text + link.url} link={link} />
      ))}
    </p>
  );
}
