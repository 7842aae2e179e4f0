import { Readable } from 'node:stream';
import { localityKey, postcodeKey } from '@showroom/contracts/entities/place';
import { parse } from 'csv-parse';
import { and, inArray, notInArray, or, sql } from 'drizzle-orm';
import { bulkInsert } from '../../database/bulk';
import type { Database, Db } from '../../database/database';
import { type NewPlace, places } from '../../database/schema/places';
import { SEED_SOURCE } from '../../demo/stock/places';
import type { Row } from '../csv/rows';
import { unzipped } from '../csv/unzipped';
import { type GivenPlace, PLACE_FORMATS, type PlaceFormat } from './formats';
import { weighed } from './weights';

const LARGEST = 128 * 1024 * 1024;
const BATCH = 2000;

export interface PlacesImport {
  readonly database: Database;
  readonly source: AsyncIterable<Buffer>;
}

/** What became of a file of places. */
export interface PlacesReport {
  readonly format: string;
  readonly countries: readonly string[];
  readonly read: number;
  readonly taken: number;
  /** The same postcode and locality again. */
  readonly repeated: number;
  readonly refused: number;
  /** The first refused lines, with their reasons. */
  readonly examples: readonly { readonly line: number; readonly reason: string }[];
}

/** The file is none of the kinds that are known. */
export class UnknownPlaces extends Error {}

async function textOf(source: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of unzipped(source)) {
    bytes += piece.byteLength;
    if (bytes > LARGEST) throw new UnknownPlaces(`The file has more than ${LARGEST} bytes unpacked.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

function formatOf(text: string): { format: PlaceFormat; header: readonly string[] | undefined } {
  const [first = ''] = text.split('\n', 1);
  if (first.split('\t').length >= 10) return { format: PLACE_FORMATS[2], header: PLACE_FORMATS[2].columns };
  const names = first.split(',').map((name) => name.trim().replaceAll('"', ''));
  const format = PLACE_FORMATS.find(
    ({ columns, ...rest }) => !('bare' in rest) && columns.every((column) => names.includes(column)),
  );
  if (!format)
    throw new UnknownPlaces(`The columns are of none of: ${PLACE_FORMATS.map(({ name }) => name).join(', ')}.`);
  return { format, header: undefined };
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a place cannot be taken; undefined when it can. */
function refusal({ country, locality, latitude, longitude }: GivenPlace): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return `"${country}" is no country code`;
  if (localityKey(locality) === '') return 'the locality is missing';
  const [north, east] = [Number(latitude), Number(longitude)];
  if (latitude === '' || longitude === '' || !Number.isFinite(north) || !Number.isFinite(east))
    return 'it has no coordinates';
  if (Math.abs(north) > 90 || Math.abs(east) > 180) return 'the coordinates are not on earth';
  if (north === 0 && east === 0) return 'the coordinates are zero';
  return undefined;
}

function placeOf(given: GivenPlace, source: string): NewPlace {
  return {
    ...given,
    latitude: Number(given.latitude),
    longitude: Number(given.longitude),
    postcode_key: postcodeKey(given.postcode),
    locality_key: localityKey(given.locality),
    source,
  };
}

async function replace(db: Db, source: string, rows: readonly NewPlace[], countries: readonly string[]): Promise<void> {
  await db.delete(places).where(
    or(
      // What the seed made up for a country gives way to the real thing.
      and(inArray(places.country, [...countries]), inArray(places.source, [source, SEED_SOURCE])),
      and(sql`${places.source} = ${source}`, notInArray(places.country, [...countries])),
    ),
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    const records = rows.slice(start, start + BATCH).map((row) => ({ ...row }));
    const tail = sql`on conflict (country, postcode_key, locality_key) do update set
      postcode = excluded.postcode, locality = excluded.locality, state = excluded.state,
      state_name = excluded.state_name, latitude = excluded.latitude, longitude = excluded.longitude,
      weight = excluded.weight, source = excluded.source`;
    await bulkInsert(db, places, records, { tail });
  }
}

/**
 * Replaces the places of the file's countries: all of it or, when something fails, nothing. Running
 * it twice changes nothing.
 */
export async function importPlaces({ database, source }: PlacesImport): Promise<PlacesReport> {
  const text = await textOf(source);
  const { format, header } = formatOf(text);
  const parser = Readable.from([text]).pipe(
    parse({
      columns: header ? [...header] : (names: string[]) => names.map((name) => name.trim()),
      delimiter: format.bare ? '\t' : ',',
      quote: format.bare ? null : '"',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );
  const taken = new Map<string, NewPlace>();
  const examples: { line: number; reason: string }[] = [];
  let [read, refused] = [0, 0];
  for await (const row of parser) {
    if (!isRow(row)) continue;
    read++;
    const given = format.read(row);
    const reason = refusal(given);
    if (reason !== undefined) {
      refused++;
      if (examples.length < 20) examples.push({ line: read + (header ? 0 : 1), reason });
      continue;
    }
    const place = placeOf(given, format.name);
    const key = [place.country, place.postcode_key, place.locality_key].join(':');
    if (!taken.has(key)) taken.set(key, place);
  }
  const rows = weighed([...taken.values()]);
  const countries = [...new Set(rows.map(({ country }) => country))];
  if (rows.length === 0) throw new UnknownPlaces('The file holds no place.');
  await database.db.transaction((db) => replace(db, format.name, rows, countries));
  const repeated = read - refused - rows.length;
  return { format: format.name, countries, read, taken: rows.length, repeated, refused, examples };
}
