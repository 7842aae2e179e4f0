import { MARKET_CODES, MARKETS, type MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import type { NewRetailer } from '../../database/schema/retailers';
import { slugOf } from '../../raw-vehicle/slug';
import { listCell, loadTable } from '../data';
import { PROFILES } from './markets';
import { stateOf } from './places';

const retailerRow = z.object({
  market: z.enum(MARKET_CODES),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zipcode: z.string().default(''),
  country: z.string(),
  phone: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  brands: listCell,
});

/** A retailer from its row and its index in the market. */
function retailer({ market, ...row }: z.output<typeof retailerRow>, index: number): NewRetailer {
  const number = String(index + 1).padStart(2, '0');
  const prefix = market.slice(0, 2).toUpperCase();
  return {
    ...row,
    id: `${market}-${number}`,
    listing: MARKETS[market].listing,
    state: stateOf(market, row.city),
    email: `${slugOf(row.name)}@${market}.showroom.test`,
    dealer_code: `${prefix}${1000 + index * 7}`,
    ci_code: `CI${prefix}${number}`,
    opening_hours: PROFILES[market].openingHours,
    display_name_jag: row.brands.includes('Jaguar') ? `${row.name} Jaguar` : null,
    display_name_lr: row.brands.includes('Land Rover') ? `${row.name} Land Rover` : null,
  };
}

const rows = loadTable('stock/retailers.csv', retailerRow);
const BY_MARKET = new Map(
  MARKET_CODES.map((code) => [code, rows.filter(({ market }) => market === code).map(retailer)]),
);

/**
 * Retailers of invented names in real cities. Phone numbers come from ranges that regulators
 * reserve for fiction (Australia, France, Germany, Ireland, Sweden); elsewhere the local part
 * begins with 0, which is never assigned.
 */
export function retailersOf(market: MarketCode): readonly NewRetailer[] {
  return BY_MARKET.get(market) ?? [];
}
