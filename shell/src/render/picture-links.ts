/** A picture that a page asks for before the browser finds it in the HTML. */
export interface PictureLink {
  readonly href?: string;
  readonly imageSrcSet?: string;
  readonly imageSizes?: string;
  readonly fetchPriority?: 'high' | 'low' | 'auto';
}

/** How React begins a document's head, or the HTML of a part, with such pictures. */
const LINK = /^<link rel="preload" as="image"((?: (?:href|imageSrcSet|imageSizes|fetchPriority)="[^"]*")+)\/>/;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;
/** As React escapes attributes. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** Parts HTML from the links that it begins with. */
export function parsePictureLinks(html: string): { readonly links: readonly PictureLink[]; readonly rest: string } {
  const links: PictureLink[] = [];
  let rest = html;
  for (let link = LINK.exec(rest); link; link = LINK.exec(rest)) {
    const attributes = [...(link[1] ?? '').matchAll(ATTRIBUTE)].map(([, name = '', text = '']) => [name, plain(text)]);
    links.push(Object.fromEntries(attributes));
    rest = rest.slice(link[0].length);
  }
  return { links, rest };
}

/**
 * The `link` header (RFC 8288) of a page for the pictures that its head asks for: a browser fetches
 * them before it has parsed anything. Undefined without one, or where a header cannot say it.
 */
export function pictureLinkHeader(html: string): string | undefined {
  const start = html.indexOf('<link rel="preload" as="image"');
  if (start < 0) return undefined;
  const { links } = parsePictureLinks(html.slice(start));
  const header = links.map(formatLink).join(', ');
  return /^[\x20-\x7e]+$/.test(header) ? header : undefined;
}

function formatLink({ href, imageSrcSet = '', imageSizes, fetchPriority }: PictureLink): string {
  const address = href ?? imageSrcSet.split(/\s/, 1)[0];
  const parameters = { imagesrcset: imageSrcSet || undefined, imagesizes: imageSizes, fetchpriority: fetchPriority };
  const written = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`; ${name}="${value.replaceAll(/["\\]/g, '\\$&')}"`],
  );
  return `<${address}>; rel=preload; as=image${written.join('')}`;
}

function plain(text: string): string {
  return text.replace(/&(\w+|#x27);/g, (written, name: string) => CHARACTERS[name] ?? written);
}
