import { SERVICE_PACK_GROUPS } from '@showroom/contracts/entities/order-choices';
import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import { toMinor } from '../../database/money';
import { type NewServicePack, POWERTRAINS } from '../../database/schema/order-online';
import { listCell, loadTable } from '../data';
import { PROFILES } from '../stock/markets';
import { fill } from './fill';
import { languagesOf, textsIn } from './texts';

const PACKS = loadTable(
  'content/service-packs.csv',
  z.object({
    key: z.string(),
    group: z.enum(SERVICE_PACK_GROUPS),
    period: z.enum(['once', 'month']),
    months: z.coerce.number(),
    mileage: z.coerce.number().nullable().default(null),
    powertrains: listCell.pipe(z.array(z.enum(POWERTRAINS))).default([]),
    /** For a Land Rover. */
    euros: z.coerce.number(),
    /** Jaguar's share of it, where the brands differ. */
    jaguar: z.coerce.number().optional(),
    /** The brand that it is for alone. */
    only: z.string().optional(),
  }),
);

const packTexts = z.object({ name: z.string(), summary: z.string(), included: z.array(z.string()) });

/** Two leading digits: prices of services end on zeros. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
}

function textsOf(key: string, market: Market) {
  return Object.fromEntries(
    languagesOf(market).map((language) => [
      language,
      packTexts.parse(fill(`{service-packs.${key}}`, textsIn(language))),
    ]),
  );
}

/** What buyers of a market can add to a vehicle, by brand where the brands differ. */
export function servicePacksOf(code: MarketCode): NewServicePack[] {
  const market: Market = MARKETS[code];
  return PACKS.flatMap(({ key, euros, jaguar, only, ...pack }, index) => {
    const texts = textsOf(key, market);
    const row = (id: string, brand: string | null, share: number): NewServicePack => ({
      ...pack,
      id: `${code}-${id}`,
      market: code,
      brand,
      texts,
      price: toMinor(rounded(euros * share * PROFILES[code].level), market.currency),
      currency: market.currency,
      position: index,
      offered: true,
    });
    if (only) return [row(key, only, 1)];
    if (jaguar === undefined) return [row(key, null, 1)];
    return [row(`${key}-land-rover`, 'Land Rover', 1), row(`${key}-jaguar`, 'Jaguar', jaguar)];
  });
}
