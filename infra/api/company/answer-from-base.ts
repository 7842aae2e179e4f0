import type { Call } from '@showroom/contracts/calls/call';
import { listVehiclesById } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market, marketOfListing } from '@showroom/contracts/markets';
import { partOf } from '@showroom/contracts/schema/part-of';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isOwnDialect, type Making, rawAnswer, vehiclesById } from '../foreign-stock/raw-answers';
import type { ReportProblems } from '../foreign-stock/raw-rows';
import type { Api, Context } from '../kernel/api';
import { Refusal } from '../kernel/refusal';
import type { MarketSettings } from '../market/market-settings';
import { type AskOutside, askOutside, OutsideRefusal, VIA } from '../outside/ask-outside';
import { configuratorTerms } from '../stock-locator/configurator';

/**
 * Calls of the stock locator, all of them GET: their path names the listing, the configurator's
 * query does.
 */
const STOCK_LOCATOR = ['/public_api/listing/:listing', '/public_api/vehicles/config_data'];

function listingIn(asked: unknown): string | undefined {
  const listing = partOf(asked, 'listing');
  return typeof listing === 'string' ? listing : undefined;
}

/**
 * The market in whose listing a request looks, unless it came from a service that was itself asked
 * by one like us.
 */
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

/** Problems of a foreign stock that were logged; the same one is not told twice. */
const MOST_LOGGED = 500;

function problemLog(server: Api['server']): (base: string) => ReportProblems {
  const logged = new Set<string>();
  const isNew = (key: string) => !logged.has(key) && logged.size < MOST_LOGGED && logged.add(key) !== undefined;
  const withoutPlaces = (path: string) => path.replaceAll(/\[\d+\]/g, '[]');
  return (base) => (problems, unknown) => {
    const broken = problems.filter(({ path, message }) => isNew(`${base} ${withoutPlaces(path)} ${message}`));
    if (broken.length > 0) server.log.warn({ base, problems: broken }, 'A foreign stock does not answer as specified');
    const unread = unknown.filter((path) => isNew(`${base} ${withoutPlaces(path)}`));
    if (unread.length > 0) server.log.info({ base, unread }, 'A foreign stock answers attributes that nobody reads');
  };
}

const ANYTHING = { parse: (value: unknown) => value };

const isRefused = (error: unknown, ...statuses: readonly number[]) =>
  error instanceof OutsideRefusal && statuses.includes(error.answered);

/** The answer of a base; one that has no light list gives the whole one instead. */
async function answerOfBase(ask: AskOutside, base: string, { url }: FastifyRequest): Promise<unknown> {
  try {
    return await ask({ address: `${base}${url}` }, ANYTHING);
  } catch (error) {
    if (!isRefused(error, 404) || !/\/light(\?|$)/.test(url)) throw error;
    return ask({ address: `${base}${url.replace(/\/light(?=\?|$)/, '')}` }, ANYTHING);
  }
}

const askedIds = z.object({ ids: z.union([z.string().transform((id) => [id]), z.array(z.string())]) });

/**
 * A market whose company configuration names a base has its stock there: calls of its stock locator
 * are answered from the base, in our own words or with the raw vehicles of the specification, held
 * to the same schemas. Nobody tells what changes there, so pages made of it are made anew every
 * half minute.
 */
export function answerFromBase(api: Api, { config, database }: Context, settingsOf: MarketSettings): void {
  const { server } = api;
  const ask = askOutside(config);
  const logOf = problemLog(server);
  const baseOf = async ({ code }: Market) => (await settingsOf(code))['company_config.api_base_url'].replace(/\/$/, '');

  async function answer(call: Call, request: FastifyRequest, making: Making): Promise<unknown> {
    const { base } = making;
    if (call.path !== listVehiclesById.path) {
      const body = await answerOfBase(ask, base, request);
      const own = call.answer.safeParse(body);
      if (own.success) return own.data;
      if (isOwnDialect(body)) throw own.error;
      const asked = { path: call.path, query: z.record(z.string(), z.unknown()).parse(request.query) };
      return call.answer.parse(await rawAnswer(body, asked, making));
    }
    try {
      return await ask({ address: `${base}${request.url}` }, call.answer);
    } catch (error) {
      if (error instanceof OutsideRefusal && !isRefused(error, 400, 404)) throw error;
      const one = async (id: string) => {
        const address = `${base}/public_api/listing/${making.market.listing}/vehicle/${encodeURIComponent(id)}`;
        return ask({ address }, ANYTHING).catch((cause: unknown) => {
          if (isRefused(cause, 404)) return undefined;
          throw cause;
        });
      };
      return call.answer.parse(await vehiclesById(askedIds.parse(request.query).ids, one, making));
    }
  }

  server.addHook('preHandler', async (request, reply) => {
    const market = marketAsked(request);
    const base = market ? await baseOf(market) : '';
    if (!market || base === '') return;
    const path = request.routeOptions.url ?? '';
    const call = api.calls.find((one) => one.method === 'GET' && one.path === path);
    if (!call) return;
    // What is malformed is refused by its own handler.
    if (call.query?.safeParse(request.query).success === false) return;
    const making = {
      market,
      base,
      report: logOf(base),
      configuratorTerms: () => configuratorTerms(market, settingsOf),
    };
    const answered = await answer(call, request, making).catch((cause: unknown) => {
      throw failure(cause, path);
    });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered));
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
