import type { Photo, vehicle } from '@showroom/contracts/entities/vehicle';
import type * as z from 'zod';
import { toMajor } from '../../database/money';
import type { RetailerRow } from '../../database/schema/retailers';
import type { StoredPhoto, VehicleRow } from '../../database/schema/vehicles';
import { reservationFor } from '../buy-online/reservation-fee';
import { financingOptions } from './row';

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

function priceAnswers(row: VehicleRow): Attributes['prices'] {
  const major = (amount: number | null) => (amount === null ? null : toMajor(amount, row.currency));
  return financingOptions(row).flatMap((type) => {
    const value_raw = major(row[`${type}_price`]);
    if (value_raw === null) return [];
    const old_price_raw = major(row[`${type}_old_price`]);
    return [{ type, value_raw, old_price_raw, hidden_from_visitors: row.hidden_prices.includes(type) }];
  });
}

function breakdownAnswer(row: VehicleRow): Attributes['price_breakdown'] {
  if (row.base_price === null) return null;
  const features = row.optional_features.reduce((sum, { amount }) => sum + amount, 0);
  return {
    base: toMajor(row.base_price, row.currency),
    optional_features: toMajor(features, row.currency),
    total: toMajor(row.base_price + features, row.currency),
  };
}

function driveAwayAnswer({ drive_away, currency }: VehicleRow): Attributes['drive_away'] {
  if (drive_away === null) return null;
  return Object.fromEntries(Object.entries(drive_away).map(([state, amount]) => [state, toMajor(amount, currency)]));
}

function ownerAnswer(owner: RetailerRow) {
  return {
    owner_id: owner.id,
    owner_name: owner.name,
    owner_city: owner.city,
    owner_address: owner.address,
    owner_zipcode: owner.zipcode,
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
      short_vin: row.vin !== null && row.vin.length > 3 ? row.vin.slice(-3) : null,
      prices: priceAnswers(row),
      photos,
      cover: photos[0] ?? null,
      optional_features: row.optional_features.map(({ name, amount }) => ({
        name,
        value_raw: toMajor(amount, row.currency),
      })),
      price_breakdown: breakdownAnswer(row),
      drive_away: driveAwayAnswer(row),
      reservation: reservationFor(row),
      updated_at: row.updated_at.toISOString(),
    },
  };
}
