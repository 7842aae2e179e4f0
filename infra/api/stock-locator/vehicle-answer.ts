import {
  FINANCING_OPTIONS,
  type FinancingOption,
  type Photo,
  type vehicle,
} from '@showroom/contracts/entities/vehicle';
import type * as z from 'zod';
import { toMajor } from '../../database/money';
import type { RetailerRow } from '../../database/schema/retailers';
import type { StoredPhoto, VehicleRow } from '../../database/schema/vehicles';
import { reservationFor } from '../buy-online/reservation-fee';
import { priceDropOf } from '../feeds/price-drop';

/** A vehicle as its schema takes it; the schema brands the id. */
export type VehicleAnswer = z.input<typeof vehicle>;
type Attributes = VehicleAnswer['attributes'];

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
function photoAnswer({ src, alt }: StoredPhoto, place: number): Photo {
  const at = (size: string) => (src.startsWith('/') ? `${src}-${size}.webp` : src);
  return {
    sequence: place + 1,
    alt,
    big_path: at(SIZES.big_path),
    medium_path: at(SIZES.medium_path),
    quarter_hd_path: at(SIZES.quarter_hd_path),
    hd_path: at(SIZES.hd_path),
    full_path: at(SIZES.full_path),
  };
}

interface StoredPrice {
  readonly amount: number | null;
  readonly old: number | null;
}

/** What is asked is the price; without it the list price is. Only of a new vehicle the list price is also the one before a reduction. */
function purchasePrice({ state, purchase_price: sale, purchase_old_price, msrp_price: list }: VehicleRow): StoredPrice {
  if (sale === null || sale <= 0) return { amount: list, old: null };
  const reducedFrom = state === 'new' && list !== null && list > sale ? list : null;
  return { amount: sale, old: purchase_old_price ?? reducedFrom };
}

const STORED_PRICES = {
  purchase: purchasePrice,
  lease: ({ lease_price, lease_old_price }) => ({ amount: lease_price, old: lease_old_price }),
  subscribe: ({ subscribe_price, subscribe_old_price }) => ({ amount: subscribe_price, old: subscribe_old_price }),
} as const satisfies Record<FinancingOption, (row: VehicleRow) => StoredPrice>;

/** What visitors must not see does not leave: a hidden price is named without its amount. */
function priceAnswers(row: VehicleRow): Attributes['prices'] {
  return FINANCING_OPTIONS.flatMap((type): Attributes['prices'] => {
    const { amount, old } = STORED_PRICES[type](row);
    if (amount === null) return [];
    if (row.price_hidden && row.hidden_prices.includes(type)) {
      return [{ type, value_raw: 0, old_price_raw: null, hidden_from_visitors: true }];
    }
    const old_price_raw = major(old, row);
    return [{ type, value_raw: toMajor(amount, row.currency), old_price_raw, hidden_from_visitors: false }];
  });
}

function breakdownAnswer(row: VehicleRow): Attributes['price_breakdown'] {
  if (row.base_price === null || isHidden(row)) return null;
  const features = row.optional_features.reduce((sum, { amount }) => sum + amount, 0);
  return {
    base: toMajor(row.base_price, row.currency),
    optional_features: toMajor(features, row.currency),
    total: toMajor(row.base_price + features, row.currency),
  };
}

function driveAwayAnswer(row: VehicleRow): Attributes['drive_away'] {
  if (row.drive_away === null || isHidden(row)) return null;
  return Object.fromEntries(
    Object.entries(row.drive_away).map(([state, amount]) => [state, toMajor(amount, row.currency)]),
  );
}

/** Whether the purchase price may not be seen, and so nothing that tells it. */
function isHidden({ price_hidden, hidden_prices }: VehicleRow): boolean {
  return price_hidden && hidden_prices.includes('purchase');
}

/** Amounts beside the prices. */
function otherAmounts(row: VehicleRow) {
  const shown = (amount: number | null) => (isHidden(row) ? null : major(amount, row));
  return {
    msrp_price: shown(row.msrp_price),
    on_the_road_price: shown(row.on_the_road_price),
    recycling_fee: major(row.recycling_fee, row),
    omv: major(row.omv, row),
    arf: major(row.arf, row),
    parf: major(row.parf, row),
  };
}

function reservationAnswer(row: VehicleRow, owner: RetailerRow): Attributes['reservation'] {
  const reservation = reservationFor(row);
  return reservation && { ...reservation, owner: owner.name };
}

function ownerAnswer(owner: RetailerRow) {
  return {
    owner_id: owner.id,
    owner_name: owner.name,
    owner_city: owner.city,
    owner_address: owner.address,
    owner_zipcode: owner.zipcode,
    owner_contact_details: { phone: owner.phone, email: owner.email },
    owner_phone: owner.phone,
    owner_email: owner.email,
    owner_opening_hours: [...owner.opening_hours],
    owner_latitude: owner.latitude,
    owner_longitude: owner.longitude,
    owner_metadata: { display_name_jag: owner.display_name_jag, display_name_lr: owner.display_name_lr },
  };
}

/** A stored vehicle and its retailer as the API answers them; the light list takes its part of it by its own schema. */
export function vehicleAnswer(row: VehicleRow, owner: RetailerRow): VehicleAnswer {
  const photos = row.photos.map(photoAnswer);
  return {
    id: row.id,
    type: 'vehicle',
    attributes: {
      ...row,
      ...ownerAnswer(owner),
      short_vin: row.vin?.slice(-3) ?? null,
      prices: priceAnswers(row),
      price_drop: priceDropOf(row, new Date()),
      ...otherAmounts(row),
      buttons: [...row.buttons],
      photos,
      cover: photos[0] ?? null,
      optional_features: row.optional_features.map(({ name, amount }) => ({
        name,
        value_raw: toMajor(amount, row.currency),
      })),
      price_breakdown: breakdownAnswer(row),
      drive_away: driveAwayAnswer(row),
      reservation: reservationAnswer(row, owner),
      updated_at: row.updated_at.toISOString(),
    },
  };
}
