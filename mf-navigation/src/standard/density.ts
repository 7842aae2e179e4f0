import { BREAKPOINTS } from '@showroom/contracts/breakpoints';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { entriesOf } from '../data/entries-of';

/** Pixels, measured in Chromium: a letter, what stands around a label, and the rest of the bar. */
const LETTER = 7.1;
const AROUND_MAIN = 47;
const AROUND_UTILITY = 51;
const LANGUAGES = 95;
const FRAME = 256;

/** Letters of Chinese, Japanese and Korean are twice as wide. */
const WIDE = /[\u2e80-\uffef]/g;
const lettersIn = (label: string) => label.length + (label.match(WIDE)?.length ?? 0);

/** Room that the whole bar takes in one line, in pixels. */
function widthOf(entries: readonly NavEntry[], search: string, languages: number): number {
  const width = (labels: readonly string[], around: number) =>
    labels.reduce((sum, label) => sum + lettersIn(label) * LETTER + around, 0);
  const labelsOf = (place: 'main' | 'utility') => entriesOf(entries, place).map(({ attributes }) => attributes.label);
  const links = width(labelsOf('main'), AROUND_MAIN) + width([search, ...labelsOf('utility')], AROUND_UTILITY);
  return FRAME + links + (languages > 1 ? LANGUAGES : 0);
}

/**
 * How early the bar shows its icons without their words: long words and many languages need more
 * than a window of 1280 (`dense`) or 1480 pixels (`denser`) has.
 */
export function densityOf(
  entries: readonly NavEntry[],
  search: string,
  languages: number,
): 'dense' | 'denser' | undefined {
  const width = widthOf(entries, search, languages);
  if (width <= BREAKPOINTS['3xl']) return undefined;
  return width <= BREAKPOINTS['5xl'] ? 'dense' : 'denser';
}
