import { type PreloadOptions, preload } from 'react-dom';

/** A picture that a page asks for before the browser finds it in the HTML. */
export interface EarlyPicture {
  readonly address: string;
  readonly options: PreloadOptions;
}

/** How React begins the HTML of a part with such pictures. */
const LINK = /^<link rel="preload" as="image"((?: (?:href|imageSrcSet|imageSizes|fetchPriority)="[^"]*")+)\/>/;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;
/** As React escapes attributes. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/**
 * Parts the HTML of a part from the pictures that it asks for early: they belong to the page around
 * it.
 */
export function withoutEarlyPictures(html: string): {
  readonly html: string;
  readonly pictures: readonly EarlyPicture[];
} {
  const pictures: EarlyPicture[] = [];
  let rest = html;
  for (let link = LINK.exec(rest); link; link = LINK.exec(rest)) {
    const attributes = [...(link[1] ?? '').matchAll(ATTRIBUTE)].map(([, name = '', text = '']) => [name, plain(text)]);
    const { href, imageSrcSet, imageSizes, fetchPriority } = Object.fromEntries(attributes);
    pictures.push({
      address: href ?? imageSrcSet,
      options: {
        as: 'image',
        ...(imageSrcSet && { imageSrcSet }),
        ...(imageSizes && { imageSizes }),
        ...(fetchPriority && { fetchPriority }),
      },
    });
    rest = rest.slice(link[0].length);
  }
  return { html: rest, pictures };
}

/** Asks for them in the page that is being rendered. */
export function askEarly(pictures: readonly EarlyPicture[]): void {
  for (const { address, options } of pictures) preload(address, options);
}

function plain(text: string): string {
  return text.replace(/&(\w+|#x27);/g, (written, name: string) => CHARACTERS[name] ?? written);
}
