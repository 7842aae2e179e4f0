import { termsOf } from '@showroom/contracts/finance/default-terms';
import { financeClassOf } from '@showroom/contracts/finance/terms';
import { MARKET_CODES, MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { toMajor } from '../../database/money';
import type { NewVehicle } from '../../database/schema/vehicles';
import { FILMED } from '../pictures/films/filmed';
import { SEED_DAY } from './dates';
import { stockByMarket } from './fill';
import { PROFILES } from './markets';
import { POWERTRAINS } from './powertrains';

import { photoTexts } from './texts';
import { seedVehicle } from './vehicle';
import { checkDigit } from './vin';

function stock(market: MarketCode, size: number): NewVehicle[] {
  return Array.from({ length: size }, (_, index) => seedVehicle({ market, index, day: SEED_DAY }));
}
const all = MARKET_CODES.flatMap((market) => stock(market, 400));

test('the same place always holds the same vehicle', () => {
  expect(stock('au', 5)).toEqual(stock('au', 5));
});

test('every VIN is well-formed, has a valid check digit and stands once', () => {
  const vins = all.flatMap(({ vin }) => vin ?? []);
  expect(new Set(vins).size).toBe(vins.length);
  for (const vin of vins) {
    expect(vin).toMatch(/^SA[LJ][A-HJ-NPR-Z0-9]{14}$/);
    expect(vin.charAt(8)).toBe(checkDigit(vin));
  }
});

test('power, fuel and battery are those of the engine that the version names', () => {
  for (const { version = '', power, engine_type, battery_capacity } of all) {
    const engines = POWERTRAINS.filter(({ code }) => version.startsWith(`${code} `));
    expect(engines.map(({ power: kilowatts }) => kilowatts)).toContain(power);
    expect(battery_capacity === null).toBe(!engine_type?.some((type) => /Electric|Plug-in/.test(type)));
  }
});

test('a new vehicle has hardly moved, an approved one is at most four years old', () => {
  for (const { state, mileage, production_year } of all) {
    if (state === 'new') expect(mileage).toBeLessThanOrEqual(50);
    if (state === 'approved') expect(production_year).toBeGreaterThanOrEqual(2022);
  }
});

test('base price and options add up to the purchase price of every new vehicle', () => {
  const broken = all.filter(({ state, base_price, purchase_price, optional_features }) => {
    const options = (optional_features ?? []).reduce((sum, { amount }) => sum + amount, 0);
    return state === 'new' ? (base_price ?? 0) + options !== purchase_price : base_price !== null;
  });
  expect(broken).toEqual([]);
});

test('drive-away prices stand at new Australian vehicles only, above their price', () => {
  for (const { listing, state, drive_away, purchase_price } of all) {
    expect(drive_away !== null).toBe(listing === 'au' && state === 'new');
    for (const amount of Object.values(drive_away ?? {})) expect(amount).toBeGreaterThan(purchase_price ?? 0);
  }
});

test('about one in eight has an old price, which is higher than the present one', () => {
  const reduced = all.filter(({ purchase_old_price }) => purchase_old_price !== null);
  expect(reduced.length / all.length).toBeGreaterThan(0.09);
  expect(reduced.length / all.length).toBeLessThan(0.15);
  for (const { purchase_old_price, purchase_price } of reduced) {
    expect(purchase_old_price).toBeGreaterThan(purchase_price ?? 0);
  }
});

test('what is built on demand has its configuration and costs its list price', () => {
  const onDemand = all.filter(({ status }) => status === 'on_demand');
  expect(onDemand.length).toBeGreaterThan(20);
  for (const { config_url, purchase_price, msrp_price, purchase_old_price } of onDemand) {
    expect(config_url).toMatch(/^https:/);
    expect([purchase_price, purchase_old_price]).toEqual([msrp_price, null]);
  }
});

test('a title names year, state, brand, model, colour, drivetrain and version in this order', () => {
  const [first] = all;
  expect(first?.title).toBe(
    `${first?.production_year} Approved ${first?.brand} ${first?.model} ${first?.color_name} ${first?.drivetrain} ${first?.version}`,
  );
});

test('pictures show the wheels, the pack and the roof of the vehicle, and where its driver sits', () => {
  const shown = [
    ['black-wheels', ['22" alloy wheels, gloss black']],
    ['black-pack', ['Black exterior pack']],
    ['fabric-roof', ['Folding fabric roof']],
    ['glass-roof', ['Sliding panoramic roof', 'Fixed panoramic roof']],
  ] as const;
  // Elsewhere options have names of another language.
  for (const { optional_features = [], photos = [], listing } of [
    ...stock('international', 400),
    ...stock('au', 400),
  ]) {
    const [side, , , wheel, cockpit] = photos;
    for (const [finish, names] of shown) {
      expect(side?.src.includes(finish)).toBe(optional_features.some(({ name }) => names.some((one) => one === name)));
    }
    const wheels = optional_features.find((option) => option.name.includes('alloy wheels'));
    expect(wheel?.alt.split(': ')[1]).toBe(wheels?.name);
    expect(cockpit?.src.endsWith('_right')).toBe(listing === MARKETS.au.listing);
  }
});

test('what pictures show is said in English where a language has no texts of its own', () => {
  const named = { model: 'XE', colour: 'Fuji White', interior: 'Ebony' };
  expect(photoTexts('de', named)).toEqual(photoTexts('en', named));
  expect(photoTexts('en', named)[3]).toBe('Wheel of the XE');
});

test("what pictures show is said in each of the market's languages", () => {
  const [ukrainian] = stock('ua', 1);
  expect(ukrainian?.photos?.[0]?.alt).toBe(`${ukrainian?.model}, колір ${ukrainian?.color_name}, вид збоку`);
  const wheels = stock('ae', 200).flatMap(({ photos = [], translations }) => [
    [photos[3]?.alt, translations?.['ar']?.photos?.[3]],
  ]);
  expect(wheels).toContainEqual([
    'Wheel of the Defender 110: 22" alloy wheels, gloss black',
    'عجلة Defender 110: عجلات معدنية 22 بوصة، أسود لامع',
  ]);
  for (const { photos = [], translations = {} } of all) {
    for (const texts of [photos.map(({ alt }) => alt), ...Object.values(translations).map((one) => one.photos ?? [])]) {
      expect(new Set(texts).size).toBe(photos.length);
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|^$/);
    }
  }
});

