import * as z from 'zod/mini';
import type { MarketCode } from '../markets';
import { resource } from '../schema/schema';
import { asciiDigits } from './ascii-digits';

/**
 * A postcode and locality on earth, WGS 84: one row of the API's own table. Countries without
 * postcodes have localities only.
 */
export const place = resource(
  'place',
  z.string(),
  z.object({
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    /** Empty in countries without postcodes; the outward code in the United Kingdom. */
    postcode: z.string(),
    locality: z.string(),
    state: z.string(),
    state_name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
);
/** A postcode or locality with its coordinates. */
export type Place = z.output<typeof place>;

/**
 * States and territories of Australia by their abbreviation; prices to drive away differ by them.
 */
export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
/** A state or territory of Australia. */
export type AustralianState = (typeof AUSTRALIAN_STATES)[number];

/** Countries whose places a market's visitors search in. */
export const PLACE_COUNTRIES = {
  international: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'NO', 'PL', 'PT', 'SE'],
  au: ['AU'],
  ae: ['AE'],
  jp: ['JP'],
  ua: ['UA'],
} as const satisfies Record<MarketCode, readonly string[]>;

const KILOMETRES_PER_MILE = 1.609344;
const EARTH_RADIUS = 6371.0088;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Coordinates that nobody filled in are both zero. */
export function isPlaced({ latitude, longitude }: Point): boolean {
  return latitude !== 0 || longitude !== 0;
}

/** Great-circle distance of two points (haversine), in kilometres or miles. */
export function distanceBetween(from: Point, to: Point, unit: 'km' | 'mi'): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const share = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  const kilometres = 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, share)));
  return unit === 'mi' ? kilometres / KILOMETRES_PER_MILE : kilometres;
}

/**
 * Keys under which postcodes are compared: ASCII letters and digits in upper case (`sw1a 1aa` is
 * `SW1A1AA`, `１００` is `100`).
 */
export function postcodeKey(text: string): string {
  return asciiDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Keys under which localities are compared: lower case, Latin letters without accents, single
 * blanks, nothing that no name has.
 */
export function localityKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}'’.()/&-]+/gu, ' ')
    .trim();
}
