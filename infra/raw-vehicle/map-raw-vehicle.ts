import { FINANCING_OPTIONS, type FinancingOption } from '@showroom/contracts/entities/vehicle';
import { toMinor } from '../database/money';
import type { StoredPhoto } from '../database/schema/vehicles';
import { type Problem, parseRawVehicle, type RawVehicle } from './parse-raw-vehicle';
import { slugOf, titleOf } from './slug';

interface Place {
  /** Of the listing; amounts in another one are left out. */
  readonly currency: string;
  readonly mileage_unit: 'km' | 'mi';
  /** Paths of pictures belong to it. */
  readonly origin?: string | undefined;
}

const KILOWATTS = { kW: 1, PS: 0.73549875, hp: 0.745699872 } as const;
/** No engine has as many litres. */
const MOST_LITRES = 20;

/**
 * A vehicle with the specified raw attributes as columns of our own stock: a pure rule, which
 * imports and foreign bases share.
 */
export function mapRawVehicle(record: unknown, path: string, place: Place) {
  const { vehicle: raw, problems, unknown } = parseRawVehicle(record, path);
  if (!raw) return { vehicle: undefined, problems, unknown };
  const isForeign = raw.currency !== null && raw.currency !== place.currency;
  const message = `is not ${place.currency}, the currency of the listing: its prices are left out`;
  const foreign: Problem = { path: `${path}.currency`, message, value: raw.currency ?? '' };
  return {
    vehicle: mapped(raw, place, isForeign),
    problems: isForeign ? [...problems, foreign] : problems,
    unknown,
  };
}

export type MappedRawVehicle = NonNullable<ReturnType<typeof mapRawVehicle>['vehicle']>;

/** An amount in the smallest unit of the listing's currency; null where there is none in it. */
type Minor = (amount: number | null | undefined) => number | null;

function mapped(raw: RawVehicle, place: Place, isForeign: boolean) {
  const minor: Minor = (amount) =>
    isForeign || amount === null || amount === undefined ? null : toMinor(amount, place.currency);
  const named = {
    brand: raw.brand,
    model: raw.model,
    version: raw.version ?? '',
    state: raw.state ?? ('used' as const),
    production_year: raw.production_year,
    color_name: raw.color_name,
    drivetrain: raw.drivetrain,
  };
  return {
    id: raw.id,
    row: {
      ...named,
      slug: slugOf(raw.brand, raw.model, named.version, raw.production_year),
      title: raw.title ?? titleOf(named),
      description: raw.description ?? '',
      model_group: raw.model_group,
      nameplate_external_code: raw.nameplate_external_code,
      body: raw.body ?? '',
      status: raw.status ?? ('stock' as const),
      ...specificationOf(raw, place.mileage_unit),
      ...historyOf(raw),
      currency: place.currency,
      ...pricesOf(raw, minor),
      photos: photosOf(raw, place.origin),
      standard_features: raw.standard_features,
      optional_features: raw.optional_features.map(({ name, price, value_raw }) => ({
        name,
        amount: minor(price ?? value_raw) ?? 0,
      })),
      accessories: raw.accessories,
      footnotes: raw.footnotes,
      translations: raw.translations ?? {},
      video_url: raw.video_url,
      config_url: raw.config_url,
      buttons: raw.buttons.flatMap(({ key, label = '', url }) =>
        url !== undefined && label !== '' ? [{ key, label, url }] : [],
      ),
    },
    owner: ownerOf(raw),
  };
}

function specificationOf(raw: RawVehicle, mileageUnit: Place['mileage_unit']) {
  return {
    model_year: raw.model_year,
    mileage: raw.mileage,
    mileage_unit: raw.mileage_unit ?? mileageUnit,
    engine_type: raw.engine_type,
    ...engineOf(raw),
    battery_capacity: raw.battery_capacity,
    transmission: raw.transmission,
    number_of_seats: raw.number_of_seats,
    doors: raw.doors,
    color_canonical: raw.color_canonical,
    color_interior: raw.color_interior,
  };
}

function historyOf(raw: RawVehicle) {
  return {
    vin: raw.vin,
    order_number: raw.order_number,
    delivery_date: raw.delivery_date,
    registration_date: raw.registration_date,
    warranty_expiry: raw.warranty_expiry,
    mot_expiry: raw.mot_expiry,
    previous_use: raw.previous_use,
    repair_record: raw.repair_record,
    maintenance_log: raw.maintenance_log,
  };
}

