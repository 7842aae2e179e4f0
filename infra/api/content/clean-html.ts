import sanitizeHtml from 'sanitize-html';

/** What an editor's HTML may hold; other cleaners start from it. */
export const EDITOR_TAGS: readonly string[] = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hgroup',
    'p',
    'div',
    'span',
    'br',
    'hr',
    'wbr',
    'blockquote',
    'pre',
    'address',
  ],
  ...[
    'a',
    'abbr',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'mark',
    'q',
    'cite',
    'time',
    'del',
    'ins',
  ],
  ...['code', 'kbd', 'samp', 'var', 'dfn', 'data', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'meter', 'progress'],
  ...['ul', 'ol', 'li', 'menu', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption'],
  ...['section', 'article', 'aside', 'header', 'footer', 'nav'],
  ...['img', 'picture', 'source', 'video', 'audio', 'track', 'iframe'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const MEDIA = ['src', 'controls', 'loop', 'muted', 'preload'];

export const EDITOR_ATTRIBUTES = {
  '*': ['id', 'class', 'dir', 'lang', 'title', 'translate', 'hidden', 'role', 'aria-*', 'data-*'],
  a: ['href', 'target', 'rel', 'hreflang', 'download'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  source: ['src', 'srcset', 'sizes', 'media', 'type', 'width', 'height'],
  video: [...MEDIA, 'poster', 'playsinline', 'width', 'height'],
  audio: MEDIA,
  track: ['src', 'kind', 'srclang', 'label', 'default'],
  iframe: ['src', 'width', 'height', 'allow', 'allowfullscreen', 'loading'],
  blockquote: ['cite'],
  q: ['cite'],
  del: ['cite', 'datetime'],
  ins: ['cite', 'datetime'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
  col: ['span'],
  colgroup: ['span'],
  time: ['datetime'],
  data: ['value'],
  meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
  progress: ['value', 'max'],
  details: ['open'],
};

/** Pictures and films come from the site or from https. */
export const EDITOR_SCHEMES: Readonly<Record<string, string[]>> = Object.fromEntries(
  ['img', 'source', 'srcset', 'video', 'audio', 'track', 'iframe'].map((tag) => [tag, ['https']]),
);

/**
 * What an editor's ids begin with: an id is a name of the window, and the site's own code finds its
 * elements by theirs.
 */
const ID_PREFIX = 'html-';

/** Attributes whose words are ids. */
export const REFERENCES: readonly string[] = [
  'headers',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
];

/** Attributes by which the site's own code finds elements. */
const OWN_DATA =
  /^data-(?:appearance|base|block|blur|canvas|hydrat(?:e|ion)|slot|precedence|href|fresh|metahead|gated|consent|stored|naas|mf|list-heading|screen-heading)/;

/** Attributes that mean nothing without a value. */
const NOT_EMPTY = sanitizeHtml.defaults.nonBooleanAttributes.filter((name) => !['download', 'hidden'].includes(name));

const prefixed = (id: string) => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id);

/** The top of a page, which every browser knows (HTML, 7.4.6.4). */
const TOP = /^#top$/i;

/**
 * Ids and what refers to them get the prefix, but for links to blocks of the page and to its top;
 * attributes that mean something to the site's code go.
 */
function editorNames(tagName: string, given: sanitizeHtml.Attributes, blockIds: ReadonlySet<string>): sanitizeHtml.Tag {
  const attribs = Object.fromEntries(Object.entries(given).filter(([name]) => !OWN_DATA.test(name)));
  const { id, href } = attribs;
  if (id !== undefined) attribs['id'] = prefixed(id);
  if (href !== undefined && /^#[^/?]/.test(href) && !TOP.test(href) && !blockIds.has(href.slice(1)))
    attribs['href'] = `#${prefixed(href.slice(1))}`;
  for (const name of REFERENCES) {
    const ids = attribs[name];
    if (ids !== undefined) attribs[name] = ids.split(/\s+/).filter(Boolean).map(prefixed).join(' ');
  }
  return { tagName, attribs };
}

/** A link to a new window gives that window no hold on ours. */
export function safeTarget(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: attribs['target'] ? { ...attribs, rel: 'noopener noreferrer' } : attribs };
}

/** Films are started by the visitor, and are fetched then. */
function withControls(tagName: string, { preload = 'none', ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { ...attribs, controls: '', preload: preload === 'auto' ? 'metadata' : preload } };
}

const NO_IDS: ReadonlySet<string> = new Set();

/** Origins whose pages may be framed; `any` where somebody else checks that. */
export type Frames = 'any' | readonly string[];

const isFramed = (src: string | undefined, frames: Frames) =>
  src !== undefined &&
  src !== '' &&
  (frames === 'any' ||
    (URL.canParse(src, 'https://site.invalid') && frames.includes(new URL(src, 'https://site.invalid').origin)));

/**
 * HTML of an editor without anything that runs, restyles the page or loads from unknown hosts.
 * Blocks render stored HTML as it is, so that whatever is stored must have been through here.
 * `blockIds` are the scroll ids of the page's blocks.
 */
export function cleanHtml(html: string, frames: Frames, blockIds: ReadonlySet<string> = NO_IDS): string {
  return sanitizeHtml(html, {
    allowedTags: [...EDITOR_TAGS],
    allowedAttributes: EDITOR_ATTRIBUTES,
    nonBooleanAttributes: NOT_EMPTY,
    selfClosing: ['img', 'br', 'hr', 'wbr', 'col', 'source', 'track'],
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowedSchemesByTag: EDITOR_SCHEMES,
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
    allowIframeRelativeUrls: false,
    transformTags: {
      '*': (tagName, attribs) => editorNames(tagName, attribs, blockIds),
      a: safeTarget,
      video: withControls,
      audio: withControls,
      // A page has one main landmark, which is the site's.
      main: 'div',
      strike: 's',
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !isFramed(attribs['src'], frames),
  });
}

const UNSAFE_TARGET = /(\]\(\s*<?|^\s{0,3}\[[^\]]+\]:\s*<?)\s*(?:javascript|data|vbscript)\s*:[^\s)>]*/gim;

/**
 * Markdown may hold HTML: the same rules, with quotes (`>`) and ampersands left as they were
 * written.
 */
export function cleanMarkdown(markdown: string, frames: Frames, blockIds: ReadonlySet<string> = NO_IDS): string {
  const cleaned = cleanHtml(markdown, frames, blockIds).replaceAll('&gt;', '>').replaceAll('&amp;', '&');
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
