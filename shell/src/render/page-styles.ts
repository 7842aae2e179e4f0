import { LRUCache } from 'lru-cache';
import postcss from 'postcss';

/** The text of a style sheet, and the address that names it in the page. */
export interface Sheet {
  readonly url: string;
  readonly text: string;
}

/** Style sheets of a page as one, each of its rules once. */
export interface PageStyles {
  readonly urls: readonly string[];
  readonly text: string;
}

/** Sets of sheets that are remembered; a market has about one for each kind of page. */
const REMEMBERED = 200;

/** Rules, layers and other blocks of a sheet; one that no parser understands is one block. */
function blocksOf(text: string): string[] {
  try {
    return postcss.parse(text).nodes.map((node) => (node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`));
  } catch {
    return [text];
  }
}

/**
 * Each block once, behind all that stand before it in any of the sheets; where two sheets disagree,
 * the first one is right.
 */
function merged(sheets: readonly string[]): string {
  const before = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    let last: string | undefined;
    for (const block of blocksOf(sheet)) {
      const known = before.get(block) ?? new Set();
      before.set(block, last === undefined ? known : known.add(last));
      last = block;
    }
  }
  const placed = new Set<string>();
  const all: string[] = [];
  function place(block: string): void {
    if (placed.has(block)) return;
    placed.add(block);
    before.get(block)?.forEach(place);
    all.push(block);
  }
  for (const block of before.keys()) place(block);
  return all.join('');
}

/** Style sheets as pages have them; every remote brings the rules of the parts it is made of. */
export class PageStylesheets {
  readonly #merged = new LRUCache<string, PageStyles>({ max: REMEMBERED });

  of(sheets: readonly Sheet[]): PageStyles {
    const there = sheets.filter(({ text }) => text !== '');
    const own = [...new Map(there.map((sheet) => [sheet.url, sheet])).values()];
    const urls = own.map(({ url }) => url);
    const key = urls.join(' ');
    const known = this.#merged.get(key);
    if (known) return known;
    const made = { urls, text: merged(own.map(({ text }) => text)) };
    this.#merged.set(key, made);
    return made;
  }
}
