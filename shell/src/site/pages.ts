import { randomBytes } from 'node:crypto';
import { PassThrough, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import { type Market, type MarketCode, marketOfHost } from '@showroom/contracts/markets';
import type { Channel } from '@showroom/contracts/remotes/release';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { Person } from '@showroom/shared-ui/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Development } from '../development/development';
import type { Head } from '../render/protocol';
import { localeOf } from '../routes/locale-of';
import { channelOf } from './channels';
import type { SiteConfig } from './config';
import { cookieName, cookieOptions, parseCookie } from './cookies';
import { metrics } from './metrics';
import { type CachedPage, PageCache } from './page-cache';
import { PAGE_HEADERS, policyHeaders } from './policy';
import type { Renderer } from './renderer';
import { originOf } from './same-origin';
import { gzipPage, plainPage } from './spliced-page';
import { unavailablePage } from './unavailable-page';
import { visitorOf } from './visitor';

/** When no head has come by then, the visitor gets a page that says so. */
const HEAD_DEADLINE = 6000;
const MAX_KEPT = 2 * 1024 * 1024;
const BUCKET_DAYS = 30;
const ZIP_LEVEL = 6;
const zipped = promisify(gzip);
/** Parameters that say where a visitor came from and change nothing on the page. */
const TRACKING = /^(utm_\w+|gclid|fbclid|_ga|_gac|_gl)$/;

export interface PageServer {
  readonly config: SiteConfig;
  readonly renderer: Pick<Renderer, 'render'>;
  readonly cache: PageCache;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  /** Percent of the visitors that get a market's canary, while one stands. */
  readonly canaryShares: ReadonlyMap<string, number>;
  /** On a site of developers alone. */
  readonly development?: Pick<Development, 'pageFor'>;
  /** The page is one browser's alone, with code from these origins of its machine. */
  readonly developing?: readonly string[];
}

interface Who {
  readonly person: Person;
  readonly accessToken: string;
}

const routes = new WeakMap<FastifyRequest, string>();

/**
 * Which page a request was answered with, in words of ours: the pattern of its route, or the path
 * that an editor gave it.
 */
export function pageRouteOf(request: FastifyRequest): string | undefined {
  return routes.get(request);
}

/** Answers with a page: kept, or rendered now. `who` makes it private. */
export async function answerPage(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  who?: Who,
): Promise<FastifyReply> {
  const market = marketOfHost(request.host);
  // Read once: language, cache and render must mean the same page, however its address is spelt.
  const url = addressOf(request);
  const channel = channelFor(server, request, reply, market);
  const key = cacheKey(market, url, channel);
  const own = await server.development?.pageFor(request, reply, url);
  if (own === 'answered') return reply;
  if (own)
    return render({ server: { ...server, ...own, cache: NO_CACHE }, request, reply, market, channel, url, key, who });
  const kept = who ? undefined : server.cache.fresh(key);
  if (kept) return sendKept(server, request, reply, market, kept, 'hit');
  return render({ server, request, reply, market, channel, url, key, who });
}

/** The channel of a request; a visitor of a market with a canary is given a bucket to stay in. */
function channelFor(
  { canaryShares, config }: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  market: Market,
): Channel {
  const share = canaryShares.get(market.code);
  if (share === undefined) return 'stable';
  const cookie = parseCookie(request, 'release-channel', config);
  const { channel, bucket } = channelOf({ share, cookie, userAgent: request.headers['user-agent'] });
  if (bucket !== undefined) {
    const maxAge = BUCKET_DAYS * 86_400;
    void reply.setCookie(cookieName('release-channel', config), String(bucket), { ...cookieOptions(config), maxAge });
  }
  return channel;
}

const NO_CACHE = new PageCache(0);

/** A Host that is none has told the market all the same; it must not become a part of the path. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/** Nothing is called by a U+0000, and no database keeps one: it is read as U+FFFD, as in HTML. */
function addressOf(request: FastifyRequest): URL {
  const path = request.url.replaceAll('%00', '%EF%BF%BD');
  return new URL((HOST.test(request.host) ? originOf(request) : 'http://site.invalid') + path);
}

/** What a kept page is found by. */
export function cacheKey({ code }: Market, { pathname, searchParams }: URL, channel: Channel = 'stable'): string {
  const entries = [...searchParams].filter(([name]) => !TRACKING.test(name));
  return `${code} ${channel} ${pathname}?${new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))}`;
}

interface Job {
  readonly server: PageServer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly market: Market;
  readonly channel: Channel;
  readonly url: URL;
  readonly key: string;
  readonly who: Who | undefined;
}

function render(job: Job): Promise<FastifyReply> {
  const { server, request, reply, market, channel, url, key, who } = job;
  const nonce = randomBytes(16).toString('base64url');
  const visitor = visitorOf(parseCookie(request, 'visitor', server.config), server.config.visitorSecret);
  const epoch = server.cache.epoch;
  const stop = metrics.renders.startTimer({ market: market.code });

  return new Promise((resolve) => {
    let body: PassThrough | undefined;
    let waiting: (() => void) | undefined;
    const goOn = () => {
      waiting?.();
      waiting = undefined;
    };
    const pieces: Uint8Array[] = [];
    let head: Head | undefined;
    let keepable = false;
    let isStale = false;

    function stream(): PassThrough {
      body = new PassThrough();
      body.on('error', (error) => request.log.warn({ err: error }, 'A page broke off'));
      return body.on('drain', goOn).on('close', goOn);
    }

    const timer = setTimeout(() => {
      abort();
      giveUp('no answer in time');
    }, HEAD_DEADLINE);

    function giveUp(reason: string) {
      clearTimeout(timer);
      stop({ outcome: 'failed' });
      request.log.error({ reason }, 'A page could not be rendered');
      if (head) return void body?.destroy(new Error(reason));
      const stale = who ? undefined : server.cache.any(key);
      resolve(stale ? sendKept(server, request, reply, market, stale, 'stale') : sendUnavailable(reply, market));
    }

    const abort = server.renderer.render(
      {
        url: url.href,
        market: market.code,
        channel,
        ...localeOf(market, url.pathname),
        nonce,
        apiHeaders: {
          ...(visitor && { 'x-visitor': visitor }),
          ...(who && { authorization: `Bearer ${who.accessToken}` }),
        },
        person: who?.person,
      },
      {
        head(made, whole) {
          clearTimeout(timer);
          const stale = made.degraded && !who ? server.cache.any(key) : undefined;
          if (stale) {
            isStale = true;
            abort();
            stop({ outcome: 'stale' });
            return resolve(sendKept(server, request, reply, market, stale, 'stale'));
          }
          head = made;
          keepable =
            !server.developing &&
            !who &&
            !made.private &&
            !made.degraded &&
            !made.standIn &&
            (made.status === 200 || made.status === 404);
          setHeaders(server, reply, market, made, nonce, keepable);
          reply.header('x-cache', 'miss');
          resolve(whole ? sendWhole(request, reply, made, whole) : reply.send(encoded(request, reply, made, stream())));
        },
        chunk(bytes, ack) {
          if (isStale) return ack();
          if (keepable) pieces.push(bytes);
          // A visitor who left takes nothing any more, and must not hold up a page that is finished
          // for the next one.
          if (!body || body.destroyed || body.write(bytes)) return ack();
          waiting = ack;
        },
        end(isWhole) {
          if (isStale) return;
          stop({ outcome: 'rendered' });
          body?.end();
          const html = Buffer.concat(pieces);
          if (head && keepable && isWhole && html.length < MAX_KEPT) {
            server.cache
              .keep(key, head, html, nonce, epoch)
              .catch((error: unknown) => request.log.error(error, 'A page could not be kept'));
          }
        },
        failed: giveUp,
      },
    );
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      // The visitor left. A page that can be kept is finished for the next one.
      body?.unpipe();
      body?.resume();
      if (!keepable) abort();
    });
  });
}

