import { useSetting } from '@showroom/shared-ui/platform';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { EditorHint } from '../../listing/EditorHint';
import { List } from '../../listing/List';
import type { ListData } from '../../listing/list-data';
import type { ListContent } from '../../listing/list-fields';

/** The list for buyers from abroad, in markets that sell to them. */
export function Component(props: BlockProps<ListContent, ListData | undefined>) {
  if (useSetting('stock_locator.market') !== 'overseas') {
    return <EditorHint text="Stock locator (overseas): shown once the setting stock_locator.market says overseas." />;
  }
  return <List {...props} />;
}

/** Where nothing is sold overseas, nothing is asked. */
export async function load(input: LoadInput<ListContent>): Promise<ListData | undefined> {
  if (input.platform.settings.get('stock_locator.market') !== 'overseas') return undefined;
  const { loadList } = await import('../../listing/load-list');
  return loadList(input);
}
