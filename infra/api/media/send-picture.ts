import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** An address names all that is behind it. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

interface Picture {
  readonly body: Buffer;
  readonly type: string;
}

/** Sends a picture, or word that whoever asks has it already. */
export function sendPicture(reply: FastifyReply, { body, type }: Picture, cacheControl = FOR_EVER): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
}
