import { type HeadingLevel, headingLevel } from '@showroom/shared-ui/heading';

/**
 * Level of the titles inside a block: one below the block's own title, or in its place where it has
 * none.
 */
export function levelInside(titleTag: string, title: string): HeadingLevel {
  const level = headingLevel(titleTag);
  return title === '' ? level : headingLevel(level + 1, 6);
}
