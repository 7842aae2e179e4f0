import { inflateSync, constants as zlib } from 'node:zlib';
import { refused } from './refused-file';

/** Where a PDF says that it ends. */
const END_BYTES = 1024;
/** Objects that are packed together; more than any brochure has. */
const MOST_PACKED_BYTES = 20_000_000;
const MOST_PACKS = 20_000;
/**
 * What a reader runs, opens or unpacks beside showing pages (ISO 32000-2, 7.11.4 and 12.6.4). Long
 * names alone: short ones come about in packed bytes.
 */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;
const PACK = /\/ObjStm(?![A-Za-z0-9])[\s\S]{0,2000}?stream\r?\n/g;

/** Whether a file begins and ends as a PDF does. */
export function isPdf(file: Buffer): boolean {
  return file.toString('latin1', 0, 5) === '%PDF-' && file.subarray(-END_BYTES).includes('%%EOF');
}

function unpacked(packed: Buffer): string {
  try {
    // What follows the packed bytes is none of them.
    const options = { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: MOST_PACKED_BYTES };
    return inflateSync(packed, options).toString('latin1');
  } catch {
    return '';
  }
}

/** Names may be written with their signs as numbers: `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Throws 422 for a PDF that is cut off, or that does more than show pages. An encrypted one hides
 * what it does; whoever downloads it is asked by their reader.
 */
export function checkDocument(file: Buffer): void {
  if (!isPdf(file)) throw refused('The document is broken: its end is missing. Save or export it again.');
  const text = file.toString('latin1');
  const packs = [...text.matchAll(PACK)].slice(0, MOST_PACKS);
  const parts = [text, ...packs.map(({ 0: head, index }) => unpacked(file.subarray(index + head.length)))];
  if (parts.some((part) => ACTIVE.test(plainNames(part)))) {
    throw refused('The document has scripts or other files in it. Export it as a plain PDF (PDF/A).');
  }
}
