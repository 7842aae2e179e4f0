import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { filmPath } from '../../../drawing/films/filmed';
import { toMinor } from '../../money';
import type { NewRetailer } from '../../schema/retailers';
import type { NewVehicle } from '../../schema/vehicles';
import { addDays, yearOf } from '../dates';
import { type MarketProfile, PROFILES } from '../markets';
import { type Random, randomOf, type Weighted } from '../random';
import { descriptionOf } from './descriptions';
import { chooseAccessories, chooseOptions, standardFeatures } from './equipment';
import { chooseHistory, type History } from './history';
import { localDescription } from './local-descriptions';
import { localName } from './local-names';
import type { Model, Offer, Trim } from './model';
import { MODELS } from './models';
import { choosePaint } from './paints';
import { papersOf } from './papers';
import { photosOf } from './photos';
import { POWERTRAINS, type Powertrain } from './powertrains';
import { driveAwayPrices, leasePrice, marketValue, roundTo, subscriptionRate } from './prices';
import { slugOf, titleOf } from './slug';
import { vinOf } from './vin';

export const SEED_SOURCE = 'seed';

const byWeight = MODELS.map((model) => [model, model.weight] as const);
const MODEL_WEIGHTS: readonly [Weighted<Model>, ...Weighted<Model>[]] = [[MODELS[0], 0], ...byWeight];

function trimsOf({ trims }: Model, offer: Offer, year: number): Trim[] {
  return trims.filter(
    ({ name, from, to, limited }) =>
      from <= year && year <= to && (offer.trims === undefined ? !limited : offer.trims.includes(name)),
  );
}

interface Choice {
  readonly offer: Offer;
  readonly trim: Trim;
}

/** An engine and a trim that were sold together in that year. */
function chooseOffer(random: Random, model: Model, year: number): Choice {
  const choices = model.offers
    .filter(({ from, to }) => from <= year && year <= to)
    .flatMap((offer) => {
      const trims = trimsOf(model, offer, year);
      const all = trims.reduce((sum, { weight = 1 }) => sum + weight, 0);
      return trims.map((trim) => [{ offer, trim }, (trim.weight ?? 1) / all] as const);
    });
  const [first, ...rest] = choices;
  if (!first) throw new Error(`No engine and trim of the ${model.name} go together in ${year}.`);
  return random.weighted([first, ...rest]);
}

interface Amounts {
  readonly base: number;
  readonly options: readonly { readonly name: string; readonly price: number }[];
  readonly msrp: number;
  readonly purchase: number;
  readonly old: number | null;
}

interface Costed {
  readonly list: number;
  readonly options: readonly { readonly name: string; readonly price: number }[];
  readonly history: History;
  readonly profile: MarketProfile;
}

const REDUCED_SHARE = 0.12;

