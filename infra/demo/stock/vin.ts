/** What a letter counts for in the check digit; I, O and Q never stand in a VIN. */
const VALUES: Readonly<Record<string, number>> = Object.fromEntries<number>(
  ['0123456789', '.ABCDEFGH', '.JKLMN.P.R', '..STUVWXYZ'].flatMap((row) =>
    [...row].map((sign, value) => [sign, value] as const),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const CHECK_POSITION = 8;

/** Position 10 tells the model year, from A in 2010. */
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY';
const FIRST_YEAR = 2010;

/** The check digit of a VIN by ISO 3779, whatever stands in its own position. */
export function checkDigit(vin: string): string {
  const sum = WEIGHTS.reduce<number>((total, weight, index) => total + weight * (VALUES[vin.charAt(index)] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

export interface VinParts {
  /** World manufacturer identifier, three letters. */
  readonly maker: string;
  /** Model and engine, five letters or digits. */
  readonly description: string;
  readonly modelYear: number;
  readonly plant: string;
  /** At most six digits. */
  readonly serial: number;
}

/** A well-formed VIN with a valid check digit. */
export function vinOf({ maker, description, modelYear, plant, serial }: VinParts): string {
  const year = YEAR_LETTERS.charAt(modelYear - FIRST_YEAR);
  const raw = `${maker}${description}0${year}${plant}${String(serial % 1_000_000).padStart(6, '0')}`;
  return raw.slice(0, CHECK_POSITION) + checkDigit(raw) + raw.slice(CHECK_POSITION + 1);
}
