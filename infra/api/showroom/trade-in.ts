import { getTradeInOptions, valueTradeIn } from '@showroom/contracts/calls/showroom';
import type { TradeIn, TradeInValuation } from '@showroom/contracts/entities/trade-in';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { and, between, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { toMajor } from '../../database/money';
import { vehicles } from '../../database/schema/vehicles';
import { storable } from '../../database/storable';
import { PROFILES } from '../../demo/stock/markets';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import type { MarketSettings } from '../market/market-settings';
import { askOutside } from '../outside/ask-outside';
import { proofOf } from './estimate-proof';
import { listPriceOf } from './makes';
import { tradeInOptions } from './trade-in-options';
import { type Comparable, valuation } from './valuation';

const MOST_COMPARABLES = 400;
/** Years of difference within which another car says something about this one. */
const YEARS = 2;
const VALID_DAYS = 14;

type Valued = Omit<TradeInValuation['attributes'], 'proof'>;

async function comparables(db: Db, { listing, currency }: Market, car: TradeIn): Promise<Comparable[]> {
  const registered = Number(car.registrationDate.date.slice(0, 4));
  const rows = await db
    .select({ price: vehicles.display_price, year: vehicles.production_year, mileage: vehicles.mileage })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.listing, listing),
        eq(sql`lower(${vehicles.model})`, storable(car.model.name).toLowerCase()),
        eq(sql`lower(${vehicles.brand})`, storable(car.brand.name).toLowerCase()),
        inArray(vehicles.state, ['used', 'approved']),
        between(vehicles.production_year, registered - YEARS, registered + YEARS),
        eq(vehicles.currency, currency),
        isNotNull(vehicles.display_price),
        isNotNull(vehicles.mileage),
        isNull(vehicles.removed_at),
      ),
    )
    .limit(MOST_COMPARABLES);
  return rows.flatMap(({ price, year, mileage }) =>
    price === null || year === null || mileage === null ? [] : [{ price: toMajor(price, currency), year, mileage }],
  );
}

const provided = z.object({
  value: z.number().nonnegative(),
  low: z.number().nonnegative().optional(),
  high: z.number().nonnegative().optional(),
  currency: z.string().optional(),
  valid_until: z.iso.date().optional(),
});

/** `{value, ...}`, alone or as the attributes of a resource. */
const providerAnswer = z.union([
  z.object({ data: z.object({ attributes: provided }) }).transform(({ data }) => data.attributes),
  provided,
]);

function fromProvider(given: z.output<typeof provided>, { currency }: Market, now: Date): Valued {
  const until = new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString().slice(0, 10);
  return {
    value: given.value,
    low: given.low ?? given.value,
    high: given.high ?? given.value,
    currency: given.currency ?? currency,
    basis: 'provider',
    valid_until: given.valid_until ?? until,
    assumptions: null,
  };
}

/** Serves the trade-in form: what it offers, and what a car is worth. */
export function serveTradeIn(api: Api, { config, database: { db } }: Context, settingsOf: MarketSettings): void {
  const ask = askOutside(config);
  implement(api, getTradeInOptions, ({ query }) => ({ data: tradeInOptions(query.lang ?? 'en') }));

  async function askedElsewhere(market: Market, body: unknown, now: Date): Promise<Valued | undefined> {
    const address = (await settingsOf(market.code))['trade_in.valuation_url'];
    if (address === '') return undefined;
    try {
      return fromProvider(await ask({ address, body }, providerAnswer), market, now);
    } catch (error) {
      api.server.log.warn({ err: error }, 'The valuation service does not answer: the platform estimates');
      return undefined;
    }
  }

  implement(api, valueTradeIn, async ({ body: { market: code, vehicle, condition = 'good' }, requestId }) => {
    const market: Market = MARKETS[code];
    const now = new Date();
    const asked = { market: code, currency: market.currency, condition, vehicle };
    const attributes: Valued =
      (await askedElsewhere(market, asked, now)) ??
      valuation({
        registered: vehicle.registrationDate.date,
        mileage: vehicle.mileage,
        condition,
        listPrice: listPriceOf(vehicle.brand.name, vehicle.model.name) * PROFILES[code].level,
        comparables: await comparables(db, market, vehicle),
        currency: market.currency,
        unit: market.distanceUnit,
        now,
      });
    const { value, low, high, currency, valid_until } = attributes;
    const estimate = { value, low, high, currency, valid_until };
    const proof = proofOf({ market: code, vehicle, condition, estimate }, config.ORDER_LINK_SECRET);
    return { data: { id: requestId, type: 'trade_in_valuation' as const, attributes: { ...attributes, proof } } };
  });
}
