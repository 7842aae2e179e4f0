import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuditEntry, auditEntry } from '@showroom/contracts/entities/release-audit';
import * as z from 'zod';
import { mutex } from '../../semaphore';

/** What is to be noted; number and time are the log's. */
export type AuditNote = Omit<AuditEntry, 'number' | 'at'>;

const NOTHING = '0'.repeat(64);
const HASH = /^\{"hash":"([0-9a-f]{64})",/;
const chained = z.object({ ...auditEntry.shape, prev: z.string() });
const headFile = z.object({ number: z.number(), hash: z.string() });
type Head = z.output<typeof headFile>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** One line: its hash is that of the rest of the line, which names the hash of the line before. */
function writeLine(entry: AuditEntry, prev: string): { readonly line: string; readonly hash: string } {
  const rest = JSON.stringify({ prev, ...entry }).slice(1);
  const hash = hashOf(rest);
  return { line: `{"hash":"${hash}",${rest}\n`, hash };
}

type Read = { readonly entry: AuditEntry; readonly hash: string; readonly prev: string };

function readLine(line: string): Read | undefined {
  const hash = HASH.exec(line)?.[1];
  if (!hash || hashOf(line.slice(`{"hash":"${hash}",`.length)) !== hash) return undefined;
  try {
    const { prev, ...entry } = chained.parse(JSON.parse(line));
    return { entry, hash, prev };
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a log, a sentence each; nothing when every line follows from the one before,
 * up to the last that was written.
 */
function verifyAudit(text: string, head?: Head): string[] {
  const problems: string[] = [];
  let last: Head = { number: 0, hash: NOTHING };
  const lines = text.split('\n');
  if (lines.pop() !== '') problems.push('The last line is torn.');
  for (const [index, line] of lines.entries()) {
    const read = readLine(line);
    if (!read) {
      problems.push(`Line ${index + 1} was changed.`);
      // What follows is held against the line as it says to be.
      last = { number: last.number + 1, hash: HASH.exec(line)?.[1] ?? '' };
      continue;
    }
    const { entry, hash, prev } = read;
    if (entry.number !== last.number + 1)
      problems.push(`Before line ${index + 1} (number ${entry.number}) lines are missing.`);
    else if (prev !== last.hash) problems.push(`Line ${index + 1} does not follow from the one before.`);
    last = { number: entry.number, hash };
  }
  if (head && last.number < head.number)
    problems.push(`The log ends at ${last.number}, but ${head.number} were written.`);
  if (head && last.number === head.number && last.hash !== head.hash)
    problems.push('The last line is not the one that was written.');
  return problems;
}

/** Who did what and why, for ever: lines are only added, each with the hash of the one before. */
export class AuditLog {
  readonly #file: string;
  readonly #headFile: string;
  readonly #now: () => Date;
  readonly #log: (message: string) => void;
  /** What a disk did not take yet, in order. */
  readonly #waiting: Omit<AuditEntry, 'number'>[] = [];
  readonly #entries: AuditEntry[] = [];
  #last: Head = { number: 0, hash: NOTHING };
  #bytes = 0;
  readonly #oneAppend = mutex();

  private constructor(folder: string, now: () => Date, say: (message: string) => void) {
    this.#file = join(folder, 'audit.jsonl');
    this.#headFile = join(folder, 'audit-head.json');
    this.#now = now;
    this.#log = say;
  }

  /** Reads the log; a line that a crash tore is put aside and the repair is a line of its own. */
  static async open(
    folder: string,
    now: () => Date = () => new Date(),
    say: (message: string) => void = () => undefined,
  ): Promise<AuditLog> {
    await mkdir(folder, { recursive: true });
    const log = new AuditLog(folder, now, say);
    const repaired = await log.#read();
    if (repaired) {
      say(repaired);
      await log.append({ ...NOBODY, what: 'repair', why: repaired });
    }
    return log;
  }

  /** Oldest first. */
  get entries(): readonly AuditEntry[] {
    return this.#entries;
  }

  /**
   * Resolves when the line is on the disk. One that a full disk does not take holds nobody up: it
   * comes before the next one.
   */
  append(note: AuditNote): Promise<void> {
    this.#waiting.push({ at: this.#now().toISOString(), ...note });
    return this.#oneAppend(() => this.#writeWaiting()).catch((error: unknown) =>
      this.#log(`The audit log takes nothing now, it is noted later: ${error}`),
    );
  }

  async verify(): Promise<string[]> {
    const text = existsSync(this.#file) ? await readFile(this.#file, 'utf8') : '';
    return verifyAudit(text, await this.#readHead());
  }

  async #writeWaiting(): Promise<void> {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      await this.#write({ number: this.#last.number + 1, ...next });
      this.#waiting.shift();
    }
  }

  async #write(entry: AuditEntry): Promise<void> {
    const { line, hash } = writeLine(entry, this.#last.hash);
    const handle = await open(this.#file, 'a');
    try {
      await handle.writeFile(line);
      await handle.sync();
    } catch (error) {
      // A full disk takes a part of a line: the next one must not be glued to it.
      await handle.truncate(this.#bytes).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
    this.#bytes += Buffer.byteLength(line);
    this.#last = { number: entry.number, hash };
    this.#entries.push(entry);
    await this.#writeHead();
  }

  /** Answers what had to be repaired, in a sentence. */
  async #read(): Promise<string | undefined> {
    const text = existsSync(this.#file) ? await readFile(this.#file, 'utf8') : '';
    const torn = text.slice(text.lastIndexOf('\n') + 1);
    const whole = text.slice(0, text.length - torn.length);
    for (const line of whole.split('\n').slice(0, -1)) this.#take(line);
    this.#bytes = Buffer.byteLength(whole);
    const head = await this.#readHead();
    const sentence = torn ? await this.#putAside(torn) : undefined;
    if (head && this.#last.number < head.number)
      return `The log ended at ${this.#last.number}, but ${head.number} lines were written: some were taken away.`;
    return sentence;
  }

  #take(line: string): void {
    const read = readLine(line);
    // A line that was changed keeps its place; `verify` names it.
    this.#last = { number: read?.entry.number ?? this.#last.number + 1, hash: HASH.exec(line)?.[1] ?? '' };
    if (read) this.#entries.push(read.entry);
  }

  async #putAside(torn: string): Promise<string> {
    const aside = `${this.#file}.torn-${this.#last.number + 1}`;
    await writeFile(aside, torn);
    await truncate(this.#file, this.#bytes);
    return `A line that a crash tore was put aside (${Buffer.byteLength(torn)} bytes).`;
  }

  async #readHead(): Promise<Head | undefined> {
    const text = await readFile(this.#headFile, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      return headFile.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  async #writeHead(): Promise<void> {
    await writeFile(`${this.#headFile}.part`, JSON.stringify(this.#last));
    await rename(`${this.#headFile}.part`, this.#headFile);
  }
}

/** The registry itself, about nothing in particular. */
const NOBODY = { who: 'registry', market: null, remote: null, version: null, before: null, after: null } as const;
