import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import type { ListContent, ListData } from '../../listing/list-data';
import { StockLocator } from './StockLocator';

export const Component = StockLocator;

/** The first page comes with its data, so what fetches the next one is not part of its code. */
export async function load(input: LoadInput<ListContent>): Promise<ListData> {
  const { loadList } = await import('../../listing/load-list');
  return loadList(input);
}
