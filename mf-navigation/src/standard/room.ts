import { BREAKPOINTS } from '@showroom/contracts/breakpoints';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { entriesOf } from '../data/entries-of';

/** Pixels, measured in Chromium: a letter, what stands around a label, and the rest of the bar. */
const LETTER = 7.1;
const AROUND_MAIN = 47;
const AROUND_UTILITY = 51;
const LANGUAGES = 120;
const FRAME = 256;
/** For scroll bars, and for letters that are wider than most. */
const SPARE = 24;

/** Steps that the style sheet has a rule for. */
const STEP = 80;

/** Letters of Chinese, Japanese and Korean are twice as wide. */
const WIDE = /[\u2e80-\uffef]/g;
const lettersIn = (label: string) => label.length + (label.match(WIDE)?.length ?? 0);

/**
 * Width of the window, in pixels, from which the bar has room for all of its words; below it, its
 * icons stand without theirs. Undefined where every wide window has it. A server cannot measure, so
 * it counts letters.
 */
export function roomOf(entries: readonly NavEntry[], search: string, languages: number): number | undefined {
  const width = (labels: readonly string[], around: number) =>
    labels.reduce((sum, label) => sum + lettersIn(label) * LETTER + around, 0);
  const labelsOf = (place: 'main' | 'utility') => entriesOf(entries, place).map(({ attributes }) => attributes.label);
  const links = width(labelsOf('main'), AROUND_MAIN) + width([search, ...labelsOf('utility')], AROUND_UTILITY);
  const needed = FRAME + SPARE + links + (languages > 1 ? LANGUAGES : 0);
  if (needed <= BREAKPOINTS['3xl']) return undefined;
  return Math.min(BREAKPOINTS['6xl'], Math.ceil(needed / STEP) * STEP);
}
