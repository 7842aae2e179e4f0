import { readFileSync } from 'node:fs';
import { placesIn } from './line';

/**
 * Outward codes of the United Kingdom: github.com/Gibbs/uk-postcodes (2017), CC0 1.0, its columns
 * cut down to four.
 */
export function placesOfTheUnitedKingdom() {
  const [, ...lines] = readFileSync(new URL('gb.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const places = lines.map((line) => line.split(',').join(' '));
  return placesIn('GB', 'GB', 'United Kingdom', places.join(' · '));
}