test('a description has no gaps and no unfilled words', () => {
  for (const { description = '' } of all) expect(description).not.toMatch(/undefined|null|NaN| {2}| \.|,,/);
});

/** How many of the texts have a sentence that another of them has, too. */
function sharing(texts: readonly string[]): number {
  const sentences = texts.map((text) => text.split(/(?<=。)|(?<=\.) /).filter(Boolean));
  const seen = new Map<string, number>();
  for (const sentence of sentences.flat()) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
  return sentences.filter((own) => own.some((sentence) => (seen.get(sentence) ?? 0) > 1)).length;
}

function pagesOfTwelve<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 12) }, (_, page) => list.slice(page * 12, page * 12 + 12));
}

/** What a list is filtered by, alone and within a model. */
const FILTERS: readonly ((vehicle: NewVehicle) => unknown)[] = [
  ({ listing }) => listing,
  ({ state }) => state,
  ({ model }) => model,
  ({ owner_id }) => owner_id,
  ({ color_canonical }) => color_canonical,
  ({ model, state }) => `${model} ${state}`,
  ({ model, version }) => `${model} ${version}`,
  ({ model, color_canonical }) => `${model} ${color_canonical}`,
];

describe.each(MARKET_CODES)('descriptions in the listing of %s', (market) => {
  const vehicles = stock(market, stockByMarket(2400)[market]);
  const languages = MARKETS[market].locales.map((locale) => locale.slice(0, 2));
  const textIn = (language: string) => (vehicle: NewVehicle) =>
    vehicle.translations?.[language]?.description ?? vehicle.description ?? '';

  test.each(languages)('in %s no sentence stands twice on a page, whatever it is filtered by', (language) => {
    const filtered = FILTERS.flatMap((factOf) => {
      const values = [...new Set(vehicles.map(factOf))];
      return values.map((value) => vehicles.filter((vehicle) => factOf(vehicle) === value));
    });
    const pages = filtered.flatMap(pagesOfTwelve).map((page) => page.map(textIn(language)));
    expect(pages.filter((texts) => sharing(texts) > 0)).toEqual([]);
  });

  test.each(languages)('in %s hardly one in a hundred has a sentence of another of the whole stock', (language) => {
    expect(sharing(vehicles.map(textIn(language))) / vehicles.length).toBeLessThan(0.012);
  });
});

