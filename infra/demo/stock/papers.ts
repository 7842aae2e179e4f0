import type { MarketCode } from '@showroom/contracts/markets';
import { addDays, addMonths } from './dates';
import type { History } from './history';
import { PROFILES } from './markets';
import { roundTo } from './prices';
import type { Random } from './random';

/**
 * What is written down about a vehicle that was driven before, and what its market charges with it.
 */
export interface Papers {
  readonly maintenance_log: string | null;
  readonly repair_record: string | null;
  readonly mot_expiry: string | null;
  /** Major units of the market's currency. */
  readonly recycling_fee: number | null;
  readonly on_the_road_price: number | null;
}

const NONE: Papers = {
  maintenance_log: null,
  repair_record: null,
  mot_expiry: null,
  recycling_fee: null,
  on_the_road_price: null,
};

/**
 * Japan's prices are told with tax, inspection and registration as well; recycling is paid with the
 * vehicle.
 */
function japanese(random: Random, price: number): Pick<Papers, 'recycling_fee' | 'on_the_road_price'> {
  return {
    recycling_fee: roundTo(random.int(12_800, 21_400), 10),
    on_the_road_price: price + roundTo(random.int(180_000, 420_000), 1000),
  };
}

/** The first inspection is due three years after registration, later ones every second year. */
function inspectionDue(registered: string, day: string): string {
  let due = addMonths(registered, 36);
  while (due < addDays(day, 30)) due = addMonths(due, 24);
  return due;
}

export function papersOf(
  random: Random,
  { market, day, history, price }: { market: MarketCode; day: string; history: History; price: number },
): Papers {
  const charged = market === 'jp' ? japanese(random, price) : {};
  if (history.registered === null) return { ...NONE, ...charged };
  const { maintenanceLogs, repairRecords } = PROFILES[market];
  return {
    ...NONE,
    maintenance_log: random.pick(maintenanceLogs),
    repair_record: random.pick(repairRecords),
    mot_expiry: inspectionDue(history.registered, day),
    ...charged,
  };
}
