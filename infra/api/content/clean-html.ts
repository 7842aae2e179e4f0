import sanitizeHtml from 'sanitize-html';

/** What an editor's HTML may hold; other cleaners start from it. */
export const EDITOR_TAGS: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code', 'address'],
  ...['a', 'abbr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'q', 'cite', 'time', 'wbr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'img', 'iframe', 'section'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export const EDITOR_ATTRIBUTES = {
  '*': ['class', 'dir', 'lang', 'title', 'aria-label', 'aria-hidden', 'role'],
  a: ['href', 'target', 'rel', 'hreflang', 'download'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'width', 'height', 'allow', 'allowfullscreen', 'loading'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope'],
  col: ['span'],
  time: ['datetime'],
  details: ['open'],
};

/** A link to a new window gives that window no hold on ours. */
export function safeTarget(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: attribs['target'] ? { ...attribs, rel: 'noopener noreferrer' } : attribs };
}

/**
 * HTML of an editor without anything that runs, restyles the page or loads from unknown hosts. Blocks render stored HTML
 * as it is, so that whatever is stored must have been through here.
 */
export function cleanHtml(html: string, frameHosts: readonly string[]): string {
  return sanitizeHtml(html, {
    allowedTags: [...EDITOR_TAGS],
    allowedAttributes: EDITOR_ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
    allowedIframeHostnames: [...frameHosts],
    allowIframeRelativeUrls: false,
    transformTags: { a: safeTarget },
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs['src'],
  });
}

const UNSAFE_TARGET = /(\]\(\s*<?|^\s{0,3}\[[^\]]+\]:\s*<?)\s*(?:javascript|data|vbscript)\s*:[^\s)>]*/gim;

/** Markdown may hold HTML: the same rules, with quotes (`>`) and ampersands left as they were written. */
export function cleanMarkdown(markdown: string, frameHosts: readonly string[]): string {
  const cleaned = cleanHtml(markdown, frameHosts).replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return cleaned.replace(UNSAFE_TARGET, '$1#');
}

/** The words of HTML, a line for each paragraph: text, to be escaped like any other. */
export function textOf(html: string): string {
  const lines = html.replaceAll(/<\/(?:p|li|h[1-6]|tr|div)>|<br\s*\/?>/g, '$&\n');
  const words = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
