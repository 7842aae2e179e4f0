import { asciiDigits } from '@showroom/contracts/entities/ascii-digits';
import { stemmed } from './search-stems';

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;
const RUNS = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
/** Marks of scripts in which they make no other letter; those of й, ї and ガ do. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}]\p{M}*)\p{M}/gu;
/** What French leaves of a word before a vowel: `d’occasion` is found as `occasion`. */
const ELISIONS = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;
const APOSTROPHES = /(?<=\p{L})['’ʼ`](?=\p{L})/gu;

/** One text for all the ways in which people write it: no case, no accents, digits of 0 to 9. */
export function folded(text: string): string {
  return asciiDigits(text.normalize('NFKD').replace(ACCENTS, ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(ELISIONS, ' ')
    .replace(APOSTROPHES, '')
    .replaceAll('ـ', '')
    .replaceAll('ڤ', 'ف');
}

/** A word of a text, in the form that is compared; one of an unspaced script may be a sentence. */
export interface Term {
  readonly text: string;
  readonly isUnspaced: boolean;
}

/** The words of a text as they stand in it. */
export function runsOf(text: string): { readonly index: number; readonly run: string }[] {
  return [...text.matchAll(RUNS)].map(({ 0: run, index }) => ({ index, run }));
}

export function termsOf(text: string): Term[] {
  return (folded(text).match(RUNS) ?? []).map((word) => ({ text: word, isUnspaced: UNSPACED.test(word) }));
}

/** Each two neighbours of a run: `新型車` is `新型` and `型車`. One character alone is itself. */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/**
 * A text as the full-text index takes it: folded words between spaces; of unspaced scripts each two
 * neighbours and the last character, so that one character is found as the beginning of a pair.
 */
export function indexedText(text: string, locale: string): string {
  return termsOf(text)
    .flatMap((word) => (word.isUnspaced ? [...pairsOf(word.text), ...lastOf(word.text)] : [stemmed(word.text, locale)]))
    .join(' ');
}

function lastOf(run: string): string[] {
  const characters = [...run];
  return characters.length > 1 ? characters.slice(-1) : [];
}