/** Prices in the market's money: what was asked new, what is asked now, and before a reduction. */
function amountsOf(random: Random, { list, options: extras, history, profile }: Costed): Amounts {
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

const FOOTNOTES = {
  electric: 'The electric range depends on equipment, driving style, weather and the age of the battery.',
  plugIn: 'Consumption was measured with a charged battery; it rises on long journeys without charging.',
  picture: 'Pictures show the model, colour and interior; details of the equipment may differ.',
} as const;

function footnotesOf({ battery, litres }: Powertrain): string[] {
  if (battery === undefined) return [FOOTNOTES.picture];
  return [litres === undefined ? FOOTNOTES.electric : FOOTNOTES.plugIn, FOOTNOTES.picture];
}

const RESERVABLE: readonly string[] = ['stock', 'available_soon', 'demo', 'delivery', 'in_production'];
const MAKERS = { 'Land Rover': 'SAL', Jaguar: 'SAJ' } as const;
const PLANTS: Record<Model['group'], string> = { 'Range Rover': 'A', Defender: '2', Discovery: '2', Jaguar: 'C' };
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

function vinFor(model: Model, powertrain: Powertrain, history: History, serial: number): string {
  const random = randomOf('vin', model.key, powertrain.code);
  const letters = Array.from({ length: 4 }, () => VIN_LETTERS.charAt(random.int(0, VIN_LETTERS.length - 1))).join('');
  return vinOf({
    maker: MAKERS[model.brand],
    description: `${letters}${random.int(1, 9)}`,
    modelYear: history.modelYear,
    plant: PLANTS[model.group],
    serial,
  });
}

export interface Place {
  readonly market: MarketCode;
  /** From 0; the same number is always the same vehicle. */
  readonly index: number;
  readonly day: string;
  readonly retailers: readonly NewRetailer[];
}

function ownerOf(random: Random, brand: string, retailers: readonly NewRetailer[]): string {
  const [first, ...rest] = retailers.filter(({ brands }) => brands?.includes(brand));
  if (!first) throw new Error(`No retailer of the market sells ${brand}.`);
  return random.pick([first, ...rest]).id ?? '';
}

/** One vehicle of the seed: everything about it goes together, and it is the same in every run. */
export function seedVehicle({ market, index, day, retailers }: Place): NewVehicle {
  const random = randomOf('vehicle', market, index);
  const profile = PROFILES[market];
  const { currency, listing } = MARKETS[market];
  const model = random.weighted(MODEL_WEIGHTS);
  const history = chooseHistory(random, model, day);
  const { offer, trim } = chooseOffer(random, model, history.productionYear);
  const powertrain: Powertrain = POWERTRAINS[offer.powertrain];
  const paint = choosePaint(random, model);
  const seats = random.pick(model.seats);
  const amounts = amountsOf(random, {
    list: offer.price + trim.extra,
    options: chooseOptions(random, model),
    history,
    profile,
  });
  const { purchase, old } = amounts;
  const minor = (amount: number) => toMinor(amount, currency);
  const isNew = history.state === 'new';
  const isHidden = random.chance(trim.extra > 40_000 ? 0.25 : 0.01);
  const hasLease = history.age < 5 && random.chance(0.85);
  const offered = {
    market,
    state: history.state,
    production_year: history.productionYear,
    year: yearOf(day),
  };
  const leaseOf = (price: number) => {
    const monthly = hasLease ? leasePrice(price, offered, profile) : null;
    return monthly === null ? null : minor(monthly);
  };
  const hasSubscription = history.age < 3 && random.chance(0.28);
  const isReservable = !isHidden && RESERVABLE.includes(history.status) && random.chance(0.94);
  const version = `${powertrain.code} ${trim.name}`;
  const serial = 100_000 + ((index * 5 + Object.keys(PROFILES).indexOf(market)) % 900_000);
  const named = {
    production_year: history.productionYear,
    state: history.state,
    brand: model.brand,
    model: model.name,
    color_name: paint.name,
    drivetrain: powertrain.drivetrain,
    version,
  };
  const described = {
    model,
    powertrain,
    trim: trim.name,
    year: history.productionYear,
    state: history.state,
    colour: paint.name,
    interior: paint.interiorName,
    seats,
    mileage: history.mileage,
    options: amounts.options.map(({ name }) => name),
  };
  // A stream of its own, so that what was generated before stays what it is.
  const papers = papersOf(randomOf('papers', market, index), { market, day, history, price: purchase });
  const created = `${addDays(day, -random.int(0, 150))}T0${random.int(6, 9)}:${random.int(10, 59)}:00Z`;
  const english = descriptionOf(random, described);
  const [language = 'en', ...others] = MARKETS[market].locales.map((locale) => locale.slice(0, 2));
  const equipment = {
    standard_features: standardFeatures(model, powertrain.litres === undefined),
    optional_features: amounts.options.map(({ name }) => name),
    accessories: chooseAccessories(random, model),
    footnotes: footnotesOf(powertrain),
  };
  const textsIn = (language: string) => {
    const named = (names: readonly string[]) => names.map((name) => localName(language, name));
    return {
      standard_features: named(equipment.standard_features),
      optional_features: named(equipment.optional_features),
      accessories: named(equipment.accessories),
      footnotes: named(equipment.footnotes),
    };
  };
  const texts = textsIn(language);
  return {
    ...named,
    listing,
    feed_source: SEED_SOURCE,
    feed_key: `${market}-${index}`,
    slug: slugOf(model.brand, model.name, version, history.productionYear),
    title: titleOf(named),
    description: localDescription(language, described) ?? english,
    model_group: model.group,
    nameplate_external_code: model.code,
    body: bodyOf(model),
    status: history.status,
    model_year: history.modelYear,
    mileage: history.mileage,
    mileage_unit: 'km',
    engine_type: [...powertrain.energy],
    engine_capacity: powertrain.litres ?? null,
    capacity_unit: powertrain.litres === undefined ? null : 'l',
    battery_capacity: powertrain.battery ?? null,
    transmission: 'Automatic',
    power: powertrain.power,
    number_of_seats: seats,
    doors: model.doors,
    color_canonical: paint.canonical,
    color_interior: paint.interiorName,
    vin: history.status === 'on_demand' ? null : vinFor(model, powertrain, history, serial),
    // What is built on demand was configured by somebody: the address leads back to it.
    config_url: history.status === 'on_demand' ? `https://configurator.showroom.test/${market}/${index}` : null,
    order_number: isNew ? `SR${String(4_000_000 + serial)}` : null,
    delivery_date: history.delivery,
    registration_date: history.registered,
    warranty_expiry: history.warranty,
    previous_use: history.previousUse && localName(language, history.previousUse),
    repair_record: papers.repair_record,
    maintenance_log: papers.maintenance_log,
    mot_expiry: papers.mot_expiry,
    recycling_fee: papers.recycling_fee === null ? null : minor(papers.recycling_fee),
    on_the_road_price: papers.on_the_road_price === null || isHidden ? null : minor(papers.on_the_road_price),
    currency,
    msrp_price: minor(amounts.msrp),
    purchase_price: minor(purchase),
    purchase_old_price: old === null ? null : minor(old),
    lease_price: leaseOf(purchase),
    lease_old_price: old === null ? null : leaseOf(old),
    subscribe_price: hasSubscription ? minor(subscriptionRate(purchase, history.age, profile)) : null,
    hidden_prices: isHidden ? ['purchase', 'lease', 'subscribe'] : [],
    prices_type: profile.taxNotice,
    price_hidden: isHidden,
    base_price: isNew ? minor(amounts.base) : null,
    drive_away:
      market === 'au' && isNew
        ? Object.fromEntries(Object.entries(driveAwayPrices(purchase)).map(([state, price]) => [state, minor(price)]))
        : null,
    reservation_fee: isReservable ? minor(profile.reservationFee) : null,
    reservation_label: profile.reservationLabel,
    photos: photosOf(model.key, model.name, paint),
    video_url: filmPath({ body: model.key, colour: paint.colour }),
    standard_features: texts.standard_features,
    // What an option cost the first owner says nothing about a used vehicle's price.
    optional_features: amounts.options.map(({ price }, index) => ({
      name: texts.optional_features[index] ?? '',
      amount: isNew ? minor(price) : 0,
    })),
    accessories: texts.accessories,
    footnotes: texts.footnotes,
    translations: Object.fromEntries(
      others.map((other) => [other, { description: localDescription(other, described), ...textsIn(other) }]),
    ),
    owner_id: ownerOf(random, model.brand, retailers),
    created_at: new Date(created),
    updated_at: new Date(created),
  };
}

function bodyOf({ key }: Model): string {
  if (key === 'f-type') return 'Coupe';
  return key === 'xe' || key === 'xf' ? 'Saloon' : 'SUV';
}
