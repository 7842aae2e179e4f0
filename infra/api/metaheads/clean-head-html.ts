import sanitizeHtml from 'sanitize-html';

/** What the head may link to; style sheets and code would be refused by the page's policy. */
const RELS: ReadonlySet<string> = new Set([
  ...['alternate', 'apple-touch-icon', 'author', 'dns-prefetch', 'help', 'icon', 'license', 'mask-icon', 'me'],
  ...['next', 'preconnect', 'prev', 'search'],
]);

/** Names by which a page would lose what it says of itself, or tell others where visitors were. */
const OWN_NAMES: ReadonlySet<string> = new Set(['referrer', 'viewport', 'description', 'robots']);

const isRel = (rel = '') => rel.split(/\s+/).every((one) => RELS.has(one.toLowerCase()));

/**
 * The meta and link elements of an administrator's HTML: nothing that acts like a header
 * (`http-equiv`), nothing that the page says itself.
 */
export function cleanHeadHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['meta', 'link'],
    allowedAttributes: {
      meta: ['name', 'property', 'content', 'media', 'lang'],
      link: ['rel', 'href', 'hreflang', 'media', 'sizes', 'type', 'title', 'crossorigin', 'color'],
    },
    selfClosing: ['meta', 'link'],
    allowedSchemes: ['https'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    textFilter: () => '',
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'link'
        ? !attribs['href'] || !attribs['rel'] || !isRel(attribs['rel'])
        : !(attribs['name'] || attribs['property']) || OWN_NAMES.has(attribs['name']?.toLowerCase() ?? ''),
  });
}
