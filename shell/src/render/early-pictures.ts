import { preload } from 'react-dom';
import type { PictureLink } from './picture-links';

/** Asks for pictures of a part in the page that is being rendered. */
export function askEarly(links: readonly PictureLink[]): void {
  for (const { href, ...options } of links) preload(href ?? options.imageSrcSet ?? '', { as: 'image', ...options });
}
