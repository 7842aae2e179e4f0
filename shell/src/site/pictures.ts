import { byteRange } from '@showroom/contracts/http/byte-range';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteConfig } from './config';

/** A picture that nobody has seen yet waits until those before it are drawn. */
const DEADLINE = 25_000;
/** What of the API's answer is passed on. */
const PASSED = ['content-type', 'cache-control', 'etag', 'retry-after'] as const;
/** Of a film or a document of the library, which is sent in the parts that are asked for. */
const PASSED_OF_STREAMS = [
  ...PASSED,
  'accept-ranges',
  'content-range',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
] as const;
const ASKED_OF_STREAMS = ['range', 'if-range', 'if-none-match'] as const;
const STREAM = /^\/media\/library\/[^/]+\/(?:\d+-film\.\w+|document\.pdf)$/;

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
    if (STREAM.test(path)) return sendStream(request, reply, new URL(path, apiUrl));
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
  const headers = passed(answer, PASSED);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers, body };
}

function passed({ headers }: Response, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Passes on a film or a document of the library as it comes: it may be larger than the memory. */
async function sendStream(request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const late = setTimeout(() => leaving.abort(), DEADLINE);
  const asked = ASKED_OF_STREAMS.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  try {
    const answer = await fetch(url, { headers: Object.fromEntries(asked), signal: leaving.signal });
    reply.code(answer.status).headers(passed(answer, PASSED_OF_STREAMS));
    return reply.send(answer.body ?? undefined);
  } catch {
    return reply.code(503).header('retry-after', '5').send();
  } finally {
    clearTimeout(late);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Picture): FastifyReply {
  const { 'if-none-match': had, range } = request.headers;
  reply.headers(headers);
  if (status !== 200) return reply.code(status).send(body);
  if (had !== undefined && had === headers['etag']) return reply.code(304).send();
  const part = byteRange(range, body.length);
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  if (!part) return reply.header('accept-ranges', 'bytes').send(body);
  const { from, to } = part;
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${body.length}`)
    .send(body.subarray(from, to + 1));
}
