import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { type FileEnd, QUOTE_OPEN, type RawRecord, rawRecords } from './records';
import { unzipped } from './unzipped';

export type Row = Readonly<Record<string, string>>;

/** A row of the file under its column names, or why it cannot be read. */
export type ParsedRow = { readonly line: number; readonly row: Row } | BrokenRecord;

interface BrokenRecord {
  readonly line: number;
  readonly unreadable: string;
  readonly text: string;
}

/** The file is not what the mapping is for. */
export class WrongFile extends Error {}

const OPTIONS = { relax_column_count: true, relax_quotes: true, skip_records_with_error: true } as const;
const COLUMNS = 'the number of columns is wrong';

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function cellsOf(text: string): string[] {
  const parsed: unknown = parseNow(text, OPTIONS)[0];
  return isTexts(parsed) ? parsed : [];
}

/**
 * A row of several lines is rather several rows when its columns are not those of the header, or
 * when one of its lines is a row by itself.
 */
function apart({ line, text, broken }: RawRecord, columns: number): RawRecord[] {
  if (broken || !text.includes('\n')) return [{ line, text, broken }];
  const lines = text.split('\n').map((single) => ({ single, whole: cellsOf(single).length === columns }));
  if (cellsOf(text).length === columns && !lines.some(({ whole }) => whole)) return [{ line, text, broken }];
  return lines.map(({ single, whole }, index) => ({
    line: line + index,
    text: single,
    broken: whole ? undefined : QUOTE_OPEN,
  }));
}

/**
 * Rows for the parser carry their line as a first column, since a row may span lines and some are
 * left out.
 */
async function* numbered(batches: AsyncIterable<RawRecord[]>, broken: BrokenRecord[]): AsyncGenerator<string> {
  let columns = 0;
  for await (const records of batches) {
    let text = '';
    for (const whole of records) {
      if (columns === 0) columns = cellsOf(whole.text).length;
      for (const record of apart(whole, columns)) {
        if (record.broken !== undefined)
          broken.push({ line: record.line, unreadable: record.broken, text: record.text });
        else text += `${record.line},${record.text}\n`;
      }
    }
    if (text !== '') yield text;
  }
}

function checkHeader(header: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.filter((column) => !header.includes(column));
  if (missing.length === 0) return;
  throw new WrongFile(
    `The file does not have the columns of this mapping: ${missing.map((column) => `"${column}"`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
  );
}

function named(header: readonly string[], line: number, cells: readonly string[]): ParsedRow {
  if (cells.length !== header.length) return { line, unreadable: COLUMNS, text: cells.join(',') };
  return { line, row: Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])) };
}

/**
 * Reads a CSV file, packed or not, row by row. Rows that cannot be read come out as such; a file
 * that ends half-way ends the rows and says so in `end`.
 */
export async function* parseRows(
  source: AsyncIterable<Buffer>,
  columns: readonly string[],
  end: FileEnd,
): AsyncGenerator<ParsedRow> {
  const broken: BrokenRecord[] = [];
  const parser = Readable.from(numbered(rawRecords(unzipped(source), end), broken)).pipe(parse(OPTIONS));
  let header: string[] | undefined;
  let last: ParsedRow | undefined;
  for await (const values of parser) {
    if (!isTexts(values)) continue;
    const [line = '', ...cells] = values;
    if (header) {
      last = named(header, Number(line), cells);
      yield last;
    } else {
      header = cells.map((cell) => cell.trim());
      checkHeader(header, columns);
    }
  }
  if (!header) throw new WrongFile('The file is empty: it has no line of column names.');
  const lastBroken = broken.at(-1)?.line ?? 0;
  if (last && ('unreadable' in last || last.line < lastBroken)) end.cut ??= 'its last row is not complete';
  yield* broken;
}
