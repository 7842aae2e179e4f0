import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { vehicles } from '../database/schema/vehicles';
import type { FileEnd } from './csv/records';
import { type ParsedRow, parseRows, type Row, WrongFile } from './csv/rows';
import { feedKeys, type Keyed } from './feed-key';
import { interpret, type Note } from './interpret';
import { parseRowsOrJson } from './json/json-rows';
import type { ColumnMapping, Mapping, RawMapping } from './mapping';
import { type Owners, ownersOf } from './owners';
import { interpretRaw, rawRecord } from './raw-record';
import type { Counts, ImportReport, ReportRow } from './report';
import { withPhotographs } from './store/feed-photos';
import { type Missing, missingVehicles, removeVehicles, stockOf } from './store/removals';
import { beating, beginRun, endRun, feedSource } from './store/run-record';
import { type FeedRecord, upsertVehicles } from './store/upsert';
import { type Feed, vehicleRecord } from './vehicle-record';

const BATCH = 1000;
const EXAMPLES = 10;

export interface FeedImport {
  readonly database: Database;
  readonly mapping: Mapping;
  readonly listing: string;
  /** The file's bytes, gzip or not. */
  readonly source: AsyncIterable<Buffer>;
  /** The file's name, for the report. */
  readonly file: string;
  /** The largest share of the feed's stock that may vanish at once. */
  readonly maxRemovals: number;
  readonly allowRemovals: boolean;
  readonly now: () => Date;
  /** The run that was begun for it. Default: one of the import command is begun here. */
  readonly run?: string | undefined;
  /** Told after each batch how many rows were read so far. */
  readonly progress?: ((read: number) => void) | undefined;
}

/** Counts and notes while rows go by. */
class Tally {
  read = 0;
  taken = 0;
  repaired = 0;
  unreadable = 0;
  inserted = 0;
  updated = 0;
  removed = 0;
  readonly rows: ReportRow[] = [];

  refuse(line: number, note: Note): void {
    this.rows.push({ line, kind: 'refused', ...note });
  }

  take(line: number, repairs: readonly Note[]): void {
    this.taken += 1;
    if (repairs.length > 0) this.repaired += 1;
    for (const note of repairs) this.rows.push({ line, kind: 'repaired', ...note });
  }

  counts(): Counts {
    const { read, taken, repaired, inserted, updated, removed } = this;
    return {
      read,
      taken,
      repaired,
      refused: read - taken,
      unchanged: taken - inserted - updated,
      inserted,
      updated,
      removed,
    };
  }
}

interface FeedWithOwners extends Feed {
  readonly owners: Owners;
}

async function feedOf({ database: { db }, mapping, listing }: FeedImport): Promise<FeedWithOwners> {
  const [other] = await db
    .select({ currency: vehicles.currency })
    .from(vehicles)
    .where(and(eq(vehicles.listing, listing), ne(vehicles.currency, mapping.currency), isNull(vehicles.removed_at)))
    .limit(1);
  if (other) {
    throw new WrongFile(
      `The listing ${listing} is priced in ${other.currency}, this mapping brings ${mapping.currency}: give the feed a listing of its own.`,
    );
  }
  return { mapping, listing, source: sourceOf({ mapping, listing }), owners: await ownersOf(db, { mapping, listing }) };
}

function sourceOf({ mapping, listing }: Pick<FeedImport, 'mapping' | 'listing'>): string {
  return feedSource({ mapping: mapping.name, listing });
}

type GoodRow = Extract<ParsedRow, { readonly row: Row }>;
type Made = { readonly record: FeedRecord; readonly repairs: readonly Note[] } | { readonly refusal: Note };

/** What the rows of a file come to. */
class Reading {
  readonly tally = new Tally();
  readonly seen = new Set<string>();
  private readonly unread = new Set<string>();
  private readonly keyOf: (row: Readonly<Record<string, string>>, line: number) => Keyed;
  private readonly feed: FeedWithOwners;

  constructor(feed: FeedWithOwners) {
    this.feed = feed;
    this.keyOf = feedKeys(feed.mapping.identity);
  }

  /**
   * The record to write for a row, if it is one to take. A row that cannot be taken still keeps its
   * vehicle from being removed.
   */
  record(read: ParsedRow): FeedRecord | undefined {
    this.tally.read += 1;
    if ('unreadable' in read) {
      this.tally.unreadable += 1;
      this.tally.refuse(read.line, { reason: read.unreadable, field: '', value: read.text.slice(0, 80) });
      return undefined;
    }
    const keyed = this.keyOf(read.row, read.line);
    if ('repeats' in keyed) {
      this.tally.refuse(read.line, { reason: 'repeats another row', field: '', value: `line ${keyed.repeats}` });
      return undefined;
    }
    this.seen.add(keyed.key);
    const { mapping } = this.feed;
    const made =
      'raw' in mapping ? this.rawRecord(read, mapping, keyed.key) : this.columnRecord(read, mapping, keyed.key);
    if ('refusal' in made) {
      this.tally.refuse(read.line, made.refusal);
      return undefined;
    }
    this.tally.take(read.line, made.repairs);
    return made.record;
  }

  private columnRecord({ row }: GoodRow, mapping: ColumnMapping, key: string): Made {
    const interpreted = interpret(row, mapping);
    if ('refusal' in interpreted) return interpreted;
    const owned = this.feed.owners(mapping.dealer === undefined ? [] : [(row[mapping.dealer] ?? '').trim()]);
    if ('refusal' in owned) return owned;
    const record = vehicleRecord(interpreted.vehicle, key, { ...this.feed, owner: owned.owner });
    return { record, repairs: interpreted.repairs };
  }

