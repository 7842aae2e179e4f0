import { localityKey, type Place } from '@showroom/contracts/entities/place';
import { townLine } from '@showroom/contracts/entities/town-line';
import type { Surroundings } from '@showroom/shared-ui/map-towns';
import { surroundingsOf } from '@showroom/shared-ui/surroundings';
import { nearestFirst } from './nearest-first';

/** Nobody drives further than to the tenth. */
const MOST = 10;
/** Of places that begin alike. */
const OTHERS = 4;

/** A retailer as the locator shows it. */
export interface LocatedRetailer {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly email: string;
  readonly brands: readonly string[];
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly latitude: number;
  readonly longitude: number;
  /** From the place that is looked for, in the market's unit; undefined without one. */
  readonly distance?: number | undefined;
}

/** What is found for a question. */
export interface FoundRetailers {
  /** `near` a place, `named` as is asked, `all` without a question, `none` for nothing found. */
  readonly status: 'all' | 'near' | 'named' | 'none';
  /** Name of the place that was found. */
  readonly place: string;
  /** Other places that begin with what is asked. */
  readonly others: readonly string[];
  readonly retailers: readonly LocatedRetailer[];
  readonly surroundings: Surroundings | null;
}

/** Whether two texts name the same. */
export const isSame = (one: string, other: string): boolean => localityKey(one) === localityKey(other);

/**
 * The nearest retailers to the place of that name, or those whose own name or city has it; all of
 * them where it finds none.
 */
export function findRetailers(
  near: string,
  retailers: readonly LocatedRetailer[],
  places: readonly Place['attributes'][],
  unit: 'km' | 'mi',
): FoundRetailers {
  const nothing = { place: '', others: [], retailers, surroundings: null };
  if (near === '') return { status: 'all', ...nothing };
  const place = places.find(({ locality }) => isSame(locality, near)) ?? places[0];
  if (place) {
    const nearest = nearestFirst(retailers, place, unit)
      .slice(0, MOST)
      .map(({ retailer, distance }) => ({ ...retailer, distance }));
    const towns = nearest.map(({ city, ...point }) => ({ ...point, locality: city }));
    const others = places.filter(({ locality }) => !isSame(locality, place.locality)).map(({ locality }) => locality);
    return {
      status: 'near',
      place: /\d/.test(near) ? townLine(place.postcode, place.locality) : place.locality,
      others: [...new Set(others)].slice(0, OTHERS),
      retailers: nearest,
      surroundings: surroundingsOf(place, towns, unit),
    };
  }
  const key = localityKey(near);
  const named = retailers.filter(({ name, city }) => key !== '' && localityKey(`${name} ${city}`).includes(key));
  return named.length > 0 ? { ...nothing, status: 'named', retailers: named } : { ...nothing, status: 'none' };
}
