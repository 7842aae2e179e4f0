import replyFrom from '@fastify/reply-from';
import { marketOfHost } from '@showroom/contracts/markets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from './config';
import { cookieName, cookieOptions, readCookie } from './cookies';
import { isSameOrigin } from './same-origin';
import { signedIn } from './sign-in';
import { newVisitor, visitorOf } from './visitor';

const YEAR = 31_536_000;
const DEADLINE = 10_000;
/** What a browser may say to the API; who it is, the site says. */
const PASSED = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'x-request-id',
  // Whose configuration is asked for.
  'company-config',
] as const;

/** `/platform/*`: the API behind the site's origin. */
export async function registerForwards(app: FastifyInstance, config: SiteConfig): Promise<void> {
  await app.register(replyFrom, {
    base: config.apiUrl,
    undici: { bodyTimeout: DEADLINE, headersTimeout: DEADLINE, connections: 64 },
  });
  // Bodies pass as they are.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  app.all('/platform/*', (request, reply) => {
    const path = request.url.slice('/platform'.length);
    if (!isPublic(path)) return reply.code(404).send({ status: 404, title: 'Not found' });
    if (!isSameOrigin(request))
      return reply.code(403).send({ status: 403, title: 'Requests that change something come from our own pages' });
    const visitor =
      visitorOf(readCookie(request, 'visitor', config), config.visitorSecret) ?? newVisitorFor(request, reply, config);
    return reply.from(path, {
      rewriteRequestHeaders: () => ({
        ...passedHeaders(request),
        ...(visitor && { 'x-visitor': visitor }),
        ...bearer(request),
      }),
      onError: (failed) => {
        failed.code(503).header('retry-after', '5').type('application/problem+json');
        failed.send({ status: 503, title: 'Our service cannot be reached', code: 'api.unreachable' });
      },
    });
  });
}

/** The navigation service needs neither session nor visitor; its market is that of the host. */
export async function registerNavigationService(app: FastifyInstance, config: SiteConfig): Promise<void> {
  await app.register(replyFrom, { base: config.apiUrl, undici: { headersTimeout: DEADLINE, connections: 32 } });
  app.get('/naas/*', (request, reply) => {
    const url = new URL(request.url, config.apiUrl);
    url.searchParams.set('market', marketOfHost(request.host).code);
    return reply.from(url.pathname + url.search, {
      rewriteRequestHeaders: () => passedHeaders(request),
      onError: (failed) => void failed.code(503).send(),
    });
  });
}

/** A visitor gets a name with the first call that changes something. */
function newVisitorFor(request: FastifyRequest, reply: FastifyReply, config: SiteConfig): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const visitor = newVisitor(config.visitorSecret);
  void reply.setCookie(cookieName('visitor', config), visitor, { ...cookieOptions(config), maxAge: YEAR });
  return visitor;
}

function passedHeaders(request: FastifyRequest): Record<string, string> {
  // The API limits by visitor, not by the site that speaks for all of them.
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip };
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

/** What the API serves to its own side only; the path is looked at as the API will read it: without dots, decoded. */
function isPublic(path: string): boolean {
  try {
    const { pathname } = new URL(`http://api.invalid${path}`);
    return !/^\/+(internal|webhooks|metrics|health)(\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
