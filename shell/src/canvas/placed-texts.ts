import type { CanvasText } from '@showroom/contracts/host/canvas-messages';

/** A text with an element that shows it. */
export interface PlacedText extends CanvasText {
  readonly element: HTMLElement;
  /** The line of the element itself; of HTML a part of the value. */
  readonly line: string;
  /** Which line of HTML it is. */
  readonly lineIndex: number | undefined;
  /** Counts the elements that show it. */
  readonly copy: number;
}

const NOT_SEEN = 'script, style, template, noscript, svg';

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of an element; a line break is a blank as well. */
function lineOf(element: Element): string {
  const parts = [...element.childNodes].map((node) => (node.nodeName === 'BR' ? ' ' : (node.textContent ?? '')));
  return oneLine(parts.join(''));
}

const hasText = (element: Element) => !element.matches(NOT_SEEN) && oneLine(element.textContent) !== '';

/** Elements with a text of their own and nothing else, without those of blocks inside. */
function textElements(root: Element): HTMLElement[] {
  return [...root.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child.matches(`.page-block, ${NOT_SEEN}`)) return [];
    const hasInner = [...child.children].some(hasText);
    return hasInner ? textElements(child) : hasText(child) ? [child] : [];
  });
}

/** Parsed apart from the page: nothing of it is loaded or run. */
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The HTML with another text in one of its lines. */
export function withLine(html: string, index: number, line: string): string {
  const body = parsed(html);
  const element = textElements(body)[index];
  if (element) element.textContent = line;
  return body.innerHTML;
}

type Wanted = Omit<PlacedText, 'element' | 'copy'>;

/** Lines by their HTML, of the texts that were placed last: a key changes one of thousands. */
let linesByHtml: ReadonlyMap<string, readonly string[]> = new Map();

function linesOfHtml(html: string): readonly string[] {
  return linesByHtml.get(html) ?? textElements(parsed(html)).map(lineOf);
}

function linesOf(text: CanvasText): Wanted[] {
  if (text.kind !== 'html') return [{ ...text, line: text.value, lineIndex: undefined }];
  return linesOfHtml(text.value).map((line, lineIndex) => ({ ...text, line, lineIndex }));
}

/** What a text says, or one of the lines of HTML; undefined where it has no such line. */
export function lineOfText(text: CanvasText, lineIndex: number | undefined): string | undefined {
  return linesOf(text).find((one) => one.lineIndex === lineIndex)?.line;
}

/** Knows a text among those of its block; where it stands twice, its places. */
export function keyOfText({ place: { group, symbol, index }, lineIndex, copy }: Omit<PlacedText, 'element'>): string {
  return [group, symbol, index, lineIndex, copy].map((part) => part ?? '').join(' ');
}

function byLine<T>(all: readonly T[], lineIn: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const line = oneLine(lineIn(one));
    if (line !== '') found.set(line, [...(found.get(line) ?? []), one]);
  }
  return found;
}

/**
 * The elements of a block that show its texts, known by what they say: components say nothing of
 * where their texts come from. What several texts say alike is theirs in their order, where each
 * has one element; else nobody knows which is which, and they are changed in the form alone.
 */
export function placedTexts(root: Element, texts: readonly CanvasText[]): PlacedText[] {
  const ofHtml = texts.filter(({ kind }) => kind === 'html');
  linesByHtml = new Map(ofHtml.map(({ value }) => [value, linesOfHtml(value)]));
  const elements = textElements(root);
  const shown = byLine(elements, lineOf);
  const wanted = byLine(texts.flatMap(linesOf), ({ line }) => line);
  const placed = [...wanted].flatMap(([line, same]) => {
    const showing = shown.get(line) ?? [];
    if (same.length > 1 && same.length !== showing.length) return [];
    return showing.flatMap((element, index) => {
      const isOne = same.length === 1;
      const text = same[isOne ? 0 : index];
      return text ? [{ ...text, element, copy: isOne ? index : 0 }] : [];
    });
  });
  const order = new Map(elements.map((element, index) => [element, index]));
  return placed.sort((one, other) => (order.get(one.element) ?? 0) - (order.get(other.element) ?? 0));
}
