import type { LinkValue } from '@showroom/contracts/blocks/template';
import { Heading, type HeadingLevel, type HeadingSize } from '@showroom/shared-ui/heading';
import { Action } from '../actions/Actions';
import { RichText } from '../rich-text/RichText';

interface ContentTextProps {
  readonly title: string;
  /** HTML of an editor. */
  readonly text: string;
  readonly link: LinkValue | undefined;
  readonly level: HeadingLevel;
  readonly size: HeadingSize;
  readonly linkClass?: string;
  /** What the link is about, for those who hear it alone. */
  readonly about?: string;
}

/** The heading, the text and the link of a group, as far as it has them. */
export function ContentText({ title, text, link, level, size, linkClass, about }: ContentTextProps) {
  return (
    <>
      {title !== '' && (
        <Heading level={level} size={size}>
          {title}
        </Heading>
      )}
      <RichText html={text} />
      <Action link={link} {...(about && { about })} {...(linkClass && { className: linkClass })} />
    </>
  );
}
