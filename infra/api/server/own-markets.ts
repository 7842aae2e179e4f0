import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import type { Caller } from './api';

/** Where a person may look at customers' data: an administrator in every market, everybody else in those that their token names. */
export function ownMarkets({ roles, markets }: Pick<Caller, 'roles' | 'markets'>): readonly MarketCode[] {
  return roles.includes('admin') ? MARKET_CODES : markets;
}
