import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/**
 * A page cut at its nonces. Each piece is compressed once; an answer joins them around a fresh
 * nonce.
 */
export interface SplicedPage {
  readonly pieces: readonly { readonly plain: Buffer; readonly deflated: Buffer }[];
  readonly bytes: number;
  /** Bytes of each nonce. */
  readonly nonceLength: number;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const deflate = promisify<Buffer, object, Buffer>(deflateRaw);

/** How far back a repetition may lie (RFC 1951, 2). */
const WINDOW = 32 * 1024;
/**
 * Stands for the bytes of a nonce among what was said before: text in UTF-8 never has it, so that
 * nothing ever repeats a nonce.
 */
const UNSAID = 0xff;

/**
 * Cuts and compresses a page. A sync flush ends each piece on a byte, so that blocks can stand
 * between them (RFC 1951, 3.2.4); what stands before a piece is its dictionary, so that cutting
 * costs a page next to nothing.
 */
export async function splice(html: Buffer, nonce: string): Promise<SplicedPage> {
  const pieces: { plain: Buffer; deflated: Buffer }[] = [];
  const mark = Buffer.from(nonce);
  const said = Buffer.from(html);
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    said.fill(UNSAID, at, at + mark.length);
  }
  let from = 0;
  for (let at = html.indexOf(mark); ; at = html.indexOf(mark, from)) {
    const plain = html.subarray(from, at < 0 ? html.length : at);
    const dictionary = said.subarray(Math.max(0, from - WINDOW), from);
    const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH, ...(from > 0 && { dictionary }) };
    pieces.push({ plain, deflated: await deflate(plain, options) });
    if (at < 0) break;
    from = at + mark.length;
  }
  const bytes = pieces.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, 0);
  return { pieces, bytes, nonceLength: mark.length };
}

export function plainPage({ pieces }: SplicedPage, nonce: string): Buffer {
  const mark = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap(({ plain }, index) => (index === 0 ? [plain] : [mark, plain])));
}

/** The page as one gzip member (RFC 1952): the pieces as they are, each nonce as a stored block. */
export function gzipPage({ pieces, nonceLength }: SplicedPage, nonce: string): Buffer {
  const mark = Buffer.from(nonce);
  if (mark.length !== nonceLength) {
    throw new Error(`The nonce has ${mark.length} bytes, the page was cut for ${nonceLength}`);
  }
  const stored = Buffer.concat([storedHeader(mark.length), mark]);
  const parts: Buffer[] = [GZIP_HEADER];
  let sum = 0;
  let length = 0;
  pieces.forEach(({ plain, deflated }, index) => {
    if (index > 0) {
      parts.push(stored);
      sum = crc32(mark, sum);
      length += mark.length;
    }
    parts.push(deflated);
    sum = crc32(plain, sum);
    length += plain.length;
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([...parts, LAST_BLOCK, trailer]);
}

function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}
