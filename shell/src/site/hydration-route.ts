import { marketOfHost } from '@showroom/contracts/markets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
    const page = await app.inject({ url: addressOf(request.query.of), headers: headersFor(request) });
    const html = page.headers['content-type']?.toString().startsWith('text/html') ? page.body : '';
    const id = hydrationIdIn(html);
    const current = id === undefined ? undefined : sendKnown(server, request, reply, id);
    if (current) return current;
    const settings = sharedSettings(server, marketOfHost(request.host)).toString();
    const data = splitPage(html, settings)?.data;
    if (data === undefined) return reply.code(404).send({ status: 404, title: 'No page is made of this' });
    return reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8').send(data);
  });
}

function sendKnown(server: PageServer, request: FastifyRequest, reply: FastifyReply, id: string) {
  const key = hydrationKey(id);
  const fresh = server.cache.fresh(key);
  const page = fresh ?? server.cache.any(key);
  return page && sendCached(server, request, reply, marketOfHost(request.host), page, fresh ? 'hit' : 'stale');
}

/** Data are of pages alone. */
function addressOf(of: string | undefined): string {
  const path = ownPath(of);
  return path.startsWith(HYDRATION_PATH) ? '/' : path;
}

/** The page is asked for as a whole, by whoever asks. */
function headersFor({ headers }: FastifyRequest): FastifyRequest['headers'] {
  const { 'if-none-match': _known, 'if-modified-since': _since, ...others } = headers;
  return { ...others, 'accept-encoding': 'identity' };
}
