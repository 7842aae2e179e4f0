import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { EMPTY_STATE, writeListState } from '../facets/url-state';
import type { Crumb } from './structured-data';

export const STOCK_PATH = '/stock';

/** From the home page over the stock and the model to the vehicle. */
export function crumbsOf(
  { model }: Pick<Vehicle['attributes'], 'model'>,
  names: { readonly home: string; readonly stock: string },
): readonly Crumb[] {
  const models = writeListState({ ...EMPTY_STATE, chosen: { models: [model] } });
  return [
    { name: names.home, url: '/' },
    { name: names.stock, url: STOCK_PATH },
    { name: model, url: `${STOCK_PATH}${models}` },
  ];
}
