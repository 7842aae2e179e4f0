import type { Row } from './csv/rows';
import type { RowParser } from './mapping';

const NOTHING = new Set(['', '-', '- / -', 'nan', 'null', 'n/a']);
const KILOWATTS_PER_HORSEPOWER = 0.73549875;

/** Whether a feed says nothing here, in one of its ways. */
export function isNothing(value: string): boolean {
  return NOTHING.has(value.trim().toLowerCase());
}

/** A text without the blanks around it; empty when the feed says nothing. */
export function text(column: string): (row: Row) => string {
  return (row) => {
    const value = (row[column] ?? '').trim();
    return isNothing(value) ? '' : value;
  };
}

/** Always the same. */
export function always<T>(value: T): RowParser<T> {
  return () => value;
}

/**
 * The value that a table gives for a word; `otherwise` for a word that says nothing, and repaired
 * to it for an unknown one.
 */
export function oneOf<T>(column: string, table: Readonly<Record<string, T>>, otherwise: T): RowParser<T> {
  return (row, notes) => {
    const value = (row[column] ?? '').trim();
    if (Object.hasOwn(table, value)) return table[value] ?? otherwise;
    if (!isNothing(value)) notes.repair('unknown word, left out', column, value);
    return otherwise;
  };
}

/** As `oneOf`, but a row without a known word cannot be taken: its columns have probably moved. */
export function required<T>(column: string, table: Readonly<Record<string, T>>, otherwise: T): RowParser<T> {
  return (row, notes) => {
    const value = (row[column] ?? '').trim();
    if (Object.hasOwn(table, value)) return table[value] ?? otherwise;
    notes.refuse(value === '' ? 'value is missing' : 'value is unknown, the columns may have moved', column, value);
    return otherwise;
  };
}

export interface NumberRule {
  readonly from: number;
  readonly to: number;
  /** Digits after the point that are kept. Default: none. */
  readonly decimals?: number;
  /** The part of the text that is the number, e.g. of `4 Doors`. */
  readonly pattern?: RegExp;
}

/** A number inside its bounds; one outside, or what is no number, is left out and noted. */
export function number(column: string, { from, to, decimals = 0, pattern }: NumberRule): RowParser<number | null> {
  return (row, notes) => {
    const value = (row[column] ?? '').trim();
    if (isNothing(value)) return null;
    const digits = pattern ? pattern.exec(value)?.[1] : value;
    const parsed = digits === undefined || digits === '' ? Number.NaN : Number(digits);
    if (Number.isFinite(parsed) && parsed >= from && parsed <= to) return Number(parsed.toFixed(decimals));
    notes.repair(Number.isNaN(parsed) ? 'no number, left out' : 'out of range, left out', column, value);
    return null;
  };
}

/** Horsepower (PS) as whole kilowatts. */
export function kilowatts(column: string): RowParser<number | null> {
  const horsepower = number(column, { from: 10, to: 2000 });
  return (row, notes) => {
    const value = horsepower(row, notes);
    return value === null ? null : Math.round(value * KILOWATTS_PER_HORSEPOWER);
  };
}

/** Litres; a zero means that nobody filled it in, except for an electric vehicle. */
export function litres(
  column: string,
  isElectric: (word: string) => boolean,
  fuelColumn: string,
): RowParser<number | null> {
  const size = number(column, { from: 0.4, to: 9, decimals: 1 });
  return (row, notes) => {
    const isZero = Number(row[column]) === 0 && (row[column] ?? '').trim() !== '';
    if (isZero && isElectric(row[fuelColumn] ?? '')) return null;
    return size(row, notes);
  };
}

const ON_APPLICATION = 'POA';

/**
 * A price in major units; none for one that is told on application, and for one that cannot be
 * meant.
 */
export function price(column: string): RowParser<number | null> {
  const amount = number(column, { from: 100, to: 10_000_000, decimals: 2 });
  return (row, notes) => {
    const value = (row[column] ?? '').trim();
    if (value.toUpperCase() === ON_APPLICATION) {
      notes.repair('price on application, taken without a price', column, value);
      return null;
    }
    if (isNothing(value)) notes.repair('no price, taken without one', column, value);
    return amount(row, notes);
  };
}

/** A vehicle shows no more of its photographs. */
export const MOST_PHOTOS = 60;

/** Whole addresses of photographs, separated by `|`; others are left out and noted. */
export function photoAddresses(column: string): RowParser<readonly string[]> {
  return (row, notes) =>
    (row[column] ?? '')
      .split('|')
      .map((address) => address.trim())
      .filter((address) => {
        if (isWholeAddress(address)) return true;
        if (!isNothing(address)) notes.repair(NO_WHOLE_ADDRESS, column, address);
        return false;
      })
      .slice(0, MOST_PHOTOS);
}

/** Why a photograph is left out that nobody could fetch. */
export const NO_WHOLE_ADDRESS = 'no whole http or https address, left out';

export function isWholeAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** A distance; feeds write nothing for vehicles that have not been driven. */
export function mileage(column: string): RowParser<number | null> {
  return number(column, { from: 0, to: 998_000 });
}
