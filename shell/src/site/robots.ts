import { type Market, type MarketCode, marketOfHost, siteUrlOf } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import { localPath } from '@showroom/shared-ui/local-path';
import type { FastifyInstance } from 'fastify';
import { GUARDED_PREFIXES } from '../addresses/page-address';
import type { SiteConfig } from './config';
import type { LoginWall } from './login-wall';

/** Parts of the site itself that are nobody's page; pages of remotes are named by a setting. */
const OWN_PATHS: readonly string[] = [
  ...GUARDED_PREFIXES,
  '/platform',
  '/auth',
  '/no-access',
  '/sign-in-error',
  '/gallery',
];

const disallowedPaths = (settings: Settings) => [...OWN_PATHS, ...settings['robots.disallowed_paths']];

/** A path itself and all that is below it, but not `/cms-news` for `/cms`. */
const ENDINGS = ['$', '/', '?'] as const;

const CLOSED = 'User-agent: *\nDisallow: /\n';

/** Whether search engines may find a market's pages; its settings are known. */
export function isIndexed(settings: Settings, wall: Pick<LoginWall, 'isClosed'>, market: MarketCode): boolean {
  return settings['robots.indexed'] && !wall.isClosed(market);
}

/** Whether robots are asked to leave a path alone, as its market's first language has it. */
export function isDisallowed(settings: Settings, path: string): boolean {
  return disallowedPaths(settings).some((one) => path === one || path.startsWith(`${one}/`));
}

/** What robots are asked to leave alone in every language of a market, and where its sitemap is. */
function robotsText(settings: Settings, market: Market, siteUrl: string): string {
  const inLanguages = disallowedPaths(settings).flatMap((path) =>
    market.locales.map((locale) => localPath(path, locale, market)),
  );
  const rules = [...new Set(inLanguages)].flatMap((path) => ENDINGS.map((ending) => `Disallow: ${path}${ending}`));
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

interface Served {
  readonly config: Pick<SiteConfig, 'siteOrigin'>;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly wall: Pick<LoginWall, 'isClosed'>;
}

/** `/robots.txt` of each market's host (RFC 9309). */
export function registerRobots(app: FastifyInstance, { config, settings, wall }: Served): void {
  app.get('/robots.txt', (request, reply) => {
    const market = marketOfHost(request.host);
    const values = settings.get(market.code);
    // Robots come again later, and leave alone what nobody knows to be open.
    if (!values) return reply.code(503).header('retry-after', '60').type('text/plain; charset=utf-8').send('');
    const isOpen = isIndexed(values, wall, market.code);
    return reply
      .headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(isOpen ? robotsText(values, market, siteUrlOf(config.siteOrigin, market)) : CLOSED);
  });
}