  private rawRecord({ row, line }: GoodRow, mapping: RawMapping, key: string): Made {
    const interpreted = interpretRaw(row, mapping);
    if ('refusal' in interpreted) return interpreted;
    const owned = this.feed.owners(interpreted.raw.owner.dealer_codes);
    if ('refusal' in owned) return owned;
    // A column that nobody reads is one mistake of the file, not one of each row.
    for (const field of interpreted.unknown.filter((name) => !this.unread.has(name))) {
      this.unread.add(field);
      this.tally.rows.push({ line, kind: 'repaired', reason: 'unknown attribute, left out', field, value: '' });
    }
    const repairs = owned.repair ? [...interpreted.repairs, owned.repair] : interpreted.repairs;
    return { record: rawRecord(interpreted.raw, key, { ...this.feed, owner: owned.owner }), repairs };
  }
}

async function writeRows(options: FeedImport, reading: Reading, end: FileEnd): Promise<void> {
  const { mapping, source, listing } = options;
  const { db } = options.database;
  let batch: FeedRecord[] = [];
  const flush = async () => {
    const written = await db.transaction(async (transaction) =>
      upsertVehicles(transaction, await withPhotographs(transaction, listing, batch)),
    );
    reading.tally.inserted += written.inserted;
    reading.tally.updated += written.updated;
    batch = [];
    options.progress?.(reading.tally.read);
  };
  const rows =
    'raw' in mapping ? parseRowsOrJson(source, mapping.columns, end) : parseRows(source, mapping.columns, end);
  for await (const row of rows) {
    const record = reading.record(row);
    if (record) batch.push(record);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

const counted = (amount: number, one: string, many = `${one}s`) => `${amount} ${amount === 1 ? one : many}`;

interface Verdict {
  readonly status: 'done' | 'incomplete' | 'stopped';
  readonly message: string;
  readonly remove: boolean;
}

/** Whether what the file does not have may be removed. */
function verdictOn(options: FeedImport, end: FileEnd, tally: Tally, missing: number, stock: number): Verdict {
  const { maxRemovals, allowRemovals } = options;
  if (end.cut !== undefined) {
    const message = `The file is not complete: ${end.cut}. The rows before that were taken, and nothing was removed; get the whole file and import it again.`;
    return { status: 'incomplete', message, remove: false };
  }
  if (missing === 0 || allowRemovals) return { status: 'done', message: 'The import is complete.', remove: true };
  if (tally.unreadable > 0) {
    const message = `The import is complete, but ${counted(missing, 'vehicle')} that the file does not have stay, because ${counted(tally.unreadable, 'row')} could not be read.`;
    return { status: 'stopped', message, remove: false };
  }
  const share = missing / stock;
  if (share <= maxRemovals) return { status: 'done', message: 'The import is complete.', remove: true };
  const percent = (value: number) => `${(value * 100).toFixed(1).replace('.0', '')} %`;
  const message = `${counted(missing, 'vehicle')} of ${stock} (${percent(share)}) are not in the file, more than the ${percent(maxRemovals)} that may vanish at once. Nothing was removed.`;
  return { status: 'stopped', message, remove: false };
}

type Outcome = Pick<ImportReport, 'status' | 'message' | 'removals'> & { readonly missing: readonly string[] };

async function settle(options: FeedImport, reading: Reading, before: number, end: FileEnd) {
  const { tally, seen } = reading;
  const { db } = options.database;
  const missing: Missing[] = await missingVehicles(db, sourceOf(options), seen);
  const { status, message, remove } = verdictOn(options, end, tally, missing.length, before);
  const ids = missing.map(({ id }) => id);
  if (remove) tally.removed = await removeVehicles(db, sourceOf(options), ids, options.now());
  const examples = missing.slice(0, EXAMPLES).map(({ id, title }) => ({ id, title }));
  const removals = { missing: missing.length, stock: before, examples };
  return { status, message, removals, missing: ids } as const;
}

const NOTHING_REMOVED = { removals: { missing: 0, stock: 0, examples: [] }, missing: [] } as const;

/**
 * Loads a dealer's feed: rows are taken in batches while the file is read, changed ones are
 * written, and at the end the vehicles that the file does not have are removed, unless they are too
 * many or the file is not complete.
 */
export async function importFeed(options: FeedImport): Promise<ImportReport> {
  const { database, mapping, listing, file, now } = options;
  const started = now().getTime();
  const id = options.run ?? (await beginRun(database.db, { listing, mapping: mapping.name, file }));
  const end: FileEnd = { cut: undefined };
  let reading: Reading | undefined;
  const reported = async ({ missing, ...rest }: Outcome): Promise<ImportReport> => {
    const rows = (reading?.tally.rows ?? []).toSorted((left, right) => left.line - right.line);
    const counts = (reading?.tally ?? new Tally()).counts();
    const report = { id, listing, mapping: mapping.name, file, counts, rows, ...rest };
    await endRun(database.db, report, missing);
    return { ...report, seconds: (now().getTime() - started) / 1000 };
  };
  try {
    return await beating(database.db, id, async () => {
      const feed = await feedOf(options);
      const before = await stockOf(database.db, feed.source);
      reading = new Reading(feed);
      await writeRows(options, reading, end);
      return reported(await settle(options, reading, before, end));
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const failed = await reported({ status: 'failed', message, ...NOTHING_REMOVED });
    if (error instanceof WrongFile) return failed;
    throw error;
  }
}
