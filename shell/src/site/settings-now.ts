import { createHash } from 'node:crypto';
import { type MarketCode, marketOfHost } from '@showroom/contracts/markets';
import { publicSettings, type Settings } from '@showroom/contracts/settings/settings';
import type { FastifyInstance } from 'fastify';
import type { LoginWall } from './login-wall';
import type { NavigationChanges } from './navigation-changes';

/** Seconds for which a browser does not ask again. */
const ASKED_EVERY = 10;

interface Now {
  readonly body: string;
  readonly etag: string;
}

interface Served {
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly wall: Pick<LoginWall, 'admitCall'>;
  readonly navigation: Pick<NavigationChanges, 'age'>;
}

/**
 * `/site-map/settings.json`: asked by open pages after their navigations and when they are seen
 * again, so that what managers change reaches them. Nothing new is an empty answer (304). How long
 * the navigation is as it is comes along: a page knows how long it is open, whatever its clock
 * says.
 */
export function registerSettingsNow(app: FastifyInstance, { settings, wall, navigation }: Served): void {
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
    const market = marketOfHost(request.host).code;
    const values = settings.get(market);
    if (!values) return reply.code(503).send({ status: 503, title: 'The site is starting' });
    const { body, etag } = nowOf(values);
    reply.headers({ etag, 'cache-control': `private, max-age=${ASKED_EVERY}` });
    const age = navigation.age(market);
    if (age !== undefined) reply.header('x-navigation-age', String(age));
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
