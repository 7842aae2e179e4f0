import { type Market, marketOfHost } from '@showroom/contracts/markets';
import type { Channel } from '@showroom/contracts/remotes/release';
import type { FilledForm } from '@showroom/shared-ui/filled-form';
import { isTrackingParameter } from '@showroom/shared-ui/tracking-parameter';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { channelOf } from './channels';
import { cookieName, cookieOptions, parseCookie } from './cookies';
import { answerRendered, type Who } from './page-answer';
import { createPageCache } from './page-cache';
import { type PageServer, sendCached } from './page-reply';
import { originOf } from './same-origin';

const BUCKET_DAYS = 30;

/** Answers with a page: cached, or rendered now. `who` makes it private. */
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
    return answerRendered({
      server: { ...server, ...own, cache: NO_CACHE },
      request,
      reply,
      market,
      channel,
      url,
      key,
      who,
    });
  const cached = who ? undefined : server.cache.fresh(key);
  if (cached) return sendCached(server, request, reply, market, cached, 'hit');
  return answerRendered({ server, request, reply, market, channel, url, key, who });
}

/** Answers with the page of a form that was not taken: nobody else's, and never cached. */
export function answerFilled(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  filled: FilledForm,
  who?: Who,
): Promise<FastifyReply> {
  const market = marketOfHost(request.host);
  const url = addressOf(request);
  const channel = channelFor(server, request, reply, market);
  const alone = { ...server, cache: NO_CACHE };
  return answerRendered({ server: alone, request, reply, market, channel, url, key: '', who, filled });
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

const NO_CACHE = createPageCache(0);

/** A Host that is none has named the market all the same; it must not become a part of the path. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/** Nothing is called by a U+0000, and no database keeps one: it is read as U+FFFD, as in HTML. */
function addressOf(request: FastifyRequest): URL {
  const path = request.url.replaceAll('%00', '%EF%BF%BD');
  return new URL((HOST.test(request.host) ? originOf(request) : 'http://site.invalid') + path);
}

/** What a cached page is found by. */
export function cacheKey({ code }: Market, { pathname, searchParams }: URL, channel: Channel = 'stable'): string {
  const entries = [...searchParams].filter(([name]) => !isTrackingParameter(name));
  return `${code} ${channel} ${pathname}?${new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))}`;
}
