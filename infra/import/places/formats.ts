import type { Row } from '../csv/rows';

/** A place as a file tells it. */
export interface GivenPlace {
  readonly country: string;
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  readonly state_name: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** One kind of file: which columns it has, and what they mean. */
export interface PlaceFormat {
  readonly name: string;
  readonly columns: readonly string[];
  /** Without a line of column names, and with tabs between the columns. */
  readonly bare?: boolean;
  readonly read: (row: Row) => GivenPlace;
}

const of = (row: Row, column: string) => (row[column] ?? '').trim();

const GEONAMES_COLUMNS = [
  ...['country', 'postcode', 'place', 'state_name', 'state', 'county', 'county_code', 'community', 'community_code'],
  ...['latitude', 'longitude', 'accuracy'],
];

/** Recognised by their columns; the export of GeoNames, for any country, is what is left. */
export const PLACE_FORMATS = [
  {
    name: 'au-postcodes',
    columns: ['postcode', 'place', 'state_name', 'state', 'lat', 'lng'],
    read: (row) => ({
      country: 'AU',
      // Spreadsheets eat the zero of the Northern Territory.
      postcode: of(row, 'postcode').padStart(4, '0'),
      locality: of(row, 'place'),
      state: of(row, 'state'),
      state_name: of(row, 'state_name'),
      latitude: of(row, 'lat'),
      longitude: of(row, 'lng'),
    }),
  },
  {
    name: 'uk-outcodes',
    columns: ['postcode', 'latitude', 'longitude', 'town', 'region', 'country_string'],
    read: (row) => ({
      country: 'GB',
      postcode: of(row, 'postcode'),
      locality: of(row, 'town') || of(row, 'region'),
      state: 'GB',
      state_name: 'United Kingdom',
      latitude: of(row, 'latitude'),
      longitude: of(row, 'longitude'),
    }),
  },
  {
    name: 'geonames',
    columns: GEONAMES_COLUMNS,
    bare: true,
    read: (row) => ({
      country: of(row, 'country'),
      postcode: of(row, 'postcode'),
      locality: of(row, 'place'),
      state: of(row, 'state'),
      state_name: of(row, 'state_name'),
      latitude: of(row, 'latitude'),
      longitude: of(row, 'longitude'),
    }),
  },
] as const satisfies readonly PlaceFormat[];
