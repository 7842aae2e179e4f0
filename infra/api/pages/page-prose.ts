import { mediaPath } from '@showroom/contracts/blocks/media-address';
import { isMediaValue } from '@showroom/contracts/blocks/media-value';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { type Languages, renditionOf } from '@showroom/contracts/content/rendition';
import { positionsInOrder } from '@showroom/contracts/entities/blocks-in-order';
import { partOf } from '@showroom/contracts/schema/part-of';
import sanitizeHtml from 'sanitize-html';

/** What people can find of a page in one language. */
export interface Prose {
  readonly kind: 'page' | 'news';
  readonly title: string;
  readonly description: string;
  /** Headings on the page, and what stands below them. */
  readonly headings: string;
  readonly text: string;
  /** Empty is where the page is. */
  readonly path: string;
  readonly picture: string;
}

/** More of a page is not looked through: a tsvector holds a megabyte. */
const MOST_CHARACTERS = 60_000;
const HEADING = /title|heading|nameplate|question|label$/;
const ADDRESS = /^(\/|#|[a-z][a-z\d+.-]*:|www\.)\S*$/i;
/** `light`, `2`, `form-1`: what an editor chose. Words have capitals, spaces or other letters. */
const CHOICE = /^[a-z\d_.:-]*$/;
const DATA = /^\s*[[{]/;

const NAMED = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;
const isNamed = (entity: string): entity is keyof typeof NAMED => Object.hasOwn(NAMED, entity);

/** The text of HTML, Markdown or plain text; words of neighbouring elements stay apart. */
function plainText(text: string): string {
  const escaped = sanitizeHtml(text.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return escaped
    .replace(/&\w+;/g, (entity) => (isNamed(entity) ? NAMED[entity] : ' '))
    .replaceAll('\u0000', '')
    .replace(/\s+/g, ' ')
    .trim();
}

const isProse = (text: string) => !ADDRESS.test(text) && !CHOICE.test(text) && !DATA.test(text);

type Rendition = ReturnType<typeof renditionOf>;

interface Found {
  readonly headings: string[];
  readonly texts: string[];
}

/** Texts in a value, however deep, in their order. */
function gather(value: unknown, symbol: string, found: Found): void {
  if (typeof value === 'string') {
    if (isProse(value)) (HEADING.test(symbol) ? found.headings : found.texts).push(plainText(value));
    return;
  }
  if (Array.isArray(value)) for (const one of value) gather(one, symbol, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) if (key !== 'alt') gather(one, key, found);
  }
}

function proseIn(value: unknown): Pick<Prose, 'headings' | 'text'> {
  const found: Found = { headings: [], texts: [] };
  gather(value, '', found);
  const cut = (texts: readonly string[]) => texts.join(' · ').slice(0, MOST_CHARACTERS);
  return { headings: cut(found.headings), text: cut([...found.headings, ...found.texts]) };
}

/** A picture without size and format, as pages show it. */
function pictureOf(value: unknown): string {
  if (isMediaValue(value)) return mediaPath(value.media, 1);
  const src = typeof value === 'string' ? value : partOf(value, 'src');
  return typeof src === 'string' && /^\/media\/(heroes|vehicles|library)\/[\w./-]+$/.test(src) ? src : '';
}

/** The first picture of some blocks; one of the page itself comes first. */
function firstPicture(value: unknown): string {
  const picture = pictureOf(value);
  if (picture !== '' || typeof value !== 'object' || value === null) return picture;
  for (const one of Object.values(value)) {
    const inside = typeof one === 'object' ? firstPicture(one) : '';
    if (inside !== '') return inside;
  }
  return '';
}

const textOf = (value: unknown) => (typeof value === 'string' ? plainText(value) : '');

/** The teasers of a news block; each is found by itself, where it leads to. */
function newsIn({ template, content }: { readonly template: string; readonly content: object }): Prose[] {
  const groups: unknown = partOf(content, 'groups');
  if (template !== 'news' || !Array.isArray(groups)) return [];
  return groups.flatMap((group: unknown): Prose[] => {
    const title = textOf(partOf(group, 'title'));
    if (title === '') return [];
    const text = textOf(partOf(group, 'text'));
    const url = partOf(partOf(group, 'link'), 'url');
    const path = typeof url === 'string' && /^\/(?!\/)\S{0,500}$/.test(url) ? url : '';
    return [{ kind: 'news', title, description: text, headings: '', text: '', path, picture: firstPicture(group) }];
  });
}

/** How a page is told of elsewhere in one language: by title, description and picture. */
export function teaserOf(content: PageContent, languages: Languages): Pick<Prose, 'title' | 'description' | 'picture'> {
  const { blocks, ...page } = renditionOf(content, languages);
  return teaserIn(page, shownIn(blocks));
}

const shownIn = (blocks: Rendition['blocks']) =>
  positionsInOrder(blocks).flatMap(({ block, isShown }) => (isShown ? [block] : []));

function teaserIn(page: Omit<Rendition, 'blocks'>, shown: Rendition['blocks']) {
  const own = pictureOf({ media: page.image_id }) || pictureOf(page.external_meta_image);
  return {
    title: page.title || page.meta_title,
    description: textOf(page.meta_description),
    picture: own || firstPicture(shown.map((block) => block.content)),
  };
}

/**
 * The page itself, then the news that it tells, in one language; nothing of a page that search
 * engines are kept away from.
 */
export function proseOf(content: PageContent, languages: Languages): Prose[] {
  const { blocks, ...page } = renditionOf(content, languages);
  if (page.disable_seo_tracking) return [];
  const shown = shownIn(blocks);
  const prose = proseIn(shown.map((block) => block.content));
  return [
    { kind: content.values['news_date'] ? 'news' : 'page', path: '', ...prose, ...teaserIn(page, shown) },
    ...shown.flatMap(newsIn),
  ];
}
