import { parseJson } from '@showroom/contracts/schema/parse-json';
/** What an editor wrote into the block's JSON. */
export interface ChosenVehicles {
  readonly headline: string;
  readonly list: readonly string[];
}

/** More than so many nobody swipes through. */
const MOST = 12;

/**
 * Reads the JSON leniently: what is not an id is left out, and ids may be numbers, texts or `{ id
 * }`.
 */
export function chosenVehicles(json: unknown): ChosenVehicles {
  const given = asRecord(typeof json === 'string' ? parseJson(json) : json);
  const list = Array.isArray(given['list']) ? given['list'].map(idOf) : [];
  return {
    headline: typeof given['headline'] === 'string' ? given['headline'] : '',
    list: [...new Set(list.filter((id) => id !== undefined))].slice(0, MOST),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function idOf(entry: unknown): string | undefined {
  const id = typeof entry === 'object' ? asRecord(entry)['id'] : entry;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
