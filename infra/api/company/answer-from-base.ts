import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market, marketOfListing } from '@showroom/contracts/markets';
import type { FastifyRequest } from 'fastify';
import { askOutside, OutsideRefusal, VIA } from '../outside/ask-outside';
import type { Api, Context } from '../server/api';
import { Refusal } from '../server/refusal';
import type { MarketSettings } from './market-settings';

/** Calls of the stock locator, all of them GET: their path names the listing, the configurator's query does. */
const STOCK_LOCATOR = ['/public_api/listing/:listing', '/public_api/vehicles/config_data'];

function listingIn(asked: unknown): string | undefined {
  const listing: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'listing') : undefined;
  return typeof listing === 'string' ? listing : undefined;
}

/** The market in whose listing a request looks, unless it came from a service that was itself asked by one like us. */
function marketAsked({ method, routeOptions, params, query, headers }: FastifyRequest): Market | undefined {
  const isAsked = method === 'GET' && STOCK_LOCATOR.some((path) => routeOptions.url?.startsWith(path));
  if (!isAsked || headers.via === VIA) return undefined;
  return marketOfListing(listingIn(params) ?? listingIn(query) ?? '');
}

function failure(cause: unknown, path: string): Error {
  if (cause instanceof OutsideRefusal && cause.answered === 404) {
    if (path.includes('/vehicle')) return new ShowroomError('vehicle.not-found', { status: 404, cause });
    return new Refusal(404, 'There is nothing at this address.', undefined, { cause });
  }
  if (cause instanceof OutsideRefusal && cause.answered === 400) {
    return new Refusal(400, 'A parameter is malformed.', undefined, { cause });
  }
  return new Refusal(503, "The market's stock cannot be reached.", undefined, { cause });
}

/**
 * A market whose company configuration names a base has its stock there: calls of its stock locator are answered from the base, held
 * to the same schemas. Nobody tells what changes there, so pages made of it are made anew every half minute.
 */
export function answerFromBase(api: Api, { config, database }: Context, settingsOf: MarketSettings): void {
  const { server } = api;
  const ask = askOutside(config);
  const baseOf = async ({ code }: Market) => (await settingsOf(code))['company_config.api_base_url'].replace(/\/$/, '');

  server.addHook('preHandler', async (request, reply) => {
    const market = marketAsked(request);
    const base = market ? await baseOf(market) : '';
    if (base === '') return;
    const path = request.routeOptions.url ?? '';
    const call = api.calls.find((one) => one.method === 'GET' && one.path === path);
    if (!call) return;
    const answer = await ask({ address: `${base}${request.url}` }, call.answer).catch((cause: unknown) => {
      throw failure(cause, path);
    });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });

  async function announce(): Promise<void> {
    for (const market of Object.values<Market>(MARKETS)) {
      if ((await baseOf(market)) === '') continue;
      await database.notify('changes', JSON.stringify({ tags: [`listing:${market.listing}`] }));
    }
  }
  const timer = setInterval(() => {
    announce().catch((error: unknown) =>
      server.log.warn({ err: error }, 'A stock that is elsewhere was not announced'),
    );
  }, config.NAVIGATION_REFRESH);
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));
}
