import type { HTMLAttributes } from 'react';
import './Heading.css';

/** Its place in the outline of the page, whatever its size. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
/** How large it looks, whatever its level. */
export type HeadingSize = 'xs' | 's' | 'm' | 'l' | 'xl' | 'title' | 'hero';

/** Takes all attributes of a heading. */
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the document's outline; its look is `size`. */
  readonly level: HeadingLevel;
  readonly size?: HeadingSize | undefined;
}

const SIZES = { 1: 'title', 2: 'xl', 3: 'l', 4: 'm', 5: 's', 6: 'xs' } as const satisfies Record<
  HeadingLevel,
  HeadingSize
>;

/** A heading of any size at any level. */
export function Heading({ level, size = SIZES[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={['ui-heading', `ui-heading-${size}`, className].filter(Boolean).join(' ')} />;
}

/**
 * What editors store for a level (`h2`, `H2`, `2`, 2) as a level; the fallback for anything else.
 */
export function headingLevel(value: unknown, fallback: HeadingLevel = 2): HeadingLevel {
  const level = Number(String(value).replace(/^h/i, ''));
  return ([1, 2, 3, 4, 5, 6] as const).find((one) => one === level) ?? fallback;
}
