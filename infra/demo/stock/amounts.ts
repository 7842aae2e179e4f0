import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { toMinor } from '../../database/money';
import type { NewVehicle } from '../../database/schema/vehicles';
import { yearOf } from './dates';
import type { History } from './history';
import { type MarketProfile, PROFILES } from './markets';
import type { Papers } from './papers';
import { driveAwayPrices, leasePrice, marketValue, roundTo, subscriptionRate } from './prices';
import type { Random } from './random';

interface PricedOption {
  readonly name: string;
  readonly price: number;
}

export interface Amounts {
  readonly base: number;
  readonly options: readonly PricedOption[];
  readonly msrp: number;
  readonly purchase: number;
  readonly old: number | null;
}

interface Costed {
  readonly list: number;
  readonly options: readonly PricedOption[];
  readonly history: History;
  readonly profile: MarketProfile;
}

const REDUCED_SHARE = 0.12;

/** Prices in the market's money: what was asked new, what is asked now, and before a reduction. */
export function chooseAmounts(random: Random, { list, options: extras, history, profile }: Costed): Amounts {
  const { level, step } = profile;
  const options = extras.map(({ name, price }) => ({ name, price: Math.max(roundTo(price * level, step), step) }));
  const optionsTotal = options.reduce((sum, { price }) => sum + price, 0);
  const msrp = roundTo(list * level, step) + optionsTotal;
  const asked = history.age === 0 ? msrp : roundTo(marketValue(msrp, history) * (0.97 + random.next() * 0.06), step);
  const lower = random.chance(REDUCED_SHARE) ? roundTo(asked * (0.91 + random.next() * 0.06), step) : asked;
  // What is built on demand is bought for its list price.
  const reduced = history.status === 'on_demand' ? asked : lower;
  return { base: reduced - optionsTotal, options, msrp, purchase: reduced, old: reduced < asked ? asked : null };
}

export interface Priced {
  readonly market: MarketCode;
  readonly day: string;
  readonly history: History;
  readonly amounts: Amounts;
  readonly papers: Papers;
  readonly isHidden: boolean;
  readonly isReservable: boolean;
  readonly hasLease: boolean;
  readonly hasSubscription: boolean;
}

type PriceColumns = Pick<
  NewVehicle,
  | 'msrp_price'
  | 'purchase_price'
  | 'purchase_old_price'
  | 'lease_price'
  | 'lease_old_price'
  | 'subscribe_price'
  | 'base_price'
  | 'drive_away'
  | 'on_the_road_price'
  | 'recycling_fee'
  | 'reservation_fee'
>;

/** The amounts of a vehicle's row, in minor units. */
export function priceColumns({ market, day, history, amounts, papers, ...priced }: Priced): PriceColumns {
  const profile = PROFILES[market];
  const { purchase, old } = amounts;
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, MARKETS[market].currency));
  const isNew = history.state === 'new';
  const offered = { market, state: history.state, production_year: history.productionYear, year: yearOf(day) };
  const lease = (price: number | null) =>
    minor(priced.hasLease && price !== null ? leasePrice(price, offered, profile) : null);
  const driveAway = market === 'au' && isNew ? Object.entries(driveAwayPrices(purchase)) : undefined;
  return {
    msrp_price: minor(amounts.msrp),
    purchase_price: minor(purchase),
    purchase_old_price: minor(old),
    lease_price: lease(purchase),
    lease_old_price: lease(old),
    subscribe_price: minor(priced.hasSubscription ? subscriptionRate(purchase, history.age, profile) : null),
    base_price: minor(isNew ? amounts.base : null),
    drive_away: driveAway ? Object.fromEntries(driveAway.map(([state, price]) => [state, minor(price) ?? 0])) : null,
    on_the_road_price: minor(priced.isHidden ? null : papers.on_the_road_price),
    recycling_fee: minor(papers.recycling_fee),
    reservation_fee: minor(priced.isReservable ? profile.reservationFee : null),
  };
}
