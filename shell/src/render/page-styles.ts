import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode } from 'postcss';

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

/** A rule or another block of a sheet, and the layer that it stands in. */
interface Block {
  readonly layer: string | undefined;
  readonly text: string;
}

const textOf = (node: ChildNode) => (node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`);

/** Minifiers make one of neighbouring layers: what stands in them is taken apart again. */
function blocksOf(text: string): Block[] {
  try {
    return postcss.parse(text).nodes.flatMap((node): Block[] => {
      if (node.type === 'atrule' && node.name === 'layer' && node.params !== '' && node.nodes) {
        return node.nodes.map((inner) => ({ layer: node.params, text: textOf(inner) }));
      }
      return [{ layer: undefined, text: textOf(node) }];
    });
  } catch {
    // One that no parser understands is one block.
    return [{ layer: undefined, text }];
  }
}

/** Neighbours in one layer stand in it together. */
function formatBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(({ layer, text }, index) => {
      if (layer === undefined) return text;
      const opens = blocks[index - 1]?.layer === layer ? '' : `@layer ${layer}{`;
      const closes = blocks[index + 1]?.layer === layer ? '' : '}';
      return `${opens}${text}${closes}`;
    })
    .join('');
}

/**
 * Each block once, behind all that stand before it in any of the sheets; where two sheets disagree,
 * the first one is right.
 */
function merged(sheets: readonly string[]): string {
  const known = new Map<string, { readonly block: Block; readonly before: Set<string> }>();
  for (const sheet of sheets) {
    let last: string | undefined;
    for (const block of blocksOf(sheet)) {
      const key = `${block.layer ?? ''} ${block.text}`;
      const entry = known.get(key) ?? { block, before: new Set() };
      if (last !== undefined) entry.before.add(last);
      known.set(key, entry);
      last = key;
    }
  }
  const placed = new Set<string>();
  const all: Block[] = [];
  function place(key: string): void {
    const entry = known.get(key);
    if (placed.has(key) || !entry) return;
    placed.add(key);
    entry.before.forEach(place);
    all.push(entry.block);
  }
  for (const key of known.keys()) place(key);
  return formatBlocks(all);
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