function pricesOf(raw: RawVehicle, minor: Minor) {
  const positive = (amount: number | null) => (amount !== null && amount > 0 ? minor(amount) : null);
  const [msrp, sale] = [positive(raw.msrp_price), positive(raw.sale_price)];
  const reserve = raw.buttons.find(({ reservation_fee }) => reservation_fee !== undefined);
  return {
    msrp_price: msrp,
    // What is asked is the sale price where there is one; the list price is the one before.
    purchase_price: sale,
    purchase_old_price: sale !== null && msrp !== null && msrp > sale ? msrp : null,
    lease_price: positive(raw.monthly_price),
    lease_old_price: null,
    subscribe_price: positive(raw.subscribe_price),
    subscribe_old_price: null,
    prices_type: raw.prices_type,
    price_hidden: raw.price_hidden ?? false,
    hidden_prices: hiddenPrices(raw),
    base_price: minor(raw.base_price),
    drive_away: driveAway(raw, minor),
    on_the_road_price: minor(raw.on_the_road_price),
    recycling_fee: minor(raw.recycling_fee),
    omv: minor(raw.omv),
    arf: minor(raw.arf),
    parf: minor(raw.parf),
    reservation_fee: minor(raw.reservation_fee ?? reserve?.reservation_fee),
    reservation_label: raw.reservation_label ?? reserve?.label ?? 'Reserve online',
  };
}

function engineOf({ engine_capacity, capacity_unit, power, power_unit }: RawVehicle) {
  const litres = engine_capacity !== null && engine_capacity <= MOST_LITRES;
  return {
    engine_capacity,
    capacity_unit: engine_capacity === null ? null : (capacity_unit ?? (litres ? ('l' as const) : ('cm3' as const))),
    power: power === null ? null : Math.round(power * KILOWATTS[power_unit ?? 'kW']),
  };
}

/**
 * Both are needed to hide a price: `price_hidden` and its financing option; without any named, all
 * are meant.
 */
function hiddenPrices({ price_hidden, financing_options }: RawVehicle): FinancingOption[] {
  if (!price_hidden) return [];
  return financing_options.length > 0 ? financing_options : [...FINANCING_OPTIONS];
}

function driveAway({ drive_away }: RawVehicle, minor: Minor) {
  const amounts = Object.entries(drive_away ?? {}).flatMap(([state, amount]): [string, number][] => {
    const value = minor(amount);
    return value === null || value <= 0 ? [] : [[state, value]];
  });
  return amounts.length > 0 ? Object.fromEntries(amounts) : null;
}

/** In their sequence; a size that is missing is the next larger one that there is. */
function photosOf({ photos, brand, model }: RawVehicle, origin: string | undefined): StoredPhoto[] {
  const absolute = (path: string) => (path.startsWith('/') && origin ? new URL(path, origin).href : path);
  const sorted = photos.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
  return sorted.flatMap(({ alt = `${brand} ${model}`, full_path, hd_path, big_path, quarter_hd_path, medium_path }) => {
    const largest = full_path ?? hd_path ?? big_path ?? quarter_hd_path ?? medium_path;
    if (largest === undefined) return [];
    const hd = hd_path ?? largest;
    const big = big_path ?? hd;
    const quarter = quarter_hd_path ?? big;
    const sizes = {
      full_path: absolute(largest),
      hd_path: absolute(hd),
      big_path: absolute(big),
      quarter_hd_path: absolute(quarter),
      medium_path: absolute(medium_path ?? quarter),
    };
    return [{ src: sizes.full_path, alt, sizes }];
  });
}

function ownerOf(raw: RawVehicle) {
  const { owner_contact_details: contact, owner_metadata: display } = raw;
  return {
    id: raw.owner_id,
    dealer_codes: raw.owner_dealer_codes,
    name: raw.owner_name ?? '',
    address: raw.owner_address ?? '',
    city: raw.owner_city ?? '',
    zipcode: raw.owner_zipcode ?? '',
    phone: raw.owner_phone ?? contact?.phone ?? '',
    email: raw.owner_email ?? contact?.email ?? '',
    opening_hours: raw.owner_opening_hours,
    latitude: raw.owner_latitude ?? 0,
    longitude: raw.owner_longitude ?? 0,
    display_name_jag: display?.display_name_jag ?? null,
    display_name_lr: display?.display_name_lr ?? null,
  };
}
