import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MediaKind } from '@showroom/contracts/entities/media';
import type { ApiConfig } from '../../api-config';
import { checkCaptions } from './inspect-captions';
import { checkDocument } from './inspect-document';
import { inspectFilm } from './inspect-film';
import { inspectPicture } from './inspect-picture';
import { refused } from './refused-file';

/** What a file is, by its content. */
export interface Inspected {
  readonly kind: MediaKind;
  readonly mime: string;
  /** As it is seen, whatever way the camera was held. */
  readonly width: number;
  readonly height: number;
  /** Seconds of a film. */
  readonly duration: number | null;
  /** A picture's colours from top to bottom, `#112,#456,#122`; empty for anything else. */
  readonly blur: string;
  readonly bytes: number;
  readonly sha256: string;
}

export type MediaLimits = Pick<ApiConfig, 'MEDIA_MOST_BYTES' | 'MEDIA_MOST_FILM_BYTES' | 'MEDIA_MOST_PIXELS'>;

/** Bytes that say what a file is; an SVG may have words before its mark. */
export const HEAD_BYTES = 4096;
/** Hours of captions. */
const MOST_CAPTION_BYTES = 1_000_000;

const latin = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** The kind of film that a file begins as; undefined for what is none. */
export function filmMime(head: Buffer): string | undefined {
  if (head.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex'))) return 'video/webm';
  const isIso = latin(head, 4, 8) === 'ftyp' && !/^avi[fs]$/.test(latin(head, 8, 12));
  return isIso ? 'video/mp4' : undefined;
}

const isCaptions = (head: Buffer) => {
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  return text.startsWith('WEBVTT') || /^\s*(?:\d+\s+)?[\d:,.]+ +--> /.test(text);
};

/** Bytes that a file may have that begins so. */
export function mostBytesOf(head: Buffer, limits: MediaLimits): number {
  if (filmMime(head)) return limits.MEDIA_MOST_FILM_BYTES;
  return isCaptions(head) ? MOST_CAPTION_BYTES : limits.MEDIA_MOST_BYTES;
}

/** What a file begins with. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

type Looked = Omit<Inspected, 'bytes' | 'sha256' | 'blur'> & { readonly blur?: string };

async function look(path: string, head: Buffer, limits: MediaLimits): Promise<Looked> {
  const film = filmMime(head);
  if (film && latin(head, 8, 12) === 'qt  ') {
    throw refused('QuickTime films (.mov) are not taken, since not every browser plays them. Export it as MP4.');
  }
  // Matroska begins as WebM does, and says its own name.
  if (film === 'video/webm' && !head.subarray(0, 64).includes('webm')) {
    throw refused('Matroska films (.mkv) are not taken, since not every browser plays them. Export it as WebM or MP4.');
  }
  if (film) return { kind: 'film', ...(await inspectFilm(path, film)) };
  const file = await readFile(path);
  if (isCaptions(head)) {
    checkCaptions(file);
    return { kind: 'captions', mime: 'text/vtt', width: 0, height: 0, duration: null };
  }
  if (latin(head, 0, 5) === '%PDF-') {
    checkDocument(file);
    return { kind: 'document', mime: 'application/pdf', width: 0, height: 0, duration: null };
  }
  return { kind: 'image', duration: null, ...(await inspectPicture(file, limits.MEDIA_MOST_PIXELS)) };
}

/** What a file is. Throws 422 with the reason for what the library does not take. */
export async function inspectFile(path: string, limits: MediaLimits): Promise<Inspected> {
  const looked = await look(path, await headOf(path), limits);
  return { blur: '', ...looked, bytes: (await stat(path)).size, sha256: await hashOf(path) };
}
