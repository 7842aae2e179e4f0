import type { MarketCode } from '@showroom/contracts/markets';
import type { NewRetailer } from '../../schema/retailers';
import { AE } from './ae';
import { AU } from './au';
import { retailersFrom } from './build';
import { INTERNATIONAL } from './international';
import { JP } from './jp';
import { UA } from './ua';

/**
 * Sixty retailers of invented names in real cities. Phone numbers come from ranges that regulators
 * reserve for fiction (Australia, France, Germany, Ireland, Sweden); elsewhere the local part
 * begins with 0, which is never assigned.
 */
export const RETAILERS: Readonly<Record<MarketCode, readonly NewRetailer[]>> = {
  international: retailersFrom('international', INTERNATIONAL),
  au: retailersFrom('au', AU),
  ae: retailersFrom('ae', AE),
  jp: retailersFrom('jp', JP),
  ua: retailersFrom('ua', UA),
};
