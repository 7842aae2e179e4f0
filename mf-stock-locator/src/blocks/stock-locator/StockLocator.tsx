import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { List } from '../../listing/List';
import type { ListData } from '../../listing/list-data';
import type { ListContent } from '../../listing/list-fields';

/** The vehicles of a listing with their filters. */
export function Component(props: BlockProps<ListContent, ListData | undefined>) {
  return <List {...props} />;
}

/** The first page comes with its data, so what fetches the next one is not part of its code. */
export async function load(input: LoadInput<ListContent>): Promise<ListData> {
  const { loadList } = await import('../../listing/load-list');
  return loadList(input);
}
