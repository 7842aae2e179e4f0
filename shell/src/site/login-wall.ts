import { LISTING_UUIDS } from '@showroom/contracts/listing-uuids';
import { MARKET_CODES, MARKETS, type MarketCode, marketOfHost } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import { pathOfPage } from '@showroom/shared-ui/local-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../addresses/locale-of';
import { ownPath } from './own-path';
import type { Who } from './page-answer';

/** Pages that a visitor needs on the way in, or who is not let in. */
const OPEN_PAGES: readonly string[] = ['/no-access', '/sign-in-error'];

/** Only there while a market asks for sign-in. */
const AUTH_EXCHANGE = '/auth-exchange';

const SIGN_IN_FIRST = { status: 401, title: 'Please sign in to see this site', code: 'access.login-required' } as const;

/** What a market is called in addresses: by its code, listing, company and UUIDs. */
function namesOf(code: MarketCode): readonly string[] {
  const { listing, companyUuid } = MARKETS[code];
  const uuids = Object.entries(LISTING_UUIDS).flatMap(([uuid, named]) => (named === listing ? [uuid] : []));
  return [code, listing, companyUuid, ...uuids];
}

/** Where a path names a listing or several: a page or a vehicle may be called like a market. */
const LISTINGS =
  /^\/+(?:public_api\/+(?:listing|vehicle_search|dynamic_content|company_config|widget_translations_configs)|listings|releases)\/+([^/]+)/;
const NAMING = ['market', 'listing', 'listings', 'uuids', 'company-config'] as const;

/** A call as the API will read it. */
export interface AskedCall {
  readonly path: string;
  readonly query: string;
}

/** Everything that a call and its headers name as the market it is about. */
export function namedIn({ path, query }: AskedCall, headers: FastifyRequest['headers']): readonly string[] {
  const searchParams = new URLSearchParams(query);
  const inPath = LISTINGS.exec(decoded(path))?.[1] ?? '';
  const given = [inPath, ...NAMING.flatMap((name) => searchParams.getAll(name)), headers['company-config'] ?? ''];
  return given.flat().flatMap((text) => text.split(',').map((name) => name.trim().toLowerCase()));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface WallParts {
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  /** Who the session of a request is of; asked in closed markets alone. */
  readonly signedIn: (request: FastifyRequest) => Promise<Who | undefined>;
}

/** Keeps who has not signed in out of the markets whose setting `login.required` is on. */
export class LoginWall {
  readonly #parts: WallParts;

  constructor(parts: WallParts) {
    this.#parts = parts;
  }

  isClosed(market: MarketCode): boolean {
    return this.#parts.settings.get(market)?.['login.required'] ?? false;
  }

  /**
   * For a page: who sees it, `anybody` in an open market; a person is answered privately. Sends
   * everybody else to sign in, and answers nothing.
   */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<Who | 'anybody' | undefined> {
    const market = marketOfHost(request.host);
    if (!this.isClosed(market.code)) return 'anybody';
    void reply.header('cache-control', 'private, no-store');
    const { pathname, searchParams } = new URL(request.url, 'http://site.invalid');
    const path = pathOfPage(pathname, localeOf(market, pathname).locale, market);
    if (OPEN_PAGES.includes(path)) return 'anybody';
    const who = await this.#parts.signedIn(request);
    const isExchange = path === AUTH_EXCHANGE;
    if (who && !isExchange) return who;
    const to = isExchange ? afterExchange(searchParams.get('to')) : request.url;
    void reply.redirect(who ? to : `/auth/login?to=${encodeURIComponent(to)}`, 302);
    return undefined;
  }

  /**
   * What the markets are called that whoever sends something may not name in its body, which the
   * API reads.
   */
  async closedTo(request: FastifyRequest): Promise<readonly string[]> {
    const closed = isSending(request) ? MARKET_CODES.filter((code) => this.isClosed(code)) : [];
    if (closed.length === 0 || (await this.#parts.signedIn(request))) return [];
    return closed.flatMap(namesOf);
  }

  /**
   * For data: 401 where it is of a closed market and nobody has signed in, whichever market's host
   * it is asked at. Answers whether the request goes on.
   */
  async admitCall(request: FastifyRequest, reply: FastifyReply, call: AskedCall): Promise<boolean> {
    const closed = MARKET_CODES.filter((code) => this.isClosed(code));
    if (closed.length === 0) return true;
    const names = namedIn(call, request.headers);
    const host = marketOfHost(request.host).code;
    const isAbout = closed.some((code) => code === host || namesOf(code).some((name) => names.includes(name)));
    if (!isAbout || isPreview(call) || (await this.#parts.signedIn(request))) return true;
    void reply
      .code(401)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send(JSON.stringify(SIGN_IN_FIRST));
    return false;
  }
}

/** Calls that send a body, which the site passes on unread. */
const isSending = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

/** A link to a draft carries its own right. */
const isPreview = ({ path }: AskedCall) => /^\/public_api\/pages\/previews\//.test(path);

function afterExchange(to: string | null): string {
  const own = ownPath(to ?? '/');
  return own.startsWith(AUTH_EXCHANGE) ? '/' : own;
}
