import { createHash } from 'node:crypto';
import { type MarketCode, marketOfHost } from '@showroom/contracts/markets';
import { publicSettings, type Settings } from '@showroom/contracts/settings/settings';
import type { FastifyInstance } from 'fastify';
import type { LoginWall } from './login-wall';

/** Seconds for which a browser does not ask again. */
const ASKED_EVERY = 10;

interface Now {
  readonly body: string;
  readonly etag: string;
}

interface Served {
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly wall: Pick<LoginWall, 'admitCall'>;
}

/**
 * `/site-map/settings.json`: asked by open pages after their navigations and when they are seen
 * again, so that what managers change reaches them. Nothing new is an empty answer (304).
 */
export function registerSettingsNow(app: FastifyInstance, { settings, wall }: Served): void {
  const known = new WeakMap<Settings, Now>();

  function nowOf(values: Settings): Now {
    const found = known.get(values);
    if (found) return found;
    const body = JSON.stringify(publicSettings(values));
    const made = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` };
    known.set(values, made);
    return made;
  }

  app.get('/site-map/settings.json', async (request, reply) => {
    if (!(await wall.admitCall(request, reply, { path: '/settings', query: '' }))) return reply;
    const values = settings.get(marketOfHost(request.host).code);
    if (!values) return reply.code(503).send({ status: 503, title: 'The site is starting' });
    const { body, etag } = nowOf(values);
    reply.headers({ etag, 'cache-control': `private, max-age=${ASKED_EVERY}` });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
