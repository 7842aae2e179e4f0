import { marketOfHost } from '@showroom/contracts/markets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNoPage } from '../addresses/page-address';
import { HYDRATION_PATH } from '../page/page-state';
import { hydrationIdIn, splitPage } from './hydration-data';
import type { LoginWall } from './login-wall';
import { ownPath } from './own-path';
import { hydrationKey } from './page-cache';
import { type PageServer, sendCached, sharedSettings } from './page-reply';

interface Served {
  readonly server: PageServer;
  readonly wall: Pick<LoginWall, 'admitCall'>;
}

interface Asked {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly of?: string };
}

/**
 * `/site-map/hydration/<id>?of=<address>`: what the scripts of a split page begin with. Of a page
 * that this process does not know it answers with what the page is made of now; the browser sees
 * by the id whether that is the page it shows.
 */
export function registerHydration(app: FastifyInstance, { server, wall }: Served): void {
  app.get<Asked>(`${HYDRATION_PATH}/:id`, async (request, reply) => {
    if (!(await wall.admitCall(request, reply, { path: '/settings', query: '' }))) return reply;
    const known = sendKnown(server, request, reply, request.params.id);
    if (known) return known;
    const html = await pageFor(app, request);
    const split = splitPage(html, sharedSettings(server, marketOfHost(request.host)).toString());
    const id = hydrationIdIn(html) ?? split?.id;
    const current = id === undefined ? undefined : sendKnown(server, request, reply, id);
    if (current) return current;
    if (!split) return reply.code(404).send({ status: 404, title: 'No page is made of this' });
    return reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8').send(split.data);
  });
}

function sendKnown(server: PageServer, request: FastifyRequest, reply: FastifyReply, id: string) {
  const key = hydrationKey(id);
  const fresh = server.cache.fresh(key);
  const page = fresh ?? server.cache.any(key);
  return page && sendCached(server, request, reply, marketOfHost(request.host), page, fresh ? 'hit' : 'stale');
}

/** The page as a whole, as whoever asks is answered with it; empty where there is none. */
async function pageFor(app: FastifyInstance, { query, headers, socket }: FastifyRequest<Asked>): Promise<string> {
  const url = ownPath(query.of);
  if (isNoPage(url)) return '';
  const { 'if-none-match': _known, 'if-modified-since': _since, ...others } = headers;
  // A proxy in front is trusted for what it says by its address.
  const remoteAddress = socket.remoteAddress ?? '';
  const page = await app.inject({ url, headers: { ...others, 'accept-encoding': 'identity' }, remoteAddress });
  return page.headers['content-type']?.toString().startsWith('text/html') ? page.body : '';
}
