import { type PassThrough, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { Market, MarketCode } from '@showroom/contracts/markets';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBuilder, isPreview } from '../addresses/page-address';
import type { Development } from '../development/development';
import type { Head } from '../render/protocol';
import type { Encoding } from './cached-text';
import type { SiteConfig } from './config';
import type { PolicySources } from './inline-hashes';
import { metrics } from './metrics';
import type { CachedPage, PageCache } from './page-cache';
import { PAGE_HEADERS, policyHeaders } from './policy';
import type { Renderer } from './renderer';
import { settingsText } from './settings-text';
import { unavailablePage } from './unavailable-page';

const ZIP_LEVEL = 6;
const zipped = promisify(gzip);

export interface PageServer {
  readonly config: SiteConfig;
  readonly renderer: Pick<Renderer, 'render'>;
  readonly cache: PageCache;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  /** Percent of the visitors that get a market's canary, while one is active. */
  readonly canaryShares: ReadonlyMap<string, number>;
  /** On a site of developers alone. */
  readonly development?: Pick<Development, 'pageFor'>;
  /** The page is one browser's alone, with code from these origins of its machine. */
  readonly developing?: readonly string[];
}

const routes = new WeakMap<FastifyRequest, string>();

/**
 * Which page a request was answered with, in words of ours: the pattern of its route, or the path
 * that an editor gave it.
 */
export function pageRouteOf(request: FastifyRequest): string | undefined {
  return routes.get(request);
}

export function setHeaders(
  server: PageServer,
  reply: FastifyReply,
  market: Market,
  head: Head,
  sources: PolicySources,
  cacheable: boolean,
): void {
  const { registryUrl, identityUrl } = server.config;
  if (head.route !== undefined) routes.set(reply.request, head.route);
  reply.code(head.status).headers({
    ...PAGE_HEADERS,
    ...policyHeaders({
      sources,
      registryOrigin: new URL(registryUrl).origin,
      identityOrigin: new URL(identityUrl).origin,
      settings: server.settings.get(market.code),
      isPreview: isPreview(reply.request.url),
      isBuilder: isBuilder(reply.request.url),
      trustedTypes: server.config.trustedTypes,
      ...(server.developing && { developing: server.developing }),
    }),
    'cache-control': cacheable ? cachingOf(server, market) : 'private, no-store',
    vary: 'accept-encoding',
    // Robots that know a page from a link elsewhere may not have asked for `robots.txt`.
    ...(server.settings.get(market.code)?.['robots.indexed'] === false && { 'x-robots-tag': 'noindex, nofollow' }),
    ...head.headers,
  });
}

/** While a canary is active, which page a visitor gets depends on a cookie. */
function cachingOf({ canaryShares }: PageServer, { code }: Market): string {
  return canaryShares.has(code) ? 'private, no-cache' : 'no-cache';
}

/** A page that came at once is spared the ways of a stream. */
export async function sendWhole(request: FastifyRequest, reply: FastifyReply, head: Head, page: Uint8Array) {
  if (!isZipped(request, head)) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await zipped(page, { level: ZIP_LEVEL }));
}

/** Streams keep flowing through gzip: every piece is flushed. */
export function encoded(request: FastifyRequest, reply: FastifyReply, head: Head, body: PassThrough) {
  if (!isZipped(request, head)) return body;
  reply.header('content-encoding', 'gzip');
  return pipeline(body, createGzip({ level: ZIP_LEVEL, flush: constants.Z_SYNC_FLUSH }), () => undefined);
}

function isZipped(request: FastifyRequest, { headers }: Head): boolean {
  return headers['content-type']?.startsWith('text/html') === true && encodingFor(request) !== undefined;
}

/** Whoever has the page as it is gets no second one. */
export function sendCached(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  market: Market,
  { head, text, sources, settings }: CachedPage,
  state: 'hit' | 'stale',
): FastifyReply | Promise<FastifyReply> {
  metrics.cache.inc({ state });
  setHeaders(server, reply, market, head, sources, true);
  // What was rendered by older settings is taken over by the browser with these.
  const shared = state === 'stale' ? settings : sharedSettings(server, market);
  const etag = text.etag(shared);
  reply.headers({ 'x-cache': state, etag });
  if (head.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding === undefined) return reply.send(text.plain(shared));
  reply.header('content-encoding', encoding);
  const body = text.encoded(shared, encoding);
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((bytes) => reply.send(bytes));
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

const DEFAULTS = mergeSettings([]).settings;

/** A market's settings as its pages carry them now. */
export function sharedSettings({ settings }: Pick<PageServer, 'settings'>, { code }: Market): Buffer {
  return settingsText(settings.get(code) ?? DEFAULTS);
}

export function sendUnavailable(reply: FastifyReply, market: Market): FastifyReply {
  return reply
    .code(503)
    .headers({
      ...PAGE_HEADERS,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'retry-after': '10',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(unavailablePage(market));
}
