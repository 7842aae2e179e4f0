import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { EMPTY_STATE, serializeListState } from '../facets/url-state';
import { STOCK_PATH } from '../shortlist/paths';
import type { Crumb } from './structured-data';

/** From the home page over the stock and the model to the vehicle. */
export function crumbsOf(
  { model }: Pick<Vehicle['attributes'], 'model'>,
  names: { readonly home: string; readonly stock: string },
): readonly Crumb[] {
  const models = serializeListState({ ...EMPTY_STATE, chosen: { models: [model] } });
  return [
    { name: names.home, url: '/' },
    { name: names.stock, url: STOCK_PATH },
    { name: model, url: `${STOCK_PATH}${models}` },
  ];
}

/** All vehicles of one retailer. */
export function retailerStock({ owner_id }: Pick<Vehicle['attributes'], 'owner_id'>): string {
  return `${STOCK_PATH}${serializeListState({ ...EMPTY_STATE, chosen: { dealers: [owner_id] } })}`;
}
