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

/** What a page loads when it shows this HTML. */
export function sourcesOfHtml(html: string): Source[] {
  const found: Source[] = [];
  sanitizeHtml(html, {
    allowedTags: Object.keys(LOADED),
    allowedAttributes: {},
    transformTags: {
      '*': (tagName, attribs) => {
        found.push(...sourcesOfTag(tagName, attribs));
        return { tagName, attribs };
      },
    },
  });
  return found;
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
