import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that it can be read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** `7K4M-9QTX-2HVD`: sixty random bits. */
export function newOrderNumber(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * A number as somebody may type it: lower case, without groups, with letters that look like digits.
 */
export function parseOrderNumber(text: string): string {
  const characters = text
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}
