import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { toMinor } from '../../database/money';
import type { NewRetailer } from '../../database/schema/retailers';
import type { NewVehicle } from '../../database/schema/vehicles';
import { slugOf, titleOf } from '../../raw-vehicle/slug';
import { oneOrMore } from '../data';
import { filmPath } from '../pictures/films/filmed';
import { chooseAmounts, priceColumns } from './amounts';
import { addDays } from './dates';
import { chooseAccessories, chooseOptions, finishOf, footnotesOf, standardFeatures } from './equipment';
import { chooseHistory, type History } from './history';
import { PROFILES } from './markets';
import { MODELS, type Model, type Offer, type Trim } from './models';
import { choosePaint } from './paints';
import { papersOf } from './papers';
import { photosOf } from './photos';
import type { Powertrain } from './powertrains';
import { type Random, randomOf } from './random';
import { retailersOf } from './retailers';
import { type Described, descriptionIn, localName, photoTexts } from './texts';
import { vinOf } from './vin';

export const SEED_SOURCE = 'seed';

const MODEL_WEIGHTS = oneOrMore(
  MODELS.map((model) => [model, model.weight] as const),
  'models',
);

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
  return random.weighted(oneOrMore(choices, `engine and trim of the ${model.name} that go together in ${year}`));
}

const RESERVABLE: readonly string[] = ['stock', 'available_soon', 'demo', 'delivery', 'in_production'];
const MAKERS = { 'Land Rover': 'SAL', Jaguar: 'SAJ' } as const;
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

function vinFor(model: Model, powertrain: Powertrain, history: History, serial: number): string {
  const random = randomOf('vin', model.key, powertrain.code);
  const letters = Array.from({ length: 4 }, () => VIN_LETTERS.charAt(random.int(0, VIN_LETTERS.length - 1))).join('');
  return vinOf({
    maker: MAKERS[model.brand],
    description: `${letters}${random.int(1, 9)}`,
    modelYear: history.modelYear,
    plant: model.plant,
    serial,
  });
}

export interface Place {
  readonly market: MarketCode;
  /** From 0; the same number is always the same vehicle. */
  readonly index: number;
  readonly day: string;
}

/** Unlike that of any other vehicle of the demo. */
function serialOf({ market, index }: Pick<Place, 'market' | 'index'>): number {
  return 100_000 + ((index * 5 + Object.keys(PROFILES).indexOf(market)) % 900_000);
}

function ownerOf(random: Random, brand: string, market: MarketCode): NewRetailer {
  const owners = retailersOf(market).filter(({ brands }) => brands?.includes(brand));
  return random.pick(oneOrMore(owners, `retailer of ${market} who sells ${brand}`));
}

/** What a vehicle is: model, past, engine, trim, paint, extras and prices that go together. */
function chooseVehicle(random: Random, { market, day }: Place) {
  const model = random.weighted(MODEL_WEIGHTS);
  const history = chooseHistory(random, model, day);
  const { offer, trim } = chooseOffer(random, model, history.productionYear);
  const paint = choosePaint(random, model);
  const seats = random.pick(model.seats);
  const amounts = chooseAmounts(random, {
    list: offer.price + trim.extra,
    options: chooseOptions(random, model),
    history,
    profile: PROFILES[market],
  });
  return { model, history, powertrain: offer.powertrain, trim, paint, seats, amounts };
}

/** How it is offered. */
function chooseTerms(random: Random, { history, trim }: ReturnType<typeof chooseVehicle>) {
  const isHidden = random.chance(trim.extra > 40_000 ? 0.25 : 0.01);
  const hasLease = history.age < 5 && random.chance(0.85);
  const hasSubscription = history.age < 3 && random.chance(0.28);
  const isReservable = !isHidden && RESERVABLE.includes(history.status) && random.chance(0.94);
  return { isHidden, hasLease, hasSubscription, isReservable };
}

/** What the demo tells of a vehicle: all of it is chosen by one stream, in this order. */
function choose(place: Place) {
  const { market, index, day } = place;
  const random = randomOf('vehicle', market, index);
  const vehicle = chooseVehicle(random, place);
  const { model, history, amounts } = vehicle;
  const terms = chooseTerms(random, vehicle);
  const created = `${addDays(day, -random.int(0, 150))}T0${random.int(6, 9)}:${random.int(10, 59)}:00Z`;
  // Three numbers go by, so that what was generated before stays what it is.
  for (let skipped = 0; skipped < 3; skipped += 1) random.next();
  const accessories = chooseAccessories(random, model);
  const owner = ownerOf(random, model.brand, market);
  // A stream of its own, so that what was generated before stays what it is.
  const papers = papersOf(randomOf('papers', market, index), { market, day, history, price: amounts.purchase });
  return { ...place, ...vehicle, ...terms, created: new Date(created), accessories, owner, papers };
}
type Chosen = ReturnType<typeof choose>;

