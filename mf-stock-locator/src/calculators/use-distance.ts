import { usePlatform } from '@showroom/shared-ui/platform';
import { useWords } from '../language/use-language';
import { writeNumber } from '../specification/formats';

/** Writes a distance in the market's unit. */
export function useDistance(): (distance: number) => string {
  const { distanceUnit } = usePlatform().market;
  const { words, locale } = useWords();
  return (distance) => `${writeNumber(distance, locale)} ${words.units[distanceUnit]}`;
}