test.each([
  ['jp', /[\p{Script=Han}\p{Script=Katakana}]/u],
  ['ua', /\p{Script=Cyrillic}/u],
] as const)('in %s retailers write of equipment, past and notes in their own language', (market, script) => {
  // Names of the maker's own are the same everywhere.
  const ours = ['Terrain Response', 'Terrain Response 2', 'JaguarDrive Control', 'Apple CarPlay®／Android Auto™'];
  for (const { description, standard_features, optional_features, accessories, footnotes, previous_use } of stock(
    market,
    300,
  )) {
    const names = [standard_features, accessories, footnotes, optional_features?.map(({ name }) => name)].flat();
    const written = [...names, description, previous_use].filter((text) => text && !ours.includes(text));
    for (const text of written) expect(text).toMatch(script);
  }
});

test('in the Emirates they write in Arabic as well, of everything that they write of in English', () => {
  for (const vehicle of stock('ae', 300)) {
    const arabic = vehicle.translations?.['ar'];
    expect(arabic?.description).toMatch(/\p{Script=Arabic}/u);
    for (const list of ['standard_features', 'optional_features', 'accessories', 'footnotes'] as const) {
      expect(arabic?.[list]).toHaveLength(vehicle[list]?.length ?? 0);
      for (const name of arabic?.[list] ?? []) {
        if (name !== 'Apple CarPlay® و Android Auto™') expect(name).toMatch(/\p{Script=Arabic}/u);
      }
    }
    expect(Object.keys(vehicle.translations ?? {})).toEqual(['ar']);
  }
  expect(stock('jp', 1)[0]?.translations).toEqual({});
});

test.each([
  ['1M8GDM9AXKP042788', 'X'],
  ['11111111111111111', '1'],
])('the check digit of %s is %s', (vin, digit) => {
  expect(checkDigit(vin)).toBe(digit);
});

test('a film shows the vehicle in its own paint, and some vehicles have one in every market', () => {
  for (const market of MARKET_CODES) expect(stock(market, 400).some(({ video_url }) => video_url)).toBe(true);
  for (const { video_url, photos } of all) {
    const film = FILMED.find(({ body }) => video_url === `/media/films/${body}.webm`);
    expect(film !== undefined).toBe(Boolean(video_url));
    if (film) expect(photos?.[0]?.src).toContain(`/${film.body}/${film.colour}/`);
  }
});

test('a lease price is the one of the terms that are named beside it, within what prices are rounded to', () => {
  let leased = 0;
  for (const market of MARKET_CODES) {
    const terms = termsOf(market, null);
    const { rateStep } = PROFILES[market];
    for (const { state = 'new', production_year = null, purchase_price, lease_price } of stock(market, 400)) {
      if (!lease_price || !purchase_price) continue;
      leased++;
      const kind = financeClassOf(terms, { state, production_year }, Number(SEED_DAY.slice(0, 4)));
      const { months = 0, initial_payments = 0, yearly_mileage = 0 } = terms.lease?.quoted ?? {};
      const row = kind?.residuals.find((one) => one.months === months);
      const share = row?.percents[terms.yearly_mileages.indexOf(yearly_mileage)] ?? Number.NaN;
      const price = toMajor(purchase_price, MARKETS[market].currency);
      const monthly = (kind?.rate ?? Number.NaN) / 1200;
      // What is used up is worth the payments: some at once, the others month by month.
      const used = price - (price * share) / 100 / (1 + monthly) ** months;
      const worth = initial_payments + (1 - (1 + monthly) ** (initial_payments - months)) / monthly;
      expect(Math.abs(toMajor(lease_price, MARKETS[market].currency) - used / worth)).toBeLessThanOrEqual(rateStep);
    }
  }
  expect(leased).toBeGreaterThan(500);
});