function orderNumberOf({ history, ...place }: Place & Pick<Chosen, 'history'>): string | null {
  return history.state === 'new' ? `SR${4_000_000 + serialOf(place)}` : null;
}

function describedOf(chosen: Chosen): Described {
  const { model, history, powertrain, trim, paint, amounts, owner } = chosen;
  return {
    model,
    powertrain,
    trim: trim.name,
    year: history.productionYear,
    state: history.state,
    colour: paint.name,
    interior: paint.interiorName,
    mileage: history.mileage,
    options: amounts.options.map(({ name }) => name),
    standard: standardFeatures(model, powertrain),
    registered: history.registered,
    delivery: history.delivery,
    warranty: history.warranty,
    orderNumber: orderNumberOf(chosen),
    retailer: { name: owner.name, city: owner.city ?? '' },
  };
}

function textsIn(language: string, chosen: Chosen) {
  const { market, index, model, accessories, powertrain, paint, amounts } = chosen;
  const described = describedOf(chosen);
  const names = (list: readonly string[]) => list.map((name) => localName(language, name));
  return {
    description: descriptionIn(language, randomOf('text', market, index), described) ?? '',
    standard_features: names(described.standard),
    optional_features: names(described.options),
    accessories: names(accessories),
    footnotes: names(footnotesOf(powertrain)),
    photos: photoTexts(language, {
      model: model.name,
      colour: paint.name,
      interior: paint.interiorName,
      wheels: finishOf(amounts.options).wheels,
    }),
  };
}

function picturesOf({ market, model, paint, amounts }: Chosen, alts: readonly string[]) {
  const { finishes } = finishOf(amounts.options);
  const { isRightHand } = PROFILES[market];
  return photosOf({ body: model.key, colour: paint.colour, interior: paint.interior, finishes, isRightHand }, alts);
}

/** What a vehicle's row says: in the market's first language, and translated to its others. */
function textColumns(chosen: Chosen) {
  const { market, history, amounts } = chosen;
  const [language = 'en', ...others] = MARKETS[market].locales.map((locale) => locale.slice(0, 2));
  const texts = textsIn(language, chosen);
  return {
    ...texts,
    photos: picturesOf(chosen, texts.photos),
    // What an option cost the first owner says nothing about a used vehicle's price.
    optional_features: amounts.options.map(({ price }, index) => ({
      name: texts.optional_features[index] ?? '',
      amount: history.state === 'new' ? toMinor(price, MARKETS[market].currency) : 0,
    })),
    previous_use: history.previousUse && localName(language, history.previousUse),
    translations: Object.fromEntries(others.map((other) => [other, textsIn(other, chosen)])),
  };
}

/** What the maker says of a vehicle. */
function makerColumns(chosen: Chosen) {
  const { market, index, model, powertrain, history, paint, trim, seats } = chosen;
  const version = `${powertrain.code} ${trim.name}`;
  const isOnDemand = history.status === 'on_demand';
  const named = {
    production_year: history.productionYear,
    state: history.state,
    brand: model.brand,
    model: model.name,
    color_name: paint.name,
    drivetrain: powertrain.drivetrain,
    version,
  };
  return {
    ...named,
    slug: slugOf(model.brand, model.name, version, history.productionYear),
    title: titleOf(named),
    model_group: model.group,
    nameplate_external_code: model.code,
    body: model.style,
    model_year: history.modelYear,
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
    vin: isOnDemand ? null : vinFor(model, powertrain, history, serialOf(chosen)),
    // What is built on demand was configured by somebody: the address leads back to it.
    config_url: isOnDemand ? `https://configurator.showroom.test/${market}/${index}` : null,
    order_number: orderNumberOf(chosen),
  } satisfies Partial<NewVehicle>;
}

/** One vehicle of the demo: everything about it goes together, and it is the same in every run. */
export function seedVehicle(place: Place): NewVehicle {
  const chosen = choose(place);
  const { market, index, model, history, paint, papers, isHidden, created } = chosen;
  const { currency, listing } = MARKETS[market];
  const { taxNotice, reservationLabel } = PROFILES[market];
  return {
    listing,
    feed_source: SEED_SOURCE,
    feed_key: `${market}-${index}`,
    ...makerColumns(chosen),
    status: history.status,
    mileage: history.mileage,
    mileage_unit: 'km',
    delivery_date: history.delivery,
    registration_date: history.registered,
    warranty_expiry: history.warranty,
    repair_record: papers.repair_record,
    maintenance_log: papers.maintenance_log,
    mot_expiry: papers.mot_expiry,
    currency,
    ...priceColumns(chosen),
    hidden_prices: isHidden ? ['purchase', 'lease', 'subscribe'] : [],
    prices_type: taxNotice,
    price_hidden: isHidden,
    reservation_label: reservationLabel,
    video_url: filmPath({ body: model.key, colour: paint.colour }),
    ...textColumns(chosen),
    owner_id: chosen.owner.id ?? '',
    created_at: created,
    updated_at: created,
  };
}
