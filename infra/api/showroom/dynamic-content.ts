import { getDynamicContent, getExternalModels, listOffers } from '@showroom/contracts/calls/showroom';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { LISTING_UUIDS } from '@showroom/contracts/listing-uuids';
import * as z from 'zod';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import type { MarketSettings } from '../market/market-settings';
import { cachedAnswers } from '../naas/cached-answers';
import { askOutside } from '../outside/ask-outside';
import { modelsInStock } from '../stock-locator/models-in-stock';

/** Base of the stock lists that the platform answers itself. */
const OURSELVES = '/';

const byListing = z.record(z.string(), z.array(z.string()));

/** Objects keyed by model name, or a list of objects that name their model. */
const externalModels = z.union([
  z
    .array(z.looseObject({ model: z.string().optional(), name: z.string().optional() }))
    .transform((items) => items.flatMap(({ model, name, ...rest }) => model ?? name ?? Object.keys(rest))),
  z.record(z.string(), z.unknown()).transform((models) => Object.keys(models)),
]);

const offers = z.union([
  // The service answers a text where it has none.
  z.string().transform(() => []),
  z.array(z.looseObject({ car_model_key: z.string().optional() })),
  z.object({ data: z.array(z.looseObject({ car_model_key: z.string().optional() })) }).transform(({ data }) => data),
]);

/**
 * Serves what the strategies of dynamic content stand on. A fetch that fails answers null: then
 * nothing is restricted.
 */
export function serveDynamicContent(api: Api, { config, database }: Context, settingsOf: MarketSettings): void {
  const ask = askOutside(config);
  const services = cachedAnswers<readonly unknown[] | Readonly<Record<string, string[]>>>(() => undefined);
  const failed = (what: string) => (error: unknown) => {
    api.server.log.warn({ err: error }, `${what} cannot be read: nothing is restricted by it`);
    return null;
  };

  implement(api, getDynamicContent, async ({ params, query: { market } }) => {
    const base = market === undefined ? OURSELVES : (await settingsOf(market))['reffine.api_base_url'];
    if (base === '') {
      api.server.log.warn('Missing reffine.api_base_url: the content strategy reffine_sl restricts nothing');
      return {};
    }
    if (base !== OURSELVES) {
      const address = `${base.replace(/\/$/, '')}/public_api/dynamic_content/${params.uuids}`;
      const models = await services
        .get(address, () => ask({ address }, byListing))
        .catch((cause: unknown) => {
          throw new Refusal(503, 'The models in stock cannot be reached.', undefined, { cause });
        });
      return byListing.parse(models);
    }
    const wanted = params.uuids.toLowerCase().split(',');
    const found = await Promise.all(
      wanted.flatMap((uuid) => {
        const listing = LISTING_UUIDS[uuid];
        if (listing === undefined) return [];
        return modelsInStock(database, listing).then((models) => [[uuid, models] as const]);
      }),
    );
    return Object.fromEntries(found.flat());
  });

  implement(api, getExternalModels, async ({ query: { market } }) => {
    const address = (await settingsOf(market))['mena.external_sl_url'];
    if (address === '') return { data: null };
    const models = await services
      .get(address, () => ask({ address }, externalModels))
      .catch(failed('The external stock list'));
    return { data: z.array(z.string()).nullable().parse(models) };
  });

  implement(api, listOffers, async ({ query: { market } }) => {
    const address = (await settingsOf(market))['mena.offers_api_url'];
    if (address === '') {
      api.server.log.warn(ERROR_TEXTS['offers.url-missing']);
      return { data: null };
    }
    const found = await services.get(address, () => ask({ address }, offers)).catch(failed('The offers'));
    return {
      data: z
        .array(z.looseObject({ car_model_key: z.string().optional() }))
        .nullable()
        .parse(found),
    };
  });
}
