import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { SharedText } from './settings-text';

/**
 * A page cut at its nonces, and around a text that it shares with others. Each piece is compressed
 * once; an answer joins them around a fresh nonce and the text as it is by then.
 */
export interface SplicedPage {
  readonly pieces: readonly Piece[];
  readonly bytes: number;
  /** Bytes of each nonce. */
  readonly nonceLength: number;
}

interface Piece {
  readonly plain: Buffer;
  readonly deflated: Buffer;
  /** What stands before it. */
  readonly after: 'nothing' | 'nonce' | 'shared';
}

/** What the pieces of a page are joined with. */
export interface Joints {
  readonly nonce: string;
  readonly shared: SharedText;
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
 * costs a page next to nothing. The shared text may become longer, so nothing repeats what stands
 * before it.
 */
export async function splice(html: Buffer, nonce: string, shared?: Buffer): Promise<SplicedPage> {
  const pieces: Piece[] = [];
  const said = Buffer.from(html);
  let from = 0;
  let reach = 0;
  let after: Piece['after'] = 'nothing';
  for (const cut of [...cutsOf(html, nonce, shared), undefined]) {
    const plain = html.subarray(from, cut?.from ?? html.length);
    const dictionary = said.subarray(Math.max(reach, from - WINDOW), from);
    const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH, ...(dictionary.length > 0 && { dictionary }) };
    pieces.push({ plain, deflated: await deflate(plain, options), after });
    if (!cut) break;
    from = cut.to;
    if (cut.what === 'shared') reach = cut.to;
    else said.fill(UNSAID, cut.from, cut.to);
    after = cut.what;
  }
  const bytes = pieces.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, 0);
  return { pieces, bytes, nonceLength: Buffer.byteLength(nonce) };
}

interface Cut {
  readonly what: 'nonce' | 'shared';
  readonly from: number;
  readonly to: number;
}

function cutsOf(html: Buffer, nonce: string, shared: Buffer | undefined): Cut[] {
  const cuts: Cut[] = [];
  const mark = Buffer.from(nonce);
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    cuts.push({ what: 'nonce', from: at, to: at + mark.length });
  }
  const place = shared ? html.lastIndexOf(shared) : -1;
  if (shared && place >= 0) cuts.push({ what: 'shared', from: place, to: place + shared.length });
  return cuts.sort((one, other) => one.from - other.from);
}

/** Whether a page has the text that it shares with others. */
export function hasShared({ pieces }: SplicedPage): boolean {
  return pieces.some(({ after }) => after === 'shared');
}

export function plainPage({ pieces }: SplicedPage, { nonce, shared }: Joints): Buffer {
  const joints = { nothing: Buffer.alloc(0), nonce: Buffer.from(nonce), shared: shared.plain };
  return Buffer.concat(pieces.flatMap(({ plain, after }) => [joints[after], plain]));
}

/**
 * The page as one gzip member (RFC 1952): the pieces as they are, each nonce as a stored block, the
 * shared text as it was compressed for all pages.
 */
export function gzipPage({ pieces, nonceLength }: SplicedPage, { nonce, shared }: Joints): Buffer {
  const mark = Buffer.from(nonce);
  if (mark.length !== nonceLength) {
    throw new Error(`The nonce has ${mark.length} bytes, the page was cut for ${nonceLength}`);
  }
  const joints = {
    nothing: { plain: Buffer.alloc(0), deflated: Buffer.alloc(0) },
    nonce: { plain: mark, deflated: Buffer.concat([storedHeader(mark.length), mark]) },
    shared,
  } satisfies Record<Piece['after'], SharedText>;
  const parts: Buffer[] = [GZIP_HEADER];
  let sum = 0;
  let length = 0;
  for (const { after, ...piece } of pieces) {
    for (const { plain, deflated } of [joints[after], piece]) {
      parts.push(deflated);
      sum = crc32(plain, sum);
      length += plain.length;
    }
  }
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
