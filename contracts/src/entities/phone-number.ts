import { asciiDigits } from './ascii-digits';

/** What was typed without what people put between digits, `00` as the `+` it stands for. */
export function compactNumber(typed: string): string {
  return asciiDigits(typed)
    .replaceAll(/[\s\p{Cf}().·/\p{Pd}]/gu, '')
    .replace(/^＋/, '+')
    .replace(/^00/, '+');
}
