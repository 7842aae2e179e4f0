import { marketOfHost } from '@showroom/contracts/markets';
import type { FastifyInstance } from 'fastify';
import { type SiteMap, siteMapInAllLanguages } from '../federation/pins';
import { channelOf } from './channels';
import type { SiteConfig } from './config';
import { parseCookie } from './cookies';
import type { Renderer } from './renderer';

/** Seconds for which a browser does not ask again. */
const ASKED_EVERY = 30;

type Served = Pick<Renderer, 'served' | 'servedMap'>;

/**
 * What open pages need of the present composition: which remotes fill its slots, and where they
 * are.
 */
function slotsOf({ id, origin, slots, pins }: SiteMap): Pick<SiteMap, 'id' | 'origin' | 'slots' | 'pins'> {
  const filling = Object.values(slots);
  const used = pins.flatMap((pin) => {
    const mine = new Set(filling.filter(({ remote }) => remote === pin.remote).map(({ expose }) => expose));
    const exposes = Object.fromEntries(Object.entries(pin.exposes).filter(([name]) => mine.has(name)));
    return mine.size > 0 ? [{ ...pin, exposes }] : [];
  });
  return { id, origin, slots, pins: used };
}

/**
 * `/site-map/slots.json`: asked by open pages after their navigations, so that a market's choice
 * reaches them without a reload.
 */
export function registerSlotsNow(app: FastifyInstance, config: Pick<SiteConfig, 'production'>, renderer: Served): void {
  app.get('/site-map/slots.json', async (request, reply) => {
    const served = renderer.served(marketOfHost(request.host).code);
    const channel = channelOf({
      share: served?.canary?.share,
      cookie: parseCookie(request, 'release-channel', config),
      userAgent: request.headers['user-agent'],
    });
    const composition = channel.channel === 'canary' ? served?.canary : served?.stable;
    const map = composition && renderer.servedMap(composition.id);
    if (!map) return reply.code(503).send({ status: 503, title: 'The site is starting' });
    return reply.header('cache-control', `private, max-age=${ASKED_EVERY}`).send(slotsOf(siteMapInAllLanguages(map)));
  });
}
