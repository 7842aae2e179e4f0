import { type FileHandle, open, rename } from 'node:fs/promises';
import { errorCode } from '../error-code';

interface LogLimits {
  /** Bytes of one file. */
  readonly size: number;
  /** Files that are kept, the one that is written to included: `api.log`, `api.log.1`, … */
  readonly files: number;
  /** Bytes that may wait for a slow disk. */
  readonly waiting: number;
}

const LIMITS: LogLimits = { size: 10_000_000, files: 5, waiting: 1_000_000 };
const LINE_BREAK = 0x0a;

function linesIn(text: Buffer): number {
  return text.reduce((lines, byte) => (byte === LINE_BREAK ? lines + 1 : lines), 0);
}

/**
 * A log that never fails whoever writes to it: what a full or slow disk does not take is dropped,
 * and the first line that is written after that says how many were. Files are renamed when they are
 * full, and the oldest one goes.
 */
export class LogFile {
  readonly #path: string;
  readonly #limits: LogLimits;
  #file: FileHandle | undefined;
  #size = 0;
  #waiting: Buffer[] = [];
  #work: Promise<void> | undefined;
  #unsaid = { lines: 0, why: '' };
  #dropped = 0;

  constructor(path: string, limits: Partial<LogLimits> = {}) {
    this.#path = path;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Lines that were not written. */
  get dropped(): number {
    return this.#dropped;
  }

  write(text: Buffer | string): void {
    const bytes = Buffer.from(text);
    const waiting = this.#waiting.reduce((sum, { length }) => sum + length, 0);
    if (waiting + bytes.length > this.#limits.waiting) {
      this.#drop(bytes, 'the disk is too slow');
      return;
    }
    this.#waiting.push(bytes);
    this.#work ??= this.#writeAll().finally(() => {
      this.#work = undefined;
    });
  }

  /** Writes what waits and lets the file go. */
  async close(): Promise<void> {
    await this.#work;
    await this.#letGo();
  }

  #drop(bytes: Buffer, why: string): void {
    const lines = linesIn(bytes);
    this.#dropped += lines;
    this.#unsaid = { lines: this.#unsaid.lines + lines, why };
  }

  async #writeAll(): Promise<void> {
    for (let bytes = this.#waiting.shift(); bytes; bytes = this.#waiting.shift()) {
      try {
        await this.#append(bytes);
      } catch (error) {
        this.#drop(bytes, errorCode(error) ?? String(error));
        await this.#letGo();
      }
    }
  }

  async #append(bytes: Buffer): Promise<void> {
    const { lines, why } = this.#unsaid;
    // A write that failed may have left a part of a line.
    const note = lines === 0 ? '' : `\n${JSON.stringify({ level: 40, msg: 'lines were dropped', lines, why })}\n`;
    const content = Buffer.concat([Buffer.from(note), bytes]);
    this.#file ??= await this.#open();
    if (this.#size > 0 && this.#size + content.length > this.#limits.size) this.#file = await this.#rotate();
    this.#size += content.length;
    await this.#file.appendFile(content);
    this.#unsaid = { lines: this.#unsaid.lines - lines, why: this.#unsaid.why };
  }

  async #open(): Promise<FileHandle> {
    const file = await open(this.#path, 'a');
    this.#size = (await file.stat()).size;
    return file;
  }

  async #rotate(): Promise<FileHandle> {
    await this.#letGo();
    for (let number = this.#limits.files - 1; number > 0; number -= 1) {
      const younger = number === 1 ? this.#path : `${this.#path}.${number - 1}`;
      await rename(younger, `${this.#path}.${number}`).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT') throw error;
      });
    }
    return this.#open();
  }

  async #letGo(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close().catch(() => undefined);
  }
}
