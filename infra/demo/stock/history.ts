import type { VehicleState, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import { addDays, addMonths, yearOf, yearsBetween } from './dates';
import type { Model } from './models';
import type { Random, Weighted } from './random';

const STATES: readonly [Weighted<VehicleState>, ...Weighted<VehicleState>[]] = [
  ['new', 42],
  ['approved', 34],
  ['used', 24],
];

const STATUSES: Record<VehicleState, readonly [Weighted<VehicleStatus>, ...Weighted<VehicleStatus>[]]> = {
  new: [
    ['stock', 55],
    ['delivery', 12],
    ['in_production', 13],
    ['available_soon', 8],
    ['on_demand', 9],
    ['reserved', 3],
  ],
  approved: [
    ['stock', 76],
    ['demo', 10],
    ['available_soon', 8],
    ['reserved', 4],
    ['sold', 2],
  ],
  used: [
    ['stock', 86],
    ['available_soon', 7],
    ['reserved', 4],
    ['sold', 3],
  ],
};

const OLDEST_APPROVED = 4;
const NOT_YET_HERE: readonly VehicleStatus[] = ['delivery', 'in_production', 'available_soon', 'on_demand'];

export interface History {
  readonly state: VehicleState;
  readonly status: VehicleStatus;
  readonly productionYear: number;
  readonly modelYear: number;
  readonly mileage: number;
  /** Years since registration, 0 for a new vehicle. */
  readonly age: number;
  readonly registered: string | null;
  readonly delivery: string | null;
  readonly warranty: string | null;
  readonly previousUse: string | null;
}

/** Production years that a model was offered in. */
function offered({ offers }: Model): { from: number; to: number } {
  return {
    from: Math.min(...offers.map(({ from }) => from)),
    to: Math.max(...offers.map(({ to }) => to)),
  };
}

function chooseState(random: Random, last: number, year: number): VehicleState {
  const state = random.weighted(STATES);
  if (state === 'new' && last < year) return random.chance(0.6) ? 'approved' : 'used';
  return state;
}

function chooseYear(random: Random, state: VehicleState, model: Model, year: number): number {
  const { from, to } = offered(model);
  if (state === 'new') return Math.max(random.chance(0.85) ? year : year - 1, from);
  const [oldest, newest] = state === 'approved' ? [year - OLDEST_APPROVED, year - 1] : [year - 8, year - 2];
  return random.int(Math.max(oldest, from), Math.min(newest, to));
}

function warrantyOf(state: VehicleState, registered: string, day: string): string | null {
  const maker = addMonths(registered, 36);
  if (state === 'used') return maker > day ? maker : null;
  return [maker, addMonths(day, 24)].sort().at(-1) ?? maker;
}

function ofNew(random: Random, productionYear: number, day: string): History {
  const status = random.weighted(STATUSES.new);
  const isHere = !NOT_YET_HERE.includes(status);
  return {
    state: 'new',
    status,
    productionYear,
    modelYear: Math.min(productionYear + (random.chance(0.5) ? 1 : 0), yearOf(day) + 1),
    mileage: isHere ? random.int(4, 50) : 0,
    age: 0,
    registered: null,
    delivery: addDays(day, isHere ? random.int(3, 21) : random.int(20, 160)),
    warranty: null,
    previousUse: null,
  };
}

/** State, status, year, mileage and dates that go together, as of a day. */
export function chooseHistory(random: Random, model: Model, day: string): History {
  const state = chooseState(random, offered(model).to, yearOf(day));
  const productionYear = chooseYear(random, state, model, yearOf(day));
  if (state === 'new') return ofNew(random, productionYear, day);
  const status = random.weighted(STATUSES[state]);
  const earliest = addDays(`${productionYear}-01-15`, random.int(0, 340));
  const registered = earliest < addDays(day, -150) ? earliest : addDays(day, -random.int(150, 300));
  const age = yearsBetween(registered, day);
  const yearly = state === 'approved' ? random.int(6500, 17_500) : random.int(8500, 23_000);
  const isDemo = status === 'demo';
  return {
    state,
    status,
    productionYear,
    modelYear: productionYear + (random.chance(0.35) ? 1 : 0),
    mileage: isDemo ? random.int(1500, 9800) : Math.max(Math.round(yearly * age), 900),
    age,
    registered,
    delivery: status === 'available_soon' ? addDays(day, random.int(7, 45)) : null,
    warranty: warrantyOf(state, registered, day),
    previousUse: isDemo
      ? 'Demonstrator'
      : random.pick(['Private', 'Private', 'Private', 'Company car', 'Courtesy car']),
  };
}
