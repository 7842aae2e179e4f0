import { marketOfHost } from '@showroom/contracts/markets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ComposedMap, siteMapForBrowser, siteMapInAllLanguages } from '../federation/pins';
import { compositionOfMap } from '../federation/stand-ins';
import { earlierSiteMap } from './compositions';
import type { SiteConfig } from './config';

type Known = (id: string) => ComposedMap | undefined;

/**
 * `/site-map/{locale}/{id}.json`: the rest of the composition that an open page was rendered with.
 * `/site-map/{id}.json` is for pages that were opened before there were maps by locale.
 */
export function registerSiteMaps(
  app: FastifyInstance,
  config: Pick<SiteConfig, 'registryUrl' | 'trustedKeys'>,
  known: Known,
): void {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    forPage: (map: ComposedMap) => unknown,
  ) {
    const map = known(id) ?? (await earlierSiteMap(config, marketOfHost(request.host).code, compositionOfMap(id)));
    if (!map) return missing(reply);
    // One with versions that stood in may be remembered by another replica alone.
    const isForEver = compositionOfMap(id) === id;
    return reply
      .header('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(forPage(map));
  }

  app.get<{ Params: { id: string } }>('/site-map/:id.json', (request, reply) =>
    answer(request, reply, request.params.id, siteMapInAllLanguages),
  );
  app.get<{ Params: { locale: string; id: string } }>('/site-map/:locale/:id.json', (request, reply) => {
    const { locale, id } = request.params;
    if (!marketOfHost(request.host).locales.some((one) => one === locale)) return missing(reply);
    return answer(request, reply, id, (map) => siteMapForBrowser(map, locale));
  });
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ status: 404, title: 'There never was such a site map' });
}
