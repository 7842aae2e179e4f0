import type { LinkValue } from '@showroom/contracts/blocks/template';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { isLinkShown, linkAddress } from '@showroom/shared-ui/link-address';
import { useMessages } from '@showroom/shared-ui/messages';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import messages from './messages/en.json';
import './Actions.css';

interface ActionProps {
  readonly link: LinkValue | undefined;
  readonly className?: string;
  /** What a label such as "Read more" is about, for those who hear the link alone. */
  readonly about?: string;
}

/** Whether a link leads somewhere, and somewhere it may. */
export function isSafe(link: LinkValue | undefined): link is LinkValue {
  return link !== undefined && linkAddress(link) !== undefined;
}

/** The last part of a file's address. */
function fileName(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1) || url;
}

/** One link of an editor in the look that the editor chose. */
export function Action({ link, className, about }: ActionProps) {
  const { form } = useMessages(messages);
  if (!link || !isLinkShown(link)) return null;
  const href = linkAddress(link);
  const label = link.link_text.trim() || (link.type === 'form' ? form : fileName(link.url));
  if (href === undefined) {
    // What is always shown, and leads nowhere yet.
    return (
      <Button kind={link.ui_type} disabled {...(className && { className })}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton href={href} target={link.target} kind={link.ui_type} {...(className && { className })}>
      {label}
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
  const shown = links.filter(isLinkShown);
  if (shown.length === 0) return null;
  return (
    <p className={`actions actions-${align}`}>
      {shown.map((link) => (
        <Action key={link.link_text + (linkAddress(link) ?? '')} link={link} />
      ))}
    </p>
  );
}
