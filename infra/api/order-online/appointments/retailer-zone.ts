import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { RetailerRow } from '../../../database/schema/retailers';

/** Where clocks differ from the market's own. Countries by the names that retailers write. */
const BY_STATE: Readonly<Record<string, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};
const BY_COUNTRY: Readonly<Record<string, string>> = {
  'united kingdom': 'Europe/London',
  'great britain': 'Europe/London',
  gb: 'Europe/London',
  ireland: 'Europe/Dublin',
  ie: 'Europe/Dublin',
  portugal: 'Europe/Lisbon',
  pt: 'Europe/Lisbon',
};

/** The time zone whose clock hangs at a retailer's. */
export function zoneOf(market: MarketCode, { state, country }: Pick<RetailerRow, 'state' | 'country'>): string {
  const own = market === 'au' ? BY_STATE[state.toUpperCase()] : BY_COUNTRY[country.toLowerCase()];
  return own ?? MARKETS[market].timeZone;
}
