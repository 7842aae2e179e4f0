import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import type { ListData } from '../../listing/list-data';
import type { ListContent } from '../../listing/list-fields';
import { StockLocator } from './StockLocator';

export const Component = StockLocator;

/** The first page comes with its data, so what fetches the next one is not part of its code. */
export async function load(input: LoadInput<ListContent>): Promise<ListData> {
  const { loadList } = await import('../../listing/load-list');
  return loadList(input);
}
