import { formatDistance } from '@showroom/contracts/distance-text';
import { fillText } from '@showroom/contracts/fill-text';
import type { Market } from '@showroom/contracts/markets';
import type { LanguageOf } from '../language/language';

const KILOMETRES_OF_A_MILE = 1.609344;

/** `12 km away`, in the market's unit of distance. */
export function awayText(
  kilometres: number,
  unit: Market['distanceUnit'],
  { list, words, locale }: LanguageOf<'words'> & { readonly list: { readonly away: string } },
): string {
  const distance = unit === 'mi' ? kilometres / KILOMETRES_OF_A_MILE : kilometres;
  return fillText(list.away, { distance: formatDistance(distance, words.units[unit], locale) });
}
