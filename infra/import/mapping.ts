import type { VehicleState, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import type { VehicleTexts, VehicleTranslations } from '@showroom/contracts/entities/vehicle-texts';
import type { Row } from './csv/rows';

/** What a retailer wrote about one vehicle. */
export interface FeedTexts extends Pick<VehicleTexts, 'description' | 'standard_features' | 'accessories'> {
  readonly translations: VehicleTranslations;
}

/** What a feed tells about one vehicle, in our own terms. */
export interface FeedVehicle {
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly state: VehicleState;
  readonly status: VehicleStatus;
  readonly production_year: number | null;
  readonly mileage: number | null;
  /** Major units; none when it is only told on application. */
  readonly price: number | null;
  readonly engine_type: readonly string[];
  /** Litres. */
  readonly engine_capacity: number | null;
  readonly transmission: string | null;
  readonly drivetrain: string | null;
  /** Kilowatts. */
  readonly power: number | null;
  readonly number_of_seats: number | null;
  readonly doors: number | null;
  readonly colour: string;
  readonly interior: string | null;
  readonly body_style: string;
  readonly previous_use: string | null;
  /** Where it stands. */
  readonly place: string;
  readonly texts: FeedTexts;
  /** Whole addresses of its photographs, in their order. */
  readonly photos: readonly string[];
}

/** Collects what was wrong with a row. */
export interface Notes {
  /** A value was wrong, and something sensible stands in its place. */
  repair(reason: string, field: string, value: string): void;
  /** The row cannot be taken. */
  refuse(reason: string, field: string, value: string): void;
}

export type RowParser<T> = (row: Row, notes: Notes) => T;

interface AnyMapping {
  readonly name: string;
  /** Where the files come from, for the report. */
  readonly title: string;
  readonly currency: 'GBP' | 'EUR' | 'AUD' | 'NZD' | 'AED' | 'JPY' | 'UAH';
  readonly mileage_unit: 'km' | 'mi';
  /** Columns that the file must have. */
  readonly columns: readonly string[];
  /** Columns that stay the same while a vehicle is for sale: its key is made of them. */
  readonly identity: readonly string[];
  /** The column with the code of the listing's retailer that a vehicle belongs to. */
  readonly dealer?: string;
  /** The retailer that the vehicles of a feed without such a column belong to. */
  readonly retailer: { readonly name: string; readonly city: string; readonly country: string };
}

/** How the columns of one feed become our fields. */
export interface ColumnMapping extends AnyMapping {
  readonly fields: { readonly [F in Exclude<keyof FeedVehicle, 'texts' | 'photos'>]: RowParser<FeedVehicle[F]> };
  /** Of feeds that bring texts of their own. */
  readonly texts?: (row: Row) => FeedTexts;
  /** Of feeds that name photographs. */
  readonly photos?: RowParser<readonly string[]>;
}

/**
 * For files with the attributes that the specification names: nothing is left to say about them.
 */
export interface RawMapping extends AnyMapping {
  readonly raw: true;
}

export type Mapping = ColumnMapping | RawMapping;
