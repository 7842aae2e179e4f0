import { getCompareSpec } from '@showroom/contracts/calls/compare';
import { MARKET_CODES, MARKETS } from '@showroom/contracts/markets';
import { query } from '../../database/sql';
import { slugOf } from '../../raw-vehicle/slug';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { modelsInStock } from '../stock-locator/models-in-stock';
import { engineRow, enginesIn, namedEngines } from './model-engines';

/** Serves the specification of a model: what the market's own vehicles say of its engines. */
export function compare(api: Api, { database }: Context): void {
  implement(api, getCompareSpec, async ({ params: { model: key }, query: { market = MARKET_CODES[0] } }) => {
    const { listing } = MARKETS[market];
    const model = (await modelsInStock(database, listing)).find((one) => slugOf(one) === key);
    const rows = model === undefined ? [] : await query(database.db, engineRow, enginesIn(listing, model));
    const [first] = rows;
    if (model === undefined || !first) throw new Refusal(404, `The market has no model ${key}.`);
    const attributes = { brand: first.brand, model, engines: namedEngines(rows) };
    return { data: [{ id: key, type: 'model_specification' as const, attributes }] };
  });
}
