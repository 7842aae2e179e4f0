import {
  getCompareSpec,
  getModelSpec,
  listModels,
  listNameplates,
  listOfferModels,
} from '@showroom/contracts/calls/models';
import type { Model, ModelSpec } from '@showroom/contracts/entities/model';
import { MARKET_CODES, MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { Database } from '../../database/database';
import { query } from '../../database/sql';
import { slugOf } from '../../raw-vehicle/slug';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { modelsInStock } from '../stock-locator/models-in-stock';
import { engineRow, enginesIn, namedEngines } from './model-engines';
import { stockedModels } from './stocked-models';

/** Serves the models of a market: what its own vehicles say of them and of their engines. */
export function models(api: Api, { database }: Context): void {
  const inStock = ({ market = MARKET_CODES[0] }: Asked) => stockedModels(database, MARKETS[market].listing);

  implement(api, listModels, async ({ query: asked }) => ({ data: await inStock(asked) }));

  implement(api, listNameplates, async ({ query: asked }) => {
    const byName = new Map<string, Model[]>();
    for (const model of await inStock(asked)) {
      const name = nameplateOf(model);
      byName.set(name, [...(byName.get(name) ?? []), model]);
    }
    const data = [...byName].map(([name, vehicles]) => nameplateAnswer(name, vehicles));
    return { data: data.sort((one, other) => one.id.localeCompare(other.id, 'en')) };
  });

  implement(api, listOfferModels, async ({ query: asked }) => ({
    data: (await inStock(asked)).flatMap(({ id, attributes: { brand, model, offer } }) =>
      offer ? [{ id, type: 'offer_car_model' as const, attributes: { brand, model, ...offer } }] : [],
    ),
  }));

  implement(api, getModelSpec, async ({ params: { model: key }, query: asked }) => ({
    data: await specOf(database, key, asked),
  }));

  implement(api, getCompareSpec, async ({ params: { model: key }, query: asked }) => ({
    data: [await specOf(database, key, asked)],
  }));
}

interface Asked {
  readonly market?: MarketCode | undefined;
}

const nameplateOf = ({ attributes: { nameplate, model } }: Model) => nameplate ?? model;

const nameplateAnswer = (name: string, vehicles: Model[]) => ({
  id: slugOf(name),
  type: 'nameplate' as const,
  attributes: { name, vehicles },
});

async function specOf(database: Database, key: string, { market = MARKET_CODES[0] }: Asked): Promise<ModelSpec> {
  const { listing } = MARKETS[market];
  const model = (await modelsInStock(database, listing)).find((one) => slugOf(one) === key);
  const rows = model === undefined ? [] : await query(database.reads, engineRow, enginesIn(listing, model));
  const [first] = rows;
  if (model === undefined || !first) throw new Refusal(404, `The market has no model ${key}.`);
  return {
    id: key,
    type: 'model_specification',
    attributes: { brand: first.brand, model, engines: namedEngines(rows) },
  };
}
