import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import type { ListData } from '../../listing/list-data';
import type { ListContent } from '../../listing/list-fields';
import { StockLocatorOverseas } from './StockLocatorOverseas';

export const Component = StockLocatorOverseas;

/** Where nothing is sold overseas, nothing is asked. */
export async function load(input: LoadInput<ListContent>): Promise<ListData | undefined> {
  if (input.platform.settings.get('stock_locator.market') !== 'overseas') return undefined;
  const { loadList } = await import('../../listing/load-list');
  return loadList(input);
}
