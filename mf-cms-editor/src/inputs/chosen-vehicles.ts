import type { VehicleLight } from '@showroom/contracts/entities/vehicle';
import { parseJson } from '@showroom/contracts/schema/parse-json';

/** What a block of chosen vehicles stores. */
export interface ChosenList {
  readonly headline: string;
  readonly list: readonly string[];
}

/** More than so many are not shown. */
export const MOST_CHOSEN = 12;

function idOf(entry: unknown): string[] {
  const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : entry;
  return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
}

/** Stored content of any age: text of JSON, ids as numbers or as `{ id }`. */
export function chosenList(value: unknown): ChosenList {
  const stored = typeof value === 'string' ? parseJson(value) : value;
  const given = typeof stored === 'object' && stored !== null ? stored : {};
  const headline: unknown = Reflect.get(given, 'headline');
  const list: unknown = Reflect.get(given, 'list');
  return {
    headline: typeof headline === 'string' ? headline : '',
    list: Array.isArray(list) ? [...new Set(list.flatMap(idOf))] : [],
  };
}

/** What an editor knows a vehicle by. */
export function vehicleName({ attributes }: VehicleLight): string {
  const { production_year, brand, model, version, color_name } = attributes;
  return [production_year, brand, model, version, color_name].filter(Boolean).join(' ');
}
