import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from';
import { allowLongBody } from '@showroom/contracts/http/long-body';
import { marketOfHost } from '@showroom/contracts/markets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteConfig } from './config';
import type { LoginWall } from './login-wall';
import { isSameOrigin } from './same-origin';
import { signedIn } from './sign-in';
import { knownVisitor, TOO_MANY_VISITORS, visitorNames } from './visitor-name';

const DEADLINE = 10_000;
/** A large file, on its way into the media library or fetched for it. */
const MEDIA_DEADLINE = 120_000;
const isForMedia = ({ method }: FastifyRequest, path: string) => method !== 'GET' && path.startsWith('/api/v2/images');
/** What a browser may say to the API; who it is, the site says. */
const PASSED = [
  'accept',
  'accept-language',
  'if-match',
  'content-type',
  'content-length',
  'if-none-match',
  // Whose configuration is asked for.
  'company-config',
] as const;

type Wall = Pick<LoginWall, 'admitCall' | 'closedTo'>;

const queryOf = (address: string) => address.slice(`${address}?`.indexOf('?') + 1);

/** `/platform/*`: the API behind the site's origin. */
export async function registerForwards(app: FastifyInstance, config: SiteConfig, wall: Wall): Promise<void> {
  await app.register(replyFrom, {
    base: config.apiUrl,
    undici: { bodyTimeout: DEADLINE, headersTimeout: DEADLINE, connections: 64 },
    // It would write whole addresses; the site's own line says what was asked.
    disableRequestLogging: true,
  });
  // Bodies pass as they are.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  const nameVisitor = visitorNames(config);
  app.all('/platform/*', async (request, reply) => {
    const path = publicPath(request.url.slice('/platform'.length));
    if (path === undefined) return reply.code(404).send({ status: 404, title: 'Not found' });
    if (!isSameOrigin(request))
      return reply.code(403).send({ status: 403, title: 'Requests that change something come from our own pages' });
    if (!(await wall.admitCall(request, reply, { path, query: queryOf(request.url) }))) return reply;
    const closed = await wall.closedTo(request);
    const known = knownVisitor(request, config);
    const isNew = known === undefined && needsName(request);
    const visitor = isNew ? await nameVisitor(request, reply) : known;
    if (isNew && visitor === undefined)
      return reply.code(429).header('retry-after', '60').type('application/problem+json').send(TOO_MANY_VISITORS);
    const isMedia = isForMedia(request, path) && signedIn(request) !== undefined;
    if (isMedia) allowLongBody(request.raw);
    return reply.from(path, {
      ...(isMedia && { timeout: MEDIA_DEADLINE }),
      // As it came: the library would decode it with the path, and refuse what people may type.
      queryString: (_search, address) => queryOf(address),
      rewriteRequestHeaders: () => ({
        ...passedHeaders(request),
        ...(visitor && { 'x-visitor': visitor }),
        ...(closed.length > 0 && { 'x-closed-markets': closed.join() }),
        ...bearer(request),
      }),
      onError: sendUnreachable,
    });
  });
}

/** The navigation service needs neither session nor visitor; its market is that of the host. */
export async function registerNavigationService(app: FastifyInstance, config: SiteConfig, wall: Wall): Promise<void> {
  await app.register(replyFrom, {
    base: config.apiUrl,
    undici: { headersTimeout: DEADLINE, connections: 32 },
    disableRequestLogging: true,
  });
  app.get('/naas/*', async (request, reply) => {
    const url = new URL(request.url, config.apiUrl);
    if (!url.pathname.startsWith('/naas/')) return reply.code(404).send({ status: 404, title: 'Not found' });
    if (!(await wall.admitCall(request, reply, { path: url.pathname, query: '' }))) return reply;
    url.searchParams.set('market', marketOfHost(request.host).code);
    return reply.from(url.pathname, {
      queryString: () => url.searchParams.toString(),
      rewriteRequestHeaders: () => passedHeaders(request),
      onError: sendUnreachable,
    });
  });
}

type Failed = Parameters<NonNullable<FastifyReplyFromHooks['onError']>>[0];

function sendUnreachable(failed: Failed): void {
  failed.code(503).header('retry-after', '5').type('application/problem+json');
  failed.send({ status: 503, title: 'Our service cannot be reached', code: 'api.unreachable' });
}

/** A visitor gets a name with the first call that changes something. */
function needsName({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function passedHeaders(request: FastifyRequest): Record<string, string> {
  // The API limits by visitor, not by the site that speaks for all of them.
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip, 'x-request-id': request.id };
  for (const name of PASSED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

function bearer(request: FastifyRequest): Record<string, string> {
  const session = signedIn(request);
  return session ? { authorization: `Bearer ${session.accessToken}` } : {};
}

/**
 * A path as the API will read it, without dots, decoded for a look; undefined for what it serves to
 * its own side only.
 */
function publicPath(path: string): string | undefined {
  try {
    const { pathname } = new URL(`http://api.invalid${path}`);
    return /^\/+(internal|webhooks|metrics|health)(\/|$)/i.test(decodeURIComponent(pathname)) ? undefined : pathname;
  } catch {
    return undefined;
  }
}
