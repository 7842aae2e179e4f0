import { parseJson } from '@showroom/contracts/schema/parse-json';
import { partOf } from '@showroom/contracts/schema/part-of';
import type { FileEnd } from '../csv/records';
import { type ParsedRow, parseRows, type Row, WrongFile } from '../csv/rows';
import { unzipped } from '../csv/unzipped';

/** A file of JSON is held in memory as a whole. */
const MOST_CHARACTERS = 256 * 1024 * 1024;
const LONGEST_EXCERPT = 80;

async function* chained(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/**
 * Vehicles of a file in CSV or JSON, packed or not: the first character that is no blank says
 * which.
 */
export async function* parseRowsOrJson(
  source: AsyncIterable<Buffer>,
  columns: readonly string[],
  end: FileEnd,
): AsyncGenerator<ParsedRow> {
  const chunks = unzipped(source)[Symbol.asyncIterator]();
  const opening: Buffer[] = [];
  let isJson = false;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    opening.push(next.value);
    const [first] = next.value.toString('utf8').replace('\uFEFF', '').trimStart();
    if (first === undefined) continue;
    isJson = first === '[' || first === '{';
    break;
  }
  const bytes = chained(opening, chunks);
  yield* isJson ? jsonRows(bytes, end) : parseRows(bytes, columns, end);
}

/** The vehicles of a list, of its `data`, or of lines that are JSON each. */
async function* jsonRows(bytes: AsyncIterable<Buffer>, end: FileEnd): AsyncGenerator<ParsedRow> {
  const text = await textOf(bytes, end);
  const records = whole(text) ?? lines(text, end);
  let line = 0;
  for (const record of records) {
    line += 1;
    const row = rowOf(record);
    yield row ? { line, row } : { line, unreadable: 'is no vehicle', text: excerpt(record) };
  }
}

async function textOf(bytes: AsyncIterable<Buffer>, end: FileEnd): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of bytes) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MOST_CHARACTERS)
        throw new WrongFile('The file is too large for JSON: write one vehicle a line.');
    }
  } catch (error) {
    if (error instanceof WrongFile) throw error;
    end.cut = `it could not be read to its end (${error instanceof Error ? error.message : String(error)})`;
  }
  return text.replace('\uFEFF', '').trim();
}

function whole(text: string): readonly unknown[] | undefined {
  const parsed = parseJson(text);
  if (Array.isArray(parsed)) return parsed;
  const data = partOf(parsed, 'data');
  return Array.isArray(data) ? data : undefined;
}

function lines(text: string, end: FileEnd): readonly unknown[] {
  const records = text.split('\n').filter((line) => line.trim() !== '');
  const values = records.map(parseJson);
  if (values.every((value) => value === undefined)) end.cut ??= 'it is no JSON, or its end is missing';
  else if (values.at(-1) === undefined) end.cut ??= 'its last line is no JSON';
  return values.map((value, index) => value ?? records[index]);
}

function excerpt(record: unknown): string {
  return (typeof record === 'string' ? record : (JSON.stringify(record) ?? '')).slice(0, LONGEST_EXCERPT);
}

/** As columns of CSV: what is no text is JSON. */
function rowOf(record: unknown): Row | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
  const { attributes, ...outer }: Record<string, unknown> = { ...record };
  const inner = typeof attributes === 'object' && attributes !== null ? attributes : {};
  const given = Object.entries({ ...outer, ...inner, ...('id' in outer && { id: outer['id'] }) });
  return Object.fromEntries(given.flatMap(([name, value]) => (value === null ? [] : [[name, textOfValue(value)]])));
}

function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
