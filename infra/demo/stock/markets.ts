import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import { filledList, loadJson } from '../data';

/** What differs between the stocks of the markets. Amounts are in major units. */
const profile = z.object({
  /** Share of the stock, of 100. */
  share: z.number(),
  /** What one euro of a list price is there, duties and habits included. */
  level: z.number(),
  /** Vehicle prices end on a multiple of this. */
  step: z.number(),
  /** Monthly rates end on a multiple of this. */
  rateStep: z.number(),
  taxNotice: z.string(),
  reservationFee: z.number(),
  reservationLabel: z.string(),
  /** Whether drivers sit on the right. */
  isRightHand: z.boolean().default(false),
  /** Yearly rate of the lease formula. */
  interest: z.number(),
  openingHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  maintenanceLogs: filledList,
  repairRecords: filledList,
});
export type MarketProfile = z.output<typeof profile>;

export const PROFILES = loadJson('stock/markets.json', z.record(z.enum(MARKET_CODES), profile));

/** What addresses of pictures that show the driver's place end with in a market: `front_right`. */
export function driverIn(code: MarketCode): string {
  return PROFILES[code].isRightHand ? '_right' : '';
}
