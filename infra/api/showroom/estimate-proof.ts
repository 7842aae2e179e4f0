import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { TradeInEstimate } from '@showroom/contracts/entities/order-choices';
import type { TradeIn, TradeInCondition } from '@showroom/contracts/entities/trade-in';
import type { MarketCode } from '@showroom/contracts/markets';

/** An estimate and the car that it was given for. */
export interface Estimated {
  readonly market: MarketCode;
  readonly vehicle: TradeIn;
  readonly condition: TradeInCondition;
  readonly estimate: Omit<TradeInEstimate, 'proof'>;
}

/**
 * A mark that only the platform can make of an estimate. The number plate is no part of it: it may
 * be filled in later.
 */
export function proofOf({ market, vehicle, condition, estimate }: Estimated, secret: string): string {
  const { brand, model, bodyType, fuelType, mileage, registrationDate } = vehicle;
  const named = [brand, model, bodyType, fuelType].map(({ name }) => name);
  const { value, low, high, currency, valid_until } = estimate;
  const told = [market, ...named, mileage, registrationDate.date, condition, value, low, high, currency, valid_until];
  return createHmac('sha256', secret)
    .update(`trade-in-estimate:${JSON.stringify(told)}`)
    .digest('base64url');
}

/** Whether an estimate is one that the platform gave for this car. */
export function isProven(estimated: Estimated, proof: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(proof), digest(proofOf(estimated, secret)));
}
