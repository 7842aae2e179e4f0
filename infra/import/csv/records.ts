/**
 * A quoted field may hold line ends, but hardly this many: a quote open for longer was never meant
 * to be one.
 */
const LONGEST_RECORD = 20;
/** What goes on for longer without a line's end is no table. */
const LONGEST_LINE = 1_000_000;

/** Why a row cannot be read. */
export const QUOTE_OPEN = 'a quote does not close';
const CUT_OFF = 'the row is cut off';

/** One row of a file as it stands there; `broken` says why it cannot be read. */
export interface RawRecord {
  readonly line: number;
  readonly text: string;
  readonly broken: string | undefined;
}

/** How a file ended: with its last line complete, or in the middle of something. */
export interface FileEnd {
  cut: string | undefined;
}

function hasOddQuotes(text: string): boolean {
  let odd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * Joins lines to rows by their quotes. A quote that does not close costs its own line only: the
 * following ones are read anew.
 */
class Joiner {
  private readonly emit: (record: RawRecord) => void;
  private open: Line[] = [];

  constructor(emit: (record: RawRecord) => void) {
    this.emit = emit;
  }

  add(line: Line): void {
    const odd = hasOddQuotes(line.text);
    if (this.open.length === 0 && !odd) {
      if (line.text.trim() !== '') this.emit({ line: line.number, text: line.text, broken: undefined });
      return;
    }
    this.open.push(line);
    if (this.open.length > 1 && odd) this.close();
    else if (this.open.length > LONGEST_RECORD) this.giveUp();
  }

  private close(): void {
    const [first] = this.open;
    if (first) this.emit({ line: first.number, text: this.open.map(({ text }) => text).join('\n'), broken: undefined });
    this.open = [];
  }

  /** The first open line is broken; the others get another chance. */
  private giveUp(): void {
    const [first, ...others] = this.open;
    this.open = [];
    if (first) this.emit({ line: first.number, text: first.text, broken: QUOTE_OPEN });
    for (const line of others) this.add(line);
  }

  end(): void {
    while (this.open.length > 0) this.giveUp();
  }
}

/**
 * Rows of a text file in order. What cannot be read to its end says so in `end` instead of
 * throwing: the rows before count.
 */
export async function* rawRecords(source: AsyncIterable<Buffer>, end: FileEnd): AsyncGenerator<RawRecord[]> {
  const decoder = new TextDecoder();
  let ready: RawRecord[] = [];
  const joiner = new Joiner((record) => ready.push(record));
  let number = 0;
  let rest = '';
  try {
    for await (const chunk of source) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new Error('a line has more than a million characters');
      for (const text of lines) {
        number += 1;
        joiner.add({ number, text: text.endsWith('\r') ? text.slice(0, -1) : text });
      }
      yield ready;
      ready = [];
    }
  } catch (error) {
    end.cut = `it could not be read to its end (${error instanceof Error ? error.message : String(error)})`;
  }
  joiner.end();
  if (rest !== '') {
    end.cut ??= 'its last line has no end';
    ready.push({ line: number + 1, text: rest, broken: CUT_OFF });
  }
  yield ready;
}
