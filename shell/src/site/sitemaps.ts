import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { CallAnswer } from '@showroom/contracts/calls/call';
import type { Change } from '@showroom/contracts/calls/site';
import {
  listSitemapEntries,
  listSitemapParts,
  type SitemapEntry,
  type SitemapPart,
} from '@showroom/contracts/calls/sitemap';
import { createClient } from '@showroom/contracts/client/client';
import { type Market, type MarketCode, marketOfHost, siteUrlOf } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RenderCache } from '../cache/render-cache';
import type { SiteConfig } from './config';
import type { LoginWall } from './login-wall';
import { isDisallowed, isIndexed } from './robots';
import { indexText, partText, type SitemapOf } from './sitemap-text';

/** Bytes of sitemaps that are cached, compressed as they are: those of 200,000 vehicles. */
const ROOM = 32 * 1024 * 1024;
const DEADLINE = 5000;
const INDEX = 'index';

/** What every sitemap of pages depends on: it names the same pages of other markets. */
const PAGES = 'page:';

interface Sitemap {
  /** Compressed. */
  readonly body: Buffer;
  readonly etag: string;
}

interface AskedParts {
  readonly epoch: number;
  readonly parts: Promise<readonly SitemapPart[]>;
}

interface Served {
  readonly config: Pick<SiteConfig, 'apiUrl' | 'siteToken' | 'siteOrigin'>;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly wall: Pick<LoginWall, 'isClosed'>;
}

/**
 * The sitemaps of all markets (https://www.sitemaps.org/protocol.html): made from the API's answers
 * slice by slice, never as a whole text in memory, and cached until what is in them changes.
 */
export class Sitemaps {
  readonly #cache = new RenderCache<Sitemap>({ room: ROOM, sizeOf: ({ body }) => body.length });
  readonly #making = new Map<string, Promise<Sitemap | undefined>>();
  readonly #parts = new Map<MarketCode, AskedParts>();
  readonly #served: Served;
  readonly #client: ReturnType<typeof createClient>;

  constructor(served: Served) {
    this.#served = served;
    const { apiUrl, siteToken } = served.config;
    this.#client = createClient({ baseUrl: apiUrl, headers: { 'x-site-token': siteToken }, deadline: DEADLINE });
  }

  /** Default: everything may have changed. */
  invalidate(change?: Change): void {
    const tags = change?.tags.map((tag) => (tag.startsWith(PAGES) ? PAGES : tag));
    this.#cache.invalidate(tags && [...new Set(tags)]);
  }

  /** Whether search engines may find a market; undefined while nobody knows. */
  isIndexed(market: MarketCode): boolean | undefined {
    const values = this.#served.settings.get(market);
    return values && isIndexed(values, this.#served.wall, market);
  }

  /** The index of a market, or a part by its name; undefined where there is no such part. */
  find(market: Market, name: string): Promise<Sitemap | undefined> {
    const key = `${market.code} ${name}`;
    const cached = this.#cache.fresh(key);
    if (cached) return Promise.resolve(cached);
    // However many robots ask, it is made once.
    const asked = `${this.#cache.epoch} ${key}`;
    const making = this.#making.get(asked) ?? this.#make(market, name).finally(() => this.#making.delete(asked));
    this.#making.set(asked, making);
    return making;
  }

  async #make(market: Market, name: string): Promise<Sitemap | undefined> {
    const { epoch } = this.#cache;
    const text = this.#textOf(market, name, await this.#partsOf(market.code));
    if (!text) return undefined;
    const sitemap = await compressed(text);
    const isOfVehicles = name.startsWith('vehicles');
    const tags = [...(isOfVehicles ? [] : [PAGES]), ...(name.startsWith('pages') ? [] : [`listing:${market.listing}`])];
    this.#cache.set(`${market.code} ${name}`, sitemap, tags, epoch);
    return sitemap;
  }

  /** Asked once for all names, until something changes: robots may make up as many as they like. */
  #partsOf(market: MarketCode): Promise<readonly SitemapPart[]> {
    const { epoch } = this.#cache;
    const before = this.#parts.get(market);
    if (before?.epoch === epoch) return before.parts;
    const parts = this.#client.send(listSitemapParts, { query: { market } }).then(({ data }) => data);
    const asked = { epoch, parts };
    this.#parts.set(market, asked);
    parts.catch(() => {
      if (this.#parts.get(market) === asked) this.#parts.delete(market);
    });
    return parts;
  }

  #textOf(market: Market, name: string, parts: readonly SitemapPart[]): AsyncIterable<string> | undefined {
    const { siteOrigin } = this.#served.config;
    if (name === INDEX) return Readable.from([indexText(parts, siteUrlOf(siteOrigin, market))]);
    const part = parts.find(({ id }) => id === name);
    const of: SitemapOf = { market, siteOrigin, isFound: (code, path) => this.#isFound(code, path) };
    return part && partText(this.#slices(market, part), of);
  }

  /** What robots are asked to leave alone is not named to them either. */
  #isFound(market: MarketCode, path: string): boolean {
    const values = this.#served.settings.get(market);
    return values !== undefined && isIndexed(values, this.#served.wall, market) && !isDisallowed(values, path);
  }

  async *#slices({ code }: Market, { attributes: { kind, after, to } }: SitemapPart): AsyncGenerator<SitemapEntry[]> {
    const sliceAfter = (key: string): Promise<CallAnswer<typeof listSitemapEntries>> =>
      this.#client.send(listSitemapEntries, { query: { market: code, kind, after: key, to } });
    for (let next: string | null = after; next !== null; ) {
      const { data, meta } = await sliceAfter(next);
      yield data;
      next = meta.next;
    }
  }
}

async function compressed(text: AsyncIterable<string>): Promise<Sitemap> {
  const zipped = createGzip();
  const [body] = await Promise.all([buffer(zipped), pipeline(text, zipped)]);
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** `/sitemap.xml` and `/sitemap/{part}.xml` of each market's host. */
export function registerSitemaps(app: FastifyInstance, sitemaps: Sitemaps): void {
  async function answer(request: FastifyRequest, reply: FastifyReply, name: string) {
    const market = marketOfHost(request.host);
    const isOpen = sitemaps.isIndexed(market.code);
    if (isOpen === undefined) return unavailable(reply);
    if (!isOpen) return missing(reply);
    const sitemap = await sitemaps.find(market, name).catch((error: unknown) => {
      request.log.warn({ err: error }, 'A sitemap could not be made');
      return 'failed' as const;
    });
    if (sitemap === 'failed') return unavailable(reply);
    return sitemap ? send(request, reply, sitemap) : missing(reply);
  }

  app.get('/sitemap.xml', (request, reply) => answer(request, reply, INDEX));
  app.get<{ Params: { part: string } }>('/sitemap/:part.xml', (request, reply) => {
    const { part } = request.params;
    return part === INDEX ? missing(reply) : answer(request, reply, part);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Sitemap): FastifyReply {
  reply.headers({
    etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return isZipped
    ? reply.header('content-encoding', 'gzip').send(body)
    : reply.send(Readable.from([body]).pipe(createGunzip()));
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ status: 404, title: 'There is no such sitemap' });
}

function unavailable(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '60').send({ status: 503, title: 'The sitemap cannot be made now' });
}
