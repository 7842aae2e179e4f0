import { formatNumber } from '@showroom/contracts/number-text';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useMessages } from '../texts/messages';
import unitMessages from '../texts/messages/units/en.json';

/** Writes a distance in the market's unit. */
export function useDistance(): (distance: number) => string {
  const { market, locale } = usePlatform();
  const units = useMessages(unitMessages);
  return (distance) => `${formatNumber(distance, locale)} ${units[market.distanceUnit]}`;
}
