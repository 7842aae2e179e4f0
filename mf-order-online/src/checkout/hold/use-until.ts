import { fillText } from '@showroom/contracts/fill-text';
import { formatZonedTime } from '@showroom/shared-ui/dates';
import { usePlatform } from '@showroom/shared-ui/platform';
import type { HeldVehicle } from './hold';

/** Fills a text with the time at which a hold ends, by the market's clock. */
export function useUntil({ endsAt }: Pick<HeldVehicle, 'endsAt'>): (text: string) => string {
  const { market } = usePlatform();
  return (text) => fillText(text, { time: formatZonedTime(endsAt, market.timeZone) });
}
