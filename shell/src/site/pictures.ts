import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteConfig } from './config';

/** A picture that nobody has seen yet waits until those before it are drawn. */
const DEADLINE = 25_000;
/** What of the API's answer is passed on. */
const PASSED = ['content-type', 'cache-control', 'etag', 'retry-after'] as const;

interface Picture {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * `/media/*`. A picture's address names all that it shows, so that the ones asked for last are sent
 * from memory and the API is asked for each once, however many visitors want it at the same time.
 */
export function registerPictures(app: FastifyInstance, { apiUrl, pictureCacheBytes }: SiteConfig): void {
  const cache = new LRUCache<string, Picture>({
    maxSize: Math.max(1, pictureCacheBytes),
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  const asked = new Map<string, Promise<Picture>>();

  function read(path: string): Promise<Picture> {
    const known = asked.get(path);
    if (known) return known;
    const asking = ask(apiUrl, path).finally(() => asked.delete(path));
    asked.set(path, asking);
    return asking;
  }

  app.get('/media/*', async (request, reply) => {
    const path = pathOf(request.url, apiUrl);
    if (path === undefined) return reply.code(404).send({ status: 404, title: 'Not found' });
    const known = cache.get(path);
    if (known) return send(request, reply, known);
    const picture = await read(path).catch(() => undefined);
    if (!picture) return reply.code(503).header('retry-after', '5').send();
    if (picture.status === 200 && picture.headers['cache-control']?.includes('immutable')) cache.set(path, picture);
    return send(request, reply, picture);
  });
}

/** As the API reads it, without dots; what does not name a picture then is nothing to ask for. */
function pathOf(url: string, apiUrl: string): string | undefined {
  const { pathname } = new URL(url, apiUrl);
  return pathname.startsWith('/media/') ? pathname : undefined;
}

async function ask(apiUrl: string, path: string): Promise<Picture> {
  const answer = await fetch(new URL(path, apiUrl), { signal: AbortSignal.timeout(DEADLINE) });
  const headers = PASSED.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(headers), body };
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Picture): FastifyReply {
  const { 'if-none-match': had, range } = request.headers;
  reply.headers(headers);
  if (status !== 200) return reply.code(status).send(body);
  if (had !== undefined && had === headers['etag']) return reply.code(304).send();
  const part = partOf(range, body.length);
  if (!part) return reply.header('accept-ranges', 'bytes').send(body);
  const { from, to } = part;
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${body.length}`)
    .send(body.subarray(from, to + 1));
}

/**
 * The one part of a film that a player asks for; undefined for all of it, which is right to send
 * also when a part was asked for (RFC 9110, 14.2).
 */
function partOf(range: string | undefined, length: number): { readonly from: number; readonly to: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!first && !last) return undefined;
  const from = first ? Number(first) : Math.max(0, length - Number(last));
  const to = first && last ? Math.min(Number(last), length - 1) : length - 1;
  return from <= to ? { from, to } : undefined;
}
