import type { HTMLAttributes } from 'react';
import './Paragraph.css';

/** How large a paragraph looks; `quote` is somebody's words, `subcopy` what stands small beside. */
export type ParagraphSize = 'xs' | 's' | 'm' | 'l' | 'quote' | 'subcopy';

/** Takes all attributes of a paragraph. */
export interface ParagraphProps extends HTMLAttributes<HTMLParagraphElement> {
  readonly size: ParagraphSize;
}

/** A text that somebody typed, in one of the sizes of the site, its line breaks kept. */
export function Paragraph({ size, className, ...rest }: ParagraphProps) {
  return <p {...rest} className={['ui-paragraph', `ui-paragraph-${size}`, className].filter(Boolean).join(' ')} />;
}
