import type { TextPieces } from '@showroom/contracts/entities/search-result';
import { stemmed } from '../../search-stems';
import { folded, runsOf, type Term } from '../../search-terms';

/** How a text is compared with what was looked for. */
export interface Marked {
  readonly words: readonly Term[];
  /** What words of the language begin with that are the same to the search. */
  readonly stems: readonly string[];
  readonly locale: string;
}

/** Characters around the first word that was found. */
const BEFORE = 60;
const LONGEST = 180;
/** Shorter stems would mark what begins alike by chance. */
const SHORTEST_STEM = 3;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the words stand in a text, in order. */
function rangesIn(text: string, { words, stems, locale }: Marked): Range[] {
  const spaced = new Set(words.flatMap((word) => (word.isUnspaced ? [] : [stemmed(word.text, locale)])));
  const unspaced = words.flatMap((word) => (word.isUnspaced ? [word.text] : []));
  const isStem = (own: string) => stems.some((stem) => stem.length >= SHORTEST_STEM && own.startsWith(stem));
  return runsOf(text).flatMap(({ index: from, run }): Range[] => {
    const own = folded(run);
    if (spaced.has(stemmed(own, locale)) || isStem(own)) return [{ from, to: from + run.length }];
    // Where folding changed the length nobody knows which characters were meant.
    if (own.length !== run.length) return [];
    const found = unspaced.map((word) => [own.indexOf(word), word.length] as const).find(([at]) => at >= 0);
    return found ? [{ from: from + found[0], to: from + found[0] + found[1] }] : [];
  });
}

/** A whole text, with what was looked for in pieces of its own. */
export function highlighted(text: string, marked: Marked): TextPieces {
  const pieces: TextPieces = [];
  let end = 0;
  for (const { from, to } of rangesIn(text, marked)) {
    if (from > end) pieces.push({ text: text.slice(end, from) });
    pieces.push({ text: text.slice(from, to), is_found: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The part of a text in which the words stand; its beginning where they stand nowhere. */
export function excerptOf(text: string, marked: Marked): TextPieces {
  const [first] = rangesIn(text, marked);
  const from = beginning(text, Math.max(0, (first?.from ?? 0) - BEFORE));
  const cut = ending(text, from + LONGEST);
  const pieces = highlighted(text.slice(from, cut).trim(), marked);
  return [...(from > 0 ? [{ text: '… ' }] : []), ...pieces, ...(cut < text.length ? [{ text: ' …' }] : [])];
}

/** The next beginning of a word from a place on, if one is near. */
function beginning(text: string, from: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from);
  return space >= 0 && space - from < 20 ? space + 1 : whole(text, from);
}

function ending(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(' ', to);
  return space > to - 20 ? space : whole(text, to);
}

/** Not between the halves of a character. */
function whole(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff ? index + 1 : index;
}
