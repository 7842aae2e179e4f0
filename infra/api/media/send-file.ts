import type { Readable } from 'node:stream';
import { byteRange } from '@showroom/contracts/http/byte-range';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from '../../object-storage/object-storage';
import { Refusal } from '../kernel/refusal';
import { FOR_EVER } from './send-picture';

interface StoredFile {
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: string;
  read(range: ByteRange): Promise<Readable | undefined>;
}

/** Sends a file piece by piece, or the part of it that a player asks for (RFC 9110, 13 and 14). */
export async function sendFile(reply: FastifyReply, file: StoredFile, cacheControl = FOR_EVER): Promise<FastifyReply> {
  const { bytes } = file;
  const { range, 'if-range': ifRange, 'if-none-match': had } = reply.request.headers;
  const etag = `"${file.sha256.slice(0, 22)}"`;
  reply.headers({ 'cache-control': cacheControl, etag, 'accept-ranges': 'bytes' });
  if (had === etag) return reply.code(304).send();
  // A part of what it was once does not fit the rest of what it is now.
  const isSame = ifRange === undefined || ifRange === etag;
  const part = isSame ? byteRange(range, bytes) : undefined;
  if (part === 'none') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
      .send();
  }
  const { from, to } = part ?? { from: 0, to: bytes - 1 };
  const body = await file.read({ from, to });
  if (!body) throw new Refusal(404, 'The file is gone from the library.');
  if (part) reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
  reply.header('content-length', to - from + 1);
  return reply.type(file.mime === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.mime).send(body);
}
