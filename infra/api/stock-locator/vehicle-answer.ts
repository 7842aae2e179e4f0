import type { PriceDrop } from '@showroom/contracts/entities/price-drop';
import {
  FINANCING_OPTIONS,
  type FinancingOption,
  type Photo,
  type vehicle,
  type vehicleLight,
} from '@showroom/contracts/entities/vehicle';
import type { PaymentVendor } from '@showroom/contracts/markets';
import type * as z from 'zod';
import { toMajor } from '../../database/money';
import { isPriceHidden } from '../../database/price-rules';
import type { RetailerRow } from '../../database/schema/retailers';
import type { StoredPhoto, VehicleRow } from '../../database/schema/vehicles';
import { drawnBlur } from '../../demo/pictures/photo';
import { priceDropOf } from '../feeds/price-drop';
import { reservationFor } from '../market/reservation-fee';

/** A vehicle as its schema takes it; the schema brands the id. */
export type VehicleAnswer = z.input<typeof vehicle>;
type Attributes = VehicleAnswer['attributes'];
/** Its part that cards show. */
type LightAnswer = z.input<typeof vehicleLight>;

const SIZES = {
  big_path: '1024x576',
  medium_path: '640x360',
  quarter_hd_path: '960x540',
  hd_path: '1600x900',
  full_path: '1600x900',
} as const;

function major(amount: number | null, { currency }: Pick<VehicleRow, 'currency'>): number | null {
  return amount === null ? null : toMajor(amount, currency);
}

/** A picture of our own is addressed by size; one from elsewhere is what it is. */
function photoAnswer({ src, alt, sizes, blur = drawnBlur(src) }: StoredPhoto, index: number): Photo {
  if (sizes) return { sequence: index + 1, alt, ...sizes };
  const at = (size: string) => (src.startsWith('/') ? `${src}-${size}.webp` : src);
  return {
    sequence: index + 1,
    alt,
    ...(blur && { blur }),
    big_path: at(SIZES.big_path),
    medium_path: at(SIZES.medium_path),
    quarter_hd_path: at(SIZES.quarter_hd_path),
    hd_path: at(SIZES.hd_path),
    full_path: at(SIZES.full_path),
  };
}

/** What is asked is the price; without it the list price is. */
const STORED_PRICES = {
  purchase: ({ purchase_price: sale, msrp_price: list }) => (sale === null || sale <= 0 ? list : sale),
  lease: ({ lease_price }) => lease_price,
  subscribe: ({ subscribe_price }) => subscribe_price,
} as const satisfies Record<FinancingOption, (row: VehicleRow) => number | null>;

/**
 * What visitors must not see does not leave: a hidden price is named without its amount, and of
 * former prices only the one that a reduction may be announced against. What a feed calls the old
 * price, or the list price, is none.
 */
function priceAnswers(row: VehicleRow, drop: PriceDrop | null): Attributes['prices'] {
  return FINANCING_OPTIONS.flatMap((type): Attributes['prices'] => {
    const amount = STORED_PRICES[type](row);
    if (amount === null) return [];
    if (isPriceHidden(row, type)) {
      return [{ type, value_raw: 0, old_price_raw: null, hidden_from_visitors: true }];
    }
    const old_price_raw = type === 'purchase' ? (drop?.before_raw ?? null) : null;
    return [{ type, value_raw: toMajor(amount, row.currency), old_price_raw, hidden_from_visitors: false }];
  });
}

function breakdownAnswer(row: VehicleRow): Attributes['price_breakdown'] {
  if (row.base_price === null || isPriceHidden(row, 'purchase')) return null;
  const features = row.optional_features.reduce((sum, { amount }) => sum + amount, 0);
  return {
    base: toMajor(row.base_price, row.currency),
    optional_features: toMajor(features, row.currency),
    total: toMajor(row.base_price + features, row.currency),
  };
}

function driveAwayAnswer(row: VehicleRow): Attributes['drive_away'] {
  if (row.drive_away === null || isPriceHidden(row, 'purchase')) return null;
  return Object.fromEntries(
    Object.entries(row.drive_away).map(([state, amount]) => [state, toMajor(amount, row.currency)]),
  );
}

