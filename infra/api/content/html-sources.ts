import type { SourceKind } from '@showroom/contracts/content/foreign-origins';
import sanitizeHtml from 'sanitize-html';

/** Something that a page loads, as it is written. */
export interface Source {
  readonly kind: SourceKind;
  readonly address: string;
}

/** Which attributes browsers load something from, and what. */
const LOADED: Readonly<Record<string, Readonly<Record<string, SourceKind>>>> = {
  img: { src: 'picture', srcset: 'picture' },
  source: { src: 'film', srcset: 'picture' },
  video: { src: 'film', poster: 'picture' },
  audio: { src: 'film' },
  track: { src: 'film' },
  iframe: { src: 'frame' },
};

/** An address has no blanks, and what describes it stands behind one. */
const addressesOfSrcset = (srcset: string) =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? '');

function sourcesOfTag(name: string, attribs: sanitizeHtml.Attributes): Source[] {
  return Object.entries(LOADED[name] ?? {}).flatMap(([attribute, kind]) => {
    const value = attribs[attribute]?.trim();
    if (!value) return [];
    const addresses = attribute === 'srcset' ? addressesOfSrcset(value) : [value];
    return addresses.map((address) => ({ kind, address }));
  });
}

/** What is found at tags of these names in HTML, in its order. */
function foundInHtml<T>(
  html: string,
  tags: readonly string[],
  find: (name: string, attribs: sanitizeHtml.Attributes) => readonly T[],
): T[] {
  const found: T[] = [];
  sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: {},
    transformTags: {
      '*': (tagName, attribs) => {
        found.push(...find(tagName, attribs));
        return { tagName, attribs };
      },
    },
  });
  return found;
}

/** What a page loads when it shows this HTML. */
export function sourcesOfHtml(html: string): Source[] {
  return foundInHtml(html, Object.keys(LOADED), sourcesOfTag);
}

const LINKING: readonly string[] = ['a', 'area'];

/** Where the links of this HTML lead. */
export function linksOfHtml(html: string): string[] {
  return foundInHtml(html, LINKING, (name, { href }) => (LINKING.includes(name) && href ? [href.trim()] : []));
}

const PICTURE = /!\[[^[\]]*\]\(\s*<?([^\s<>)]+)/g;
const PICTURE_BY_NAME = /!\[([^[\]]*)\](?:\[([^[\]]*)\])?/g;
const DEFINITION = /^ {0,3}\[([^[\]]+)\]:[ \t]*<?([^\s<>]+)/gm;

/** The same of Markdown, which names pictures in its own way and may hold HTML. */
export function sourcesOfMarkdown(markdown: string): Source[] {
  const definitions = [...markdown.matchAll(DEFINITION)].map(
    ([, name = '', address = '']) => [name.toLowerCase(), address] as const,
  );
  const byName = new Map(definitions);
  const inPlace = [...markdown.matchAll(PICTURE)].map(([, address = '']) => address);
  const named = [...markdown.matchAll(PICTURE_BY_NAME)].flatMap(
    ([, text = '', name]) => byName.get((name || text).toLowerCase()) ?? [],
  );
  const pictures = [...inPlace, ...named].map((address) => ({ kind: 'picture' as const, address }));
  return [...pictures, ...sourcesOfHtml(markdown)];
}

const LINK = /(?<!!)\[(?:[^[\]]|!\[[^[\]]*\]\([^()]*\))*\]\(\s*<?([^\s<>)]+)/g;

/** The same of Markdown; of a definition nobody knows whether a picture or a link has its name. */
export function linksOfMarkdown(markdown: string): string[] {
  const inPlace = [...markdown.matchAll(LINK)].map(([, address = '']) => address);
  return [...inPlace, ...linksOfHtml(markdown)];
}
