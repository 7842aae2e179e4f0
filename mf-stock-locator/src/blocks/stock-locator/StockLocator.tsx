import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { List } from '../../listing/List';
import type { ListData } from '../../listing/list-data';
import type { ListContent } from '../../listing/list-fields';

/** The vehicles of a listing with their filters. */
export function StockLocator(props: BlockProps<ListContent, ListData | undefined>) {
  return <List {...props} />;
}