function setHeaders(
  server: PageServer,
  reply: FastifyReply,
  market: Market,
  head: Head,
  nonce: string,
  cacheable: boolean,
): void {
  const { registryUrl, identityUrl } = server.config;
  if (head.route !== undefined) routes.set(reply.request, head.route);
  reply.code(head.status).headers({
    ...PAGE_HEADERS,
    ...policyHeaders({
      nonce,
      registryOrigin: new URL(registryUrl).origin,
      identityOrigin: new URL(identityUrl).origin,
      settings: server.settings.get(market.code),
      trustedTypes: server.config.trustedTypes,
      ...(server.developing && { developing: server.developing }),
    }),
    'cache-control': cacheable ? cachingOf(server, market) : 'private, no-store',
    vary: 'accept-encoding',
    ...head.headers,
  });
}

/** While a canary stands, which page a visitor gets depends on a cookie. */
function cachingOf({ canaryShares }: PageServer, { code }: Market): string {
  return canaryShares.has(code) ? 'private, no-cache' : 'no-cache';
}

/** A page that came at once is spared the ways of a stream. */
async function sendWhole(request: FastifyRequest, reply: FastifyReply, head: Head, page: Uint8Array) {
  if (!isZipped(request, head)) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await zipped(page, { level: ZIP_LEVEL }));
}

/** Streams keep flowing through gzip: every piece is flushed. */
function encoded(request: FastifyRequest, reply: FastifyReply, head: Head, body: PassThrough) {
  if (!isZipped(request, head)) return body;
  reply.header('content-encoding', 'gzip');
  return pipeline(body, createGzip({ level: ZIP_LEVEL, flush: constants.Z_SYNC_FLUSH }), () => undefined);
}

function isZipped(request: FastifyRequest, { headers }: Head): boolean {
  return headers['content-type']?.startsWith('text/html') === true && acceptsGzip(request);
}

function acceptsGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
}

function sendKept(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  market: Market,
  kept: CachedPage,
  state: 'hit' | 'stale',
) {
  const nonce = randomBytes(16).toString('base64url');
  metrics.cache.inc({ state });
  setHeaders(server, reply, market, kept.head, nonce, true);
  reply.header('x-cache', state);
  if (!acceptsGzip(request)) return reply.send(plainPage(kept.page, nonce));
  return reply.header('content-encoding', 'gzip').send(gzipPage(kept.page, nonce));
}

function sendUnavailable(reply: FastifyReply, market: Market): FastifyReply {
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