/** Amounts beside the prices; those that tell the purchase price are hidden with it. */
function otherAmounts(row: VehicleRow) {
  const shown = (amount: number | null) => (isPriceHidden(row, 'purchase') ? null : major(amount, row));
  return {
    msrp_price: shown(row.msrp_price),
    on_the_road_price: shown(row.on_the_road_price),
    recycling_fee: major(row.recycling_fee, row),
    omv: major(row.omv, row),
    arf: major(row.arf, row),
    parf: major(row.parf, row),
  };
}

function reservationAnswer(row: VehicleRow, owner: RetailerRow, vendors: Vendors): Attributes['reservation'] {
  const reservation = reservationFor(row, vendors);
  return reservation && { ...reservation, owner: owner.name };
}

function ownerAnswer(owner: RetailerRow) {
  return {
    owner_address: owner.address,
    owner_zipcode: owner.zipcode,
    owner_contact_details: { phone: owner.phone, email: owner.email },
    owner_phone: owner.phone,
    owner_email: owner.email,
    owner_opening_hours: [...owner.opening_hours],
    owner_latitude: owner.latitude,
    owner_longitude: owner.longitude,
  };
}

/** The last picture, which retailers take of the inside; of one picture there is no second view. */
function secondView({ photos }: VehicleRow): string | null {
  const last = photos.length > 1 ? photos.at(-1) : undefined;
  return last ? photoAnswer(last, photos.length - 1).medium_path : null;
}

/** Named one by one: to copy the whole row for its third takes several times as long. */
function lightAttributes(row: VehicleRow, owner: RetailerRow): LightAnswer['attributes'] {
  const [cover] = row.photos;
  const drop = priceDropOf(row, new Date());
  return {
    slug: row.slug,
    title: row.title,
    brand: row.brand,
    model: row.model,
    model_group: row.model_group,
    nameplate_external_code: row.nameplate_external_code,
    version: row.version,
    state: row.state,
    status: row.status,
    production_year: row.production_year,
    model_year: row.model_year,
    mileage: row.mileage,
    mileage_unit: row.mileage_unit,
    engine_type: row.engine_type,
    transmission: row.transmission,
    drivetrain: row.drivetrain,
    power: row.power,
    number_of_seats: row.number_of_seats,
    color_name: row.color_name,
    color_canonical: row.color_canonical,
    color_interior: row.color_interior,
    engine_capacity: row.engine_capacity,
    capacity_unit: row.capacity_unit,
    short_vin: row.vin?.slice(-3) ?? null,
    currency: row.currency,
    prices: priceAnswers(row, drop),
    prices_type: row.prices_type,
    price_hidden: row.price_hidden,
    price_drop: drop,
    cover: cover ? photoAnswer(cover, 0) : null,
    second_view: secondView(row),
    owner_id: owner.id,
    owner_name: owner.name,
    owner_city: owner.city,
    owner_metadata: { display_name_jag: owner.display_name_jag, display_name_lr: owner.display_name_lr },
  };
}

/** A stored vehicle as cards show it. */
export function lightAnswer(row: VehicleRow, owner: RetailerRow): LightAnswer {
  return { id: row.id, type: 'vehicle', attributes: lightAttributes(row, owner) };
}

/** Who can take a reservation fee; without telling, everybody of the market. */
type Vendors = readonly PaymentVendor[] | undefined;

/** A stored vehicle and its retailer as the API answers them. */
export function vehicleAnswer(row: VehicleRow, owner: RetailerRow, vendors?: Vendors): VehicleAnswer {
  return {
    id: row.id,
    type: 'vehicle',
    attributes: {
      ...row,
      ...lightAttributes(row, owner),
      ...ownerAnswer(owner),
      ...otherAmounts(row),
      buttons: [...row.buttons],
      photos: row.photos.map(photoAnswer),
      optional_features: row.optional_features.map(({ name, amount }) => ({
        name,
        value_raw: toMajor(amount, row.currency),
      })),
      price_breakdown: breakdownAnswer(row),
      drive_away: driveAwayAnswer(row),
      reservation: reservationAnswer(row, owner, vendors),
      updated_at: row.updated_at.toISOString(),
    },
  };
}
