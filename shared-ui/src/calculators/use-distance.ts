import { usePlatform } from '@showroom/shared-ui/platform';
import { formatNumber } from '../texts/format-number';
import { useTexts } from '../texts/texts';
import { UNIT_TEXTS } from './unit-texts';

/** Writes a distance in the market's unit. */
export function useDistance(): (distance: number) => string {
  const { market, locale } = usePlatform();
  const units = useTexts(UNIT_TEXTS);
  return (distance) => `${formatNumber(distance, locale)} ${units[market.distanceUnit]}`;
}
