import { asciiDigits } from './ascii-digits';

/**
 * What was typed without what people put between digits; `00`, and Australia's `0011`, as the `+`
 * that they stand for: no country begins with 11.
 */
export function compactNumber(typed: string): string {
  return asciiDigits(typed)
    .replaceAll(/[\s\p{Cf}().（）ー·/\p{Pd}]/gu, '')
    .replace(/^＋/, '+')
    .replace(/^00(11)?/, '+');
}
